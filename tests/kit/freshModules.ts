import { vi } from 'vitest'

// Files of a worker share its modules. In a test of views a module may stand for another, and what was made once may be
// of another zone: each such file begins with none.
if (typeof document !== 'undefined') vi.resetModules()
