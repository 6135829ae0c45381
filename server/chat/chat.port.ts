/** What rooms above use of this one, beside its tables, and what opens the server. */
export { cardOfCall } from './cards.store'
export { type Firestore, openFirestore } from './firestore'
export { mirrorEverything } from './mirror.store'
