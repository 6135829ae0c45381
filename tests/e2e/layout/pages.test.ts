import { lookedAt } from '../../kit/lookedAt'
import { askedLooks } from '../../kit/looks'

/** Every state of a page; what opens over pages is looked at in `overlays.test.ts`. */
lookedAt(askedLooks, [])
