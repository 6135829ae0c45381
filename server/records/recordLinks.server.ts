import { done } from '../../src/core/kit/outcome'
import { LINK_CODE, MOST_LINKS } from '../../src/core/records/recordLinks.limits'
import type { recordLinksApi } from '../../src/core/records/recordLinks.api'
import { fileById } from '../files/files.port'
import type { Call, Handlers, PatientCaller } from '../kit/handlers'
import { newCode } from '../kit/ids'
import { countLive, endLink, insertLink, linksOf } from './recordLinks.store'
import { sharedAddress } from './recordLinks.page'
import type texts from './recordLinks.texts.json'
import { ownRecord } from './records.read'
import { wantDocument } from './records.store'

type Text = keyof typeof texts

const recordOf = async (id: string, { db, caller, refusal }: Call<never, Text, PatientCaller>) => {
  const record = await ownRecord(db, id, caller)
  if (record === null) throw refusal('notFound')
  return record
}

export const recordLinksHandlers: Handlers<typeof recordLinksApi, Text, PatientCaller> = {
  list: async ({ id }, call) => done(await linksOf(call.db, (await recordOf(id, call)).id)),

  make: async ({ id, name, hasCode }, call) => {
    const { db, now, refuse, refusal, say } = call
    const { fileId, memberId } = await recordOf(id, call)
    const file = fileId === null ? null : await fileById(db, fileId)
    if (file === null) {
      await wantDocument(db, id)
      return refuse('documentAwaited')
    }
    if ((await countLive(db, id, now)) >= MOST_LINKS) throw refusal('tooManyLinks', { most: MOST_LINKS })
    const code = hasCode ? newCode(LINK_CODE) : null
    const { link, token } = await insertLink(db, { recordId: id, memberId, name, code }, now)
    return done({ link, code, url: sharedAddress(token, file.type) }, say('linkMade', { name }))
  },

  revoke: async ({ id, linkId }, call) => {
    const { db, now, refuse, say } = call
    const ended = await endLink(db, { recordId: (await recordOf(id, call)).id, linkId }, now)
    return ended === null ? refuse('notFound') : done(ended, say('linkRevoked', { name: ended.name }))
  },
}
