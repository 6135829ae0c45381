import { done } from '../../src/core/kit/outcome'
import { LINK_CODE, MOST_LINKS } from '../../src/core/records/recordLinks.limits'
import type { recordLinksApi } from '../../src/core/records/recordLinks.api'
import type { Call, Handlers, PatientCaller } from '../kit/handlers'
import { newCode } from '../kit/ids'
import { endLink, linksOf, shareRecord } from './recordLinks.store'
import type texts from './recordLinks.texts.json'
import { heldRecord, recordById } from './records.read'

type Text = keyof typeof texts

/** A record of the caller's family while a link to it is made or ended: it stays where it is. */
const heldFor = async (id: string, { db, caller, refusal }: Call<never, Text, PatientCaller>) => {
  const record = await heldRecord(db, id, caller)
  if (record === null) throw refusal('notFound')
  return record
}

export const recordLinksHandlers: Handlers<typeof recordLinksApi, Text, PatientCaller> = {
  list: async ({ id }, call) => {
    const record = await recordById(call.db, id, call)
    return record === null ? call.refuse('notFound') : done(await linksOf(call.db, record.stored.id))
  },

  make: async ({ id, name, hasCode }, call) => {
    const { db, now, caller, refuse, refusal, say } = call
    const code = hasCode ? newCode(LINK_CODE) : null
    const shared = await shareRecord(db, await heldFor(id, call), { sharedBy: caller.userId, name, code }, now)
    if (shared === 'documentAwaited') return refuse('documentAwaited')
    if (shared === 'tooManyLinks') throw refusal('tooManyLinks', { most: MOST_LINKS })
    return done({ ...shared, code }, say('linkMade', { name }))
  },

  revoke: async ({ id, linkId }, call) => {
    const { db, now, refuse, say } = call
    const ended = await endLink(db, { recordId: (await heldFor(id, call)).id, linkId }, now)
    return ended === null ? refuse('notFound') : done(ended, say('linkRevoked', { name: ended.name }))
  },
}
