/// What regions and languages are called, by Unicode's locale data.
enum RegionNames {
  struct Region {
    let code: String
    /// What it pays with; empty where there is none.
    let currency: String
    let name: String
  }

  static let regions: [Region] = regionText.split(separator: ";").map { row in
    let parts = row.split(separator: ":")
    return Region(
      code: String(parts[0].prefix(2)), currency: String(parts[0].dropFirst(2)),
      name: String(parts[1]))
  }

  /// A language's name in English and in itself.
  static let languages: [(code: String, name: String, own: String)] =
    languageText.split(separator: ";").map { row in
      let parts = row.split(separator: ":").map { String($0) }
      return (parts[0], parts[1], parts[2])
    }

  private static let regionText = """
    QO:Outlying Oceania;ARARS:Argentina;ASUSD:American Samoa;ATEUR:Austria;AUAUD:Australia;\
    AWAWG:Aruba;AXEUR:Åland Islands;AZAZN:Azerbaijan;BABAM:Bosnia & Herzegovina;BBBBD:Barbados;\
    BDBDT:Bangladesh;BEEUR:Belgium;BFXOF:Burkina Faso;BGBGN:Bulgaria;BHBHD:Bahrain;BIBIF:Burundi;\
    BJXOF:Benin;BLEUR:St. Barthélemy;BMBMD:Bermuda;BNBND:Brunei;BOBOB:Bolivia;\
    BQUSD:Caribbean Netherlands;BRBRL:Brazil;BSBSD:Bahamas;BTBTN:Bhutan;BVNOK:Bouvet Island;\
    BWBWP:Botswana;BYBYN:Belarus;BZBZD:Belize;CACAD:Canada;CCAUD:Cocos (Keeling) Islands;\
    CDCDF:Congo - Kinshasa;CFXAF:Central African Republic;CGXAF:Congo - Brazzaville;\
    CHCHF:Switzerland;CIXOF:Côte d’Ivoire;CKNZD:Cook Islands;CLCLP:Chile;CMXAF:Cameroon;\
    CNCNY:China mainland;COCOP:Colombia;CPXXX:Clipperton Island;CQ:Sark;CRCRC:Costa Rica;\
    CUCUP:Cuba;CVCVE:Cape Verde;CWXCG:Curaçao;CXAUD:Christmas Island;CYEUR:Cyprus;CZCZK:Czechia;\
    DEEUR:Germany;DGUSD:Diego Garcia;DJDJF:Djibouti;DKDKK:Denmark;DMXCD:Dominica;\
    DODOP:Dominican Republic;DZDZD:Algeria;EAEUR:Ceuta & Melilla;ECUSD:Ecuador;EEEUR:Estonia;\
    EGEGP:Egypt;EHMAD:Western Sahara;ERERN:Eritrea;ESEUR:Spain;ETETB:Ethiopia;FIEUR:Finland;\
    FJFJD:Fiji;FKFKP:Falkland Islands;FMUSD:Micronesia;FODKK:Faroe Islands;FREUR:France;\
    GAXAF:Gabon;GBGBP:United Kingdom;GDXCD:Grenada;GEGEL:Georgia;GFEUR:French Guiana;\
    GGGBP:Guernsey;GHGHS:Ghana;GIGIP:Gibraltar;GLDKK:Greenland;GMGMD:Gambia;GNGNF:Guinea;\
    GPEUR:Guadeloupe;GQXAF:Equatorial Guinea;GREUR:Greece;GSGBP:So. Georgia & So. Sandwich Isl.;\
    GTGTQ:Guatemala;GUUSD:Guam;GWXOF:Guinea-Bissau;GYGYD:Guyana;HKHKD:Hong Kong;\
    HMAUD:Heard & McDonald Islands;HNHNL:Honduras;HREUR:Croatia;HTHTG:Haiti;HUHUF:Hungary;\
    ICEUR:Canary Islands;IDIDR:Indonesia;IEEUR:Ireland;ILILS:Israel;IMGBP:Isle of Man;ININR:India;\
    IOUSD:Chagos Archipelago;IQIQD:Iraq;IRIRR:Iran;ISISK:Iceland;ITEUR:Italy;JEGBP:Jersey;\
    JMJMD:Jamaica;JOJOD:Jordan;JPJPY:Japan;KEKES:Kenya;KGKGS:Kyrgyzstan;KHKHR:Cambodia;\
    KIAUD:Kiribati;KMKMF:Comoros;KNXCD:St. Kitts & Nevis;KPKPW:North Korea;KRKRW:South Korea;\
    KWKWD:Kuwait;KYKYD:Cayman Islands;KZKZT:Kazakhstan;LALAK:Laos;LBLBP:Lebanon;LCXCD:St. Lucia;\
    LICHF:Liechtenstein;LKLKR:Sri Lanka;LRLRD:Liberia;LSZAR:Lesotho;LTEUR:Lithuania;\
    LUEUR:Luxembourg;LVEUR:Latvia;LYLYD:Libya;MAMAD:Morocco;MCEUR:Monaco;MDMDL:Moldova;\
    MEEUR:Montenegro;MFEUR:St. Martin;MGMGA:Madagascar;MHUSD:Marshall Islands;\
    MKMKD:North Macedonia;MLXOF:Mali;MMMMK:Myanmar (Burma);MNMNT:Mongolia;MOMOP:Macao;\
    MPUSD:Northern Mariana Islands;MQEUR:Martinique;MRMRU:Mauritania;MSXCD:Montserrat;MTEUR:Malta;\
    MUMUR:Mauritius;MVMVR:Maldives;MWMWK:Malawi;MXMXN:Mexico;MYMYR:Malaysia;MZMZN:Mozambique;\
    NANAD:Namibia;NCXPF:New Caledonia;NEXOF:Niger;NFAUD:Norfolk Island;NGNGN:Nigeria;\
    NINIO:Nicaragua;NLEUR:Netherlands;NONOK:Norway;NPNPR:Nepal;NRAUD:Nauru;NUNZD:Niue;\
    NZNZD:New Zealand;OMOMR:Oman;PAPAB:Panama;PEPEN:Peru;PFXPF:French Polynesia;\
    PGPGK:Papua New Guinea;PHPHP:Philippines;PKPKR:Pakistan;PLPLN:Poland;\
    PMEUR:St. Pierre & Miquelon;PNNZD:Pitcairn Islands;PRUSD:Puerto Rico;\
    PSILS:Palestinian Territories;PTEUR:Portugal;PWUSD:Palau;PYPYG:Paraguay;QAQAR:Qatar;\
    REEUR:Réunion;RORON:Romania;RSRSD:Serbia;RURUB:Russia;RWRWF:Rwanda;SASAR:Saudi Arabia;\
    SBSBD:Solomon Islands;SCSCR:Seychelles;SDSDG:Sudan;SESEK:Sweden;SGSGD:Singapore;\
    SHSHP:St. Helena;SIEUR:Slovenia;SJNOK:Svalbard & Jan Mayen;SKEUR:Slovakia;SLSLE:Sierra Leone;\
    SMEUR:San Marino;SNXOF:Senegal;SOSOS:Somalia;SRSRD:Suriname;SSSSP:South Sudan;\
    STSTN:São Tomé & Príncipe;SVUSD:El Salvador;SXXCG:Sint Maarten;SYSYP:Syria;SZSZL:Eswatini;\
    TAGBP:Tristan da Cunha;TCUSD:Turks & Caicos Islands;TDXAF:Chad;\
    TFEUR:French Southern Territories;TGXOF:Togo;THTHB:Thailand;TJTJS:Tajikistan;TKNZD:Tokelau;\
    TLUSD:Timor-Leste;TMTMT:Turkmenistan;TNTND:Tunisia;TOTOP:Tonga;TRTRY:Türkiye;\
    TTTTD:Trinidad & Tobago;TVAUD:Tuvalu;TWTWD:Taiwan;TZTZS:Tanzania;UAUAH:Ukraine;UGUGX:Uganda;\
    UMUSD:U.S. Outlying Islands;USUSD:United States;UYUYU:Uruguay;UZUZS:Uzbekistan;\
    VAEUR:Vatican City;VCXCD:St. Vincent & Grenadines;VEVED:Venezuela;VGUSD:British Virgin Islands;\
    VIUSD:U.S. Virgin Islands;VNVND:Vietnam;VUVUV:Vanuatu;WFXPF:Wallis & Futuna;WSWST:Samoa;\
    XKEUR:Kosovo;YEYER:Yemen;YTEUR:Mayotte;ZAZAR:South Africa;ZMZMW:Zambia;ZWZWG:Zimbabwe;\
    ACSHP:Ascension Island;ADEUR:Andorra;AEAED:United Arab Emirates;AFAFN:Afghanistan;\
    AGXCD:Antigua & Barbuda;AIXCD:Anguilla;ALALL:Albania;AMAMD:Armenia;AOAOA:Angola;\
    AQXXX:Antarctica;EUEUR:European Union;EZ:Eurozone;UN:United Nations;
    """

  private static let languageText = """
    af:Afrikaans:Afrikaans;am:Amharic:አማርኛ;ar:Arabic:العربية;az:Azerbaijani:azərbaycan;\
    be:Belarusian:беларуская;bg:Bulgarian:български;bn:Bangla:বাংলা;bs:Bosnian:bosanski;\
    ca:Catalan:català;cs:Czech:čeština;cy:Welsh:Cymraeg;da:Danish:dansk;de:German:Deutsch;\
    el:Greek:Ελληνικά;en:English:English;eo:Esperanto:Esperanto;es:Spanish:español;\
    et:Estonian:eesti;eu:Basque:euskara;fa:Persian:فارسی;fi:Finnish:suomi;\
    fil:Filipino:Filipino;fr:French:français;ga:Irish:Gaeilge;gl:Galician:galego;\
    gu:Gujarati:ગુજરાતી;he:Hebrew:עברית;hi:Hindi:हिन्दी;hr:Croatian:hrvatski;\
    hu:Hungarian:magyar;hy:Armenian:հայերեն;id:Indonesian:Indonesia;is:Icelandic:íslenska;\
    it:Italian:italiano;ja:Japanese:日本語;ka:Georgian:ქართული;kk:Kazakh:қазақ тілі;\
    km:Khmer:ខ្មែរ;kn:Kannada:ಕನ್ನಡ;ko:Korean:한국어;ku:Kurdish:kurdî (kurmancî);\
    ky:Kyrgyz:кыргызча;la:Latin:Latin;lo:Lao:ລາວ;lt:Lithuanian:lietuvių;lv:Latvian:latviešu;\
    mk:Macedonian:македонски;ml:Malayalam:മലയാളം;mn:Mongolian:монгол;mr:Marathi:मराठी;\
    ms:Malay:Bahasa Melayu;mt:Maltese:Malti;my:Burmese:မြန်မာ;\
    nb:Norwegian Bokmål:norsk bokmål;ne:Nepali:नेपाली;nl:Dutch:Nederlands;\
    nn:Norwegian Nynorsk:norsk nynorsk;no:Norwegian:norsk;pa:Punjabi:ਪੰਜਾਬੀ;pl:Polish:polski;\
    ps:Pashto:پښتو;pt:Portuguese:português;ro:Romanian:română;ru:Russian:русский;\
    si:Sinhala:සිංහල;sk:Slovak:slovenčina;sl:Slovenian:slovenščina;so:Somali:Soomaali;\
    sq:Albanian:shqip;sr:Serbian:српски;sv:Swedish:svenska;sw:Swahili:Kiswahili;\
    ta:Tamil:தமிழ்;te:Telugu:తెలుగు;th:Thai:ไทย;tk:Turkmen:türkmen dili;tr:Turkish:Türkçe;\
    uk:Ukrainian:українська;ur:Urdu:اردو;uz:Uzbek:o‘zbek;vi:Vietnamese:Tiếng Việt;\
    yue:Cantonese:廣東話;zh:Chinese:中文;zu:Zulu:isiZulu;
    """
}
