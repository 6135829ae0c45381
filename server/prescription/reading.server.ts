import { and, eq } from 'drizzle-orm'
import type { DocumentLink } from '../../src/core/kit/documentLink'
import { done } from '../../src/core/kit/outcome'
import type { Prescription } from '../../src/core/prescription/prescription'
import type { prescriptionApi } from '../../src/core/prescription/prescription.api'
import { canComplete, ownAppointment } from '../booking/booking.port'
import { addressOf } from '../files/files.port'
import { factsOf, writeFacts } from '../members/members.port'
import { MOST_LINKS } from '../../src/core/records/recordLinks.limits'
import type { Call, DoctorCaller, Handlers, TreatmentCaller } from '../kit/handlers'
import { sharePrescription } from '../records/records.port'
import { medicinesBefore } from './write'
import { orderDocument, writtenDocument } from './documents'
import {
  activeOf,
  hasBeenSeen,
  measuredBefore,
  prescriptionOf,
  prescriptionRows,
  signedBefore,
  visibleTo,
} from './prescription.store'
import { prescriptions } from './prescription.tables'

type Reading = Pick<typeof prescriptionApi, 'context' | 'saveFacts' | 'list' | 'read' | 'active' | 'last' | 'link'>

const touching = ({ touches }: Call, row: Prescription | null): Prescription | null => {
  touches(row === null ? [] : [row.patientId])
  return row
}

/** A link to the record that a signed prescription is, made for its patient: the family sees its openings and ends it. */
const shared = async (
  key: Buffer,
  { id, signedAt, patientName, number }: Prescription,
  { db, now, caller, refusal }: Call<'notSigned' | 'tooManyLinks', never, TreatmentCaller>,
): Promise<DocumentLink> => {
  if (signedAt === null) throw refusal('notSigned')
  const made = await sharePrescription(db, id, { key, sharedBy: caller.userId, name: patientName ?? number }, now)
  if (made === null) throw refusal('notFound')
  if (made === 'tooManyLinks') throw refusal('tooManyLinks', { most: MOST_LINKS })
  if (made === 'documentAwaited') return { state: 'notReady' }
  return { state: 'ready', url: made.url, expiresAt: made.link.expiresAt }
}

/** How prescriptions are read and shared; `key` makes the tokens of shared ones. */
export const readingHandlers = (
  key: Buffer,
): Handlers<
  Reading,
  never,
  DoctorCaller,
  { list: TreatmentCaller; read: TreatmentCaller; active: TreatmentCaller; link: TreatmentCaller }
> => ({
  context: async ({ bookingId }, call) => {
    const { db, caller, now } = call
    const appointment = await ownAppointment(bookingId, call)
    const { memberId, patientId, doctorId, patientName, age, gender, consultation, startsAt } = appointment
    const measured = await measuredBefore(db, caller, { memberId, bookingId })
    return done({
      bookingId,
      memberId,
      patientId,
      patientName,
      age,
      gender,
      consultation,
      startsAt,
      isFirstVisit: !(await hasBeenSeen(db, { doctorId, memberId, bookingId })),
      isOpen: canComplete(appointment),
      facts: await factsOf(db, memberId),
      ...(await medicinesBefore(db, caller, { memberId, bookingId, now })),
      lastWeight: measured.at(-1)?.weight ?? null,
      measured,
    })
  },

  saveFacts: async ({ bookingId, refuted = [], ...facts }, call) => {
    const { db, caller, now } = call
    const { memberId } = await ownAppointment(bookingId, call)
    await writeFacts(db, facts, refuted, { memberId, by: caller.userId, now })
    return done(await factsOf(db, memberId))
  },

  list: async ({ memberId, limit, offset }, { db, caller, touches }) => {
    const page = { limit, offset }
    const which = memberId === undefined ? undefined : eq(prescriptions.memberId, memberId)
    const isForPatient = caller.role === 'PATIENT'
    const rows = await prescriptionRows(db, and(visibleTo(caller), which), { isForPatient, page })
    touches(rows.map(({ patientId }) => patientId))
    return done(rows)
  },

  read: async ({ id }, call) => {
    const row = touching(call, await prescriptionOf(call.db, call.caller, id))
    return row === null ? call.refuse('notFound') : done(row)
  },

  active: async (asked, call) => done(touching(call, await activeOf(call.db, call.caller, asked))),

  last: async ({ bookingId }, call) => {
    const { memberId, startsAt } = await ownAppointment(bookingId, call)
    return done(await signedBefore(call.db, call.caller, { memberId, bookingId, before: startsAt }))
  },

  link: async ({ id, purpose, language }, call) => {
    const { db, caller, refusal } = call
    const prescription = touching(call, await prescriptionOf(db, caller, id))
    if (prescription === null) throw refusal('notFound')
    if (purpose === 'share') return done(await shared(key, prescription, call))
    const spoken = language ?? call.language
    const fileId = await writtenDocument(db, prescription, spoken)
    if (fileId === null) {
      await orderDocument(db, id, spoken)
      return done({ state: 'notReady' })
    }
    const { url, expiresAt } = await addressOf(call, fileId)
    return done({ state: 'ready', url, expiresAt })
  },
})
