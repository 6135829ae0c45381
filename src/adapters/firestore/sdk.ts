/** As much of Firebase's libraries as listening to chats takes; fetched when a project is configured and not before. */
export { deleteApp, initializeApp } from 'firebase/app'
export { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth'
export {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  terminate,
  where,
} from 'firebase/firestore'
