import { vi } from 'vitest'
import { WAITS_FOR } from './limits'

// Files of a worker share its modules. In a test of views a module may stand for another, and what was made once may be
// of another zone: each such file begins with none. What such a test waits for may take as long as anywhere else.
if (typeof document !== 'undefined') {
  vi.resetModules()
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: WAITS_FOR })
}
