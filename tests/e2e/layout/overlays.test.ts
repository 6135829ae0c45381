import { lookedAt } from '../../kit/lookedAt'
import { askedOverlays } from '../../kit/overlays'

/** All that opens over a page. */
lookedAt([], askedOverlays)
