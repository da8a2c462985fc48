final class F {}
class G: F {}
