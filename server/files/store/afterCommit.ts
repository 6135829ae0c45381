import { refuseInTransaction } from '../../kit/scope'
import type { FileStore } from './fileStore'

/** A store that refuses contents inside a transaction: it may answer slowly, and what it was given is not undone. */
export const afterCommit = (store: FileStore): FileStore => ({
  ...store,
  put: async (id, path) => {
    refuseInTransaction('A file was stored')
    await store.put(id, path)
  },
  read: async (id) => {
    refuseInTransaction('A file was read')
    return store.read(id)
  },
})
