import { DAY } from '../../src/core/kit/dates'
import { recordsApi } from '../../src/core/records/records.api'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { fileRules } from '../files/files.port'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { countPages, layOutPages, makePages } from './pages'
import { recordFile, recordPage } from './recordFiles'
import { readingHandlers } from './reading.server'
import { documentWanted, purgeRemoved } from './records.store'
import { writingHandlers } from './writing.server'
import texts from './records.texts.json'

const READABLE = "of a patient the family's, of staff those of members whom the caller's doctor treated"
const SAVED =
  "of members of the caller's family, of staff of those whom the caller's doctor treated, of a centre of those with an order there"
const OWN = "what the caller's family brought"
const readers = [...PATIENTS, ...DOCTORS]

export const recordsRoom = room(recordsApi, {
  handlers: { ...readingHandlers, ...writingHandlers },
  policy: {
    list: rule(readers, READABLE, 'patients'),
    family: rule(PATIENTS, "records of the caller's family"),
    active: rule(PATIENTS, "records of the caller's family"),
    categories: rule(readers, 'public among those who have records', 'none'),
    save: rule([...readers, 'DIAGNOSTIC_CENTER'], SAVED, 'patients'),
    update: rule(PATIENTS, OWN),
    remove: rule(PATIENTS, OWN),
    restore: rule(PATIENTS, OWN),
    one: rule(readers, READABLE, 'patients'),
  },
  texts,
  jobs: [{ name: 'take away the files of removed records', every: DAY, run: purgeRemoved }],
  listens: [documentWanted.by(layOutPages), fileRules.by(recordFile), fileRules.by(recordPage)],
  tasks: ({ files }) => [makePages(files), countPages(files)],
})
