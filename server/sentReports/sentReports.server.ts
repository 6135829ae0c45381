import { isQuestioned, namingIn } from '../../src/core/kit/naming'
import { done } from '../../src/core/kit/outcome'
import type { sentReportsApi } from '../../src/core/sentReports/sentReports.api'
import { receiverFault } from '../../src/core/sentReports/sentReports.rules'
import { fileText, ownFileAt } from '../files/files.port'
import type { Call, Handlers, PatientCaller, VerifiedCaller } from '../kit/handlers'
import { enqueue } from '../kit/jobs'
import { patientOfMember } from '../members/members.port'
import { providerOfStaff } from '../provider/provider.port'
import { announceTask } from './sentReports.events'
import { type Answered, answerReport, sendReport, sentBy, waitingFor } from './sentReports.store'
import type texts from './sentReports.texts.json'

type Text = keyof typeof texts

const centreOf = async ({
  db,
  caller,
  refusal,
}: Pick<Call<never, Text, VerifiedCaller>, 'db' | 'caller' | 'refusal'>) => {
  const centre = await providerOfStaff(db, caller.userId)
  if (centre === null) throw refusal('notFound')
  return centre
}

const idOf = (answered: Answered, { refusal }: Pick<Call<'alreadyAnswered', Text>, 'refusal'>): string | null => {
  if (answered.is === 'unknown') throw refusal('notFound')
  if (answered.is === 'alreadyAnswered') throw refusal('alreadyAnswered')
  return answered.recordId
}

export const sentReportsHandlers: Handlers<
  typeof sentReportsApi,
  Text,
  VerifiedCaller,
  { received: PatientCaller; accept: PatientCaller; refuse: PatientCaller }
> = {
  send: async ({ url, isLookedAt = false, ...report }, call) => {
    const { db, caller, now, refusal, say } = call
    const providerId = await centreOf(call)
    if (receiverFault(report.phoneNumber) !== null) throw refusal('numberUnknown')
    const fileId = await ownFileAt(db, { url, ownerId: caller.userId, purpose: 'report' })
    const text = fileId === null || isLookedAt ? null : await fileText(db, fileId)
    if (isQuestioned(namingIn(text, { name: report.patientName, age: null }).naming)) throw refusal('notNamed')
    const sent = fileId && (await sendReport(db, { ...report, providerId, sentBy: caller.userId, fileId }, now))
    if (!sent) throw refusal('fileUnknown')
    await enqueue(db, announceTask, [{ input: { id: sent.id }, key: sent.id }])
    return done(sent, say('sent'))
  },

  sent: async (page, call) => done(await sentBy(call.db, await centreOf(call), page)),

  received: async (_, { db, caller, now, addresses }) =>
    done(
      (await waitingFor(db, caller.userId, now)).map(({ report, centre, file }) => ({
        ...report,
        centre,
        url: addresses.to(file, caller.sessionId, now).url,
      })),
    ),

  accept: async ({ id, memberId }, call) => {
    const { db, caller, now, refusal, say } = call
    const patientId = await patientOfMember(db, caller, memberId)
    if (patientId === null) throw refusal('notFound')
    const recordId = idOf(await answerReport(db, { id, patientId, memberId }, now), call)
    return done({ id: recordId! }, say('accepted'))
  },

  refuse: async ({ id }, call) => {
    idOf(await answerReport(call.db, { id, patientId: call.caller.userId, memberId: null }, call.now), call)
    return done({ id }, call.say('refused'))
  },
}
