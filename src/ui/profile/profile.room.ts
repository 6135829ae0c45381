import type { Room } from '../app/loading/features'
import type profile from '../intl/en/profile.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly profile: typeof profile
  }
}

const texts = ['profile', 'doctors', 'expertise', 'staff'] as const

/** A doctor's own profile, whole and as the way to everything that is theirs on a phone. */
export const room: Room = {
  'page.profile': { view: async () => (await import('./ProfilePage')).ProfilePage, texts, hasLogic: true },
  'page.profileDetail': {
    view: async () => (await import('./ProfileDetailPage')).ProfileDetailPage,
    texts,
    hasLogic: true,
  },
}
