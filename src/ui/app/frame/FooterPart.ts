import { onDemand } from '../loading/onDemand'

/** The footer, apart from what every page loads first. */
export const FooterPart = onDemand(async () => (await import('./Footer')).Footer)
