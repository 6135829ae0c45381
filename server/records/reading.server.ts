import { done } from '../../src/core/kit/outcome'
import { RECORD_PAGE } from '../../src/core/records/records.rules'
import type { recordsApi } from '../../src/core/records/records.api'
import type { Call, Handlers, PatientCaller, TreatmentCaller } from '../kit/handlers'
import { categoriesIn } from './categories'
import { orderCount } from './pages'
import { wantDocument } from './records.store'
import { activePrescriptions, type ReadRecord, recordById, recordRows, type RecordsAsked } from './records.read'

type Reading = Pick<typeof recordsApi, 'list' | 'family' | 'active' | 'categories' | 'one'>
type AnyCall = Call<never, never, TreatmentCaller>

const shown = ({ patientId: _, ...record }: ReadRecord) => record

const read = async ({ limit = RECORD_PAGE, offset = 0, ...asked }: Partial<RecordsAsked>, call: AnyCall) => {
  const rows = await recordRows(call.db, { ...asked, limit, offset }, call)
  call.touches([...new Set(rows.map(({ patientId }) => patientId))])
  return done(rows.map(shown))
}

export const readingHandlers: Handlers<
  Reading,
  never,
  TreatmentCaller,
  { family: PatientCaller; active: PatientCaller }
> = {
  list: read,
  family: read,
  active: async (_, { db, caller }) => done(await activePrescriptions(db, caller.userId)),
  categories: async (_, { language }) => done(categoriesIn(language)),
  one: async ({ id }, call) => {
    const found = await recordById(call.db, id, call)
    call.touches(found === null ? [] : [found.read.patientId])
    if (found === null) return call.refuse('notFound')
    if (found.stored.fileId === null) await wantDocument(call.db, id)
    else if (found.stored.pages === null) await orderCount(call.db, found.stored.id, found.stored.fileId)
    return done(shown(found.read))
  },
}
