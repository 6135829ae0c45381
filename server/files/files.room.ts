import { filesApi } from '../../src/core/files/files.api'
import { KNOWN } from '../../src/core/session/roles'
import { DAY, HOUR } from '../../src/core/kit/dates'
import { fileAddresses } from '../kit/fileAddress'
import { capability } from '../kit/mount'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { servedFiles } from './files.serve'
import { filesHandlers } from './files.server'
import { removeUnnamed } from './files.store'
import { migrateStorage } from './migrateStorage'
import { PIECES_PATH } from '../../src/core/files/files.rules'
import { pieceUploads, removePieces } from './pieces'
import { removeOrphans } from './receive'
import texts from './files.texts.json'

export const filesRoom = room(filesApi, {
  handlers: filesHandlers,
  policy: {
    upload: rule(KNOWN, "a new file of the caller's own"),
  },
  texts,
  jobs: ({ files }) => [
    { name: 'move files out of the database', every: DAY, run: (db) => migrateStorage(db, files) },
    { name: 'remove pieces of uploads that are over', every: HOUR, run: (db, now) => removePieces(db, files, now) },
    { name: 'remove uploads that no row names', every: DAY, run: removeUnnamed },
    { name: 'remove contents without a file', every: DAY, run: (db) => removeOrphans(db, files) },
  ],
  mounts: ({ files, secret, findCaller }) => ({
    '/files': capability(servedFiles(files, fileAddresses(secret))),
    [PIECES_PATH]: pieceUploads(files, findCaller),
  }),
})
