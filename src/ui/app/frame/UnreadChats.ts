import { onDemand } from '../loading/onDemand'

/** `ChatCount` of every bar, which arrives after the first paint. */
export const UnreadChats = onDemand(async () => (await import('./overEveryPage')).overEveryPage.ChatCount)
