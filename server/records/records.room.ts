import { recordsApi } from '../../src/core/records/records.api'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { recordsHandlers } from './records.server'
import texts from './records.texts.json'

const READABLE = "of a patient the family's, of staff those of members whom the caller's doctor treated"
const readers = [...PATIENTS, ...DOCTORS]

export const recordsRoom = room(recordsApi, {
  handlers: recordsHandlers,
  policy: {
    list: rule(readers, READABLE, 'patients'),
    family: rule(PATIENTS, "records of the caller's family"),
    categories: rule(readers, 'public among those who have records', 'none'),
    one: rule(readers, READABLE, 'patients'),
  },
  texts,
})
