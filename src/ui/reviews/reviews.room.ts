import type { Room } from '../app/loading/features'
import type reviews from '../intl/en/reviews.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly reviews: typeof reviews
  }
}

/** What patients say about a doctor, and the doctor's replies. */
export const room: Room = {
  'panel.reviews': {
    view: async () => (await import('./ReviewsPanel')).ReviewsPanel,
    texts: ['reviews', 'kit'],
    hasLogic: true,
  },
}
