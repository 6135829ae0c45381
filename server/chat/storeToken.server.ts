import type { chatApi } from '../../src/core/chat/chat.api'
import { done } from '../../src/core/kit/outcome'
import type { Handlers, VerifiedCaller } from '../kit/handlers'
import type texts from './chat.texts.json'
import type { Firestore } from './firestore'
import { admit } from './mirror.store'

type StoreToken = Handlers<typeof chatApi, keyof typeof texts, VerifiedCaller>['storeToken']

/** Lets the caller's client into the copy of the chats for as long as their session lasts. */
export const storeToken =
  (store: Firestore | null): StoreToken =>
  async (_, { db, caller: { userId, sessionId }, now, refuse }) => {
    if (store === null) return done({ token: null })
    try {
      await admit(db, store, { sessionId, userId }, now)
      return done({ token: await store.signIn(userId, sessionId, now) })
    } catch {
      return refuse('storeAway')
    }
  }
