// ViewCatalog
