import { randomBytes } from 'node:crypto'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { EMPTY_CONTENT, type SavedPrescription, type SaveType } from '../../src/core/prescription/prescription'
import type { prescriptionApi } from '../../src/core/prescription/prescription.api'
import { isHealthCategory } from '../../src/core/prescription/categories'
import { canComplete, completeAppointment, ownAppointment, type HeldAppointment } from '../booking/booking.port'
import { addressOf, ownFileAt, removeFiles, claimFiles } from '../files/files.port'
import { violatedConstraint } from '../kit/constraint'
import type { Call, DoctorCaller, Handlers } from '../kit/handlers'
import { newId } from '../kit/ids'
import { lostInWords } from '../kit/pdf/sheet'
import { notify } from '../notifications/notifications.port'
import { addSignedRecord } from '../records/records.port'
import { lostOnPaper, orderDocument, type Printing, writtenDocument } from './documents'
import { consultationEnded } from './consultation.events'
import { removeDraft } from './drafts.store'
import {
  changeVersion,
  insertScans,
  insertVersion,
  newestVersion,
  ownVersion,
  prescriptionOf,
  type PrescriptionRow,
  removePdfs,
} from './prescription.store'
import type texts from './prescription.texts.json'
import { recordOfSigned } from './signedRecord'
import { checkedContent, type Written } from './write'

type Text = keyof typeof texts
type Writing = Pick<typeof prescriptionApi, 'create' | 'update' | 'fromFile'>
/** Any of these rows, as much as they have in common. */
type AnyCall = Call<'unprintable', Text, DoctorCaller>

/** The number on the paper: the day and five letters that are not mistaken for each other. */
const newNumber = (now: UnixSeconds): string => {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  const random = [...randomBytes(5)].map((byte) => letters[byte % letters.length]).join('')
  return `${dayOf(now).replaceAll('-', '').slice(2)}-${random}`
}

const newToken = (): string => randomBytes(16).toString('base64url')

interface NewVersion extends Pick<Written, 'healthCategoryId' | 'saveType' | 'dismissals'> {
  readonly content: PrescriptionRow['content']
  readonly kind: PrescriptionRow['kind']
  readonly declaresNone?: boolean
  readonly amends?: { readonly row: PrescriptionRow; readonly reason: string }
}

const signature = (saveType: SaveType, { caller, now }: AnyCall) =>
  saveType === 'end' ? { signedAt: now, signedBy: caller.userId } : { signedAt: null, signedBy: null }

const withWho = (dismissals: Written['dismissals'], { caller, now }: AnyCall): PrescriptionRow['dismissals'] =>
  dismissals.map((dismissal) => ({ ...dismissal, by: caller.userId, at: now }))

const write = async (appointment: HeldAppointment, made: NewVersion, call: AnyCall): Promise<string> => {
  const { db, caller, now } = call
  const { id: bookingId, doctorId, memberId, patientId } = appointment
  const { kind, content, healthCategoryId, saveType, declaresNone = false, amends } = made
  const id = newId()
  await insertVersion(db, {
    id,
    bookingId,
    doctorId,
    memberId,
    patientId,
    kind,
    content,
    healthCategoryId,
    declaresNone,
    version: (amends?.row.version ?? 0) + 1,
    replacesId: amends?.row.id ?? null,
    amendReason: amends?.reason ?? null,
    number: amends?.row.number ?? newNumber(now),
    dismissals: withWho(made.dismissals, call),
    revision: 1,
    token: newToken(),
    savedAt: now,
    savedBy: caller.userId,
    ...signature(saveType, call),
  })
  return id
}

/** What follows a save or the end of a consultation: its draft goes, the appointment completes, the PDF is enqueued. */
const finish = async (
  id: string,
  appointment: HeldAppointment,
  saveType: SaveType,
  call: AnyCall,
  printing: Pick<Printing, 'origin'>,
): Promise<SavedPrescription> => {
  const { db, caller, now, language, touches, refusal } = call
  const { id: bookingId, doctorId, patientId } = appointment
  touches([patientId])
  await removeDraft(db, { doctorId, bookingId })
  const isOver = saveType === 'end' && (await completeAppointment(db, bookingId))
  const prescription = (await prescriptionOf(db, caller, id))!
  if (isOver) {
    const { memberId, medicines } = prescription
    const ended = { bookingId, doctorId, memberId, prescriptionId: id, medicines: medicines.length }
    for (const follow of consultationEnded.listeners()) await follow(db, ended, now)
  }
  if (saveType === 'end') {
    const lost = await lostOnPaper(db, printing, prescription)
    if (lost !== null) throw refusal('unprintable', lostInWords(lost))
    const { doctorName: doctor, patientName } = prescription
    const facts = { doctor, patient: patientName ?? '' }
    await notify(db, [{ event: 'prescription.ready', facts, to: [patientId], about: id }], now)
  }
  const fileId = await writtenDocument(db, prescription, language)
  if (saveType === 'end')
    await addSignedRecord(db, recordOfSigned(prescription, { uploadedBy: caller.userId, fileId }), now)
  if (fileId !== null) return { ...prescription, url: (await addressOf(call, fileId)).url }
  if (saveType === 'end') await orderDocument(db, id, language)
  return { ...prescription, url: null }
}

const savedOrEnded = (saveType: SaveType): 'saved' | 'ended' => (saveType === 'end' ? 'ended' : 'saved')

export const writingHandlers = (printing: Pick<Printing, 'origin'>): Handlers<Writing, Text, DoctorCaller> => ({
  create: async ({ bookingId, ...written }, call) => {
    const { refusal } = call
    const appointment = await ownAppointment(bookingId, call)
    const there = await newestVersion(call.db, bookingId)
    if (there !== null) throw refusal(there.signedAt === null ? 'alreadyActive' : 'alreadySigned')
    if (!canComplete(appointment)) throw refusal('appointmentClosed')
    const content = await checkedContent(written, appointment, call)
    const id = await write(appointment, { ...written, kind: 'typed', content }, call).catch((error: unknown) => {
      throw violatedConstraint(error) === null ? error : refusal('alreadyActive')
    })
    return done(
      await finish(id, appointment, written.saveType, call, printing),
      call.say(savedOrEnded(written.saveType)),
    )
  },

  update: async ({ id, revision, amendReason, ...written }, call) => {
    const { db, caller, now, refusal } = call
    const found = await ownVersion(db, id, caller.doctorId)
    if (found === null) throw refusal('notFound')
    const appointment = await ownAppointment(found.bookingId, call)
    // Read again: the version that was found may have been signed while this call waited for the appointment.
    const newest = (await newestVersion(db, found.bookingId))!
    if (newest.id !== id) throw refusal('replaced')
    const { saveType } = written
    const answer = async (saved: string) =>
      done(await finish(saved, appointment, saveType, call, printing), call.say(savedOrEnded(saveType)))
    if (newest.signedAt !== null) {
      if (amendReason === null) throw refusal('alreadySigned')
      const content = await checkedContent(written, appointment, call)
      const amends = { row: newest, reason: amendReason }
      return answer(await write(appointment, { ...written, kind: 'typed', content, amends }, call))
    }
    if (newest.version === 1 && !canComplete(appointment)) throw refusal('appointmentClosed')
    if (newest.revision !== revision) throw refusal('saveChanged')
    const content = await checkedContent(written, appointment, call)
    await removeFiles(db, await removePdfs(db, id))
    await changeVersion(db, id, {
      content,
      healthCategoryId: written.healthCategoryId,
      dismissals: withWho(written.dismissals, call),
      revision: revision + 1,
      savedAt: now,
      savedBy: caller.userId,
      ...(newest.version > 1 && amendReason !== null ? { amendReason } : {}),
      ...signature(saveType, call),
    })
    return answer(id)
  },

  fromFile: async ({ bookingId, healthCategoryId, url, pages = [], declaresNone = false }, call) => {
    const { db, caller, now, refusal } = call
    const appointment = await ownAppointment(bookingId, call)
    const there = await newestVersion(db, bookingId)
    if (there?.signedAt != null) throw refusal('alreadySigned')
    if (!canComplete(appointment)) throw refusal('appointmentClosed')
    if (!isHealthCategory(healthCategoryId)) throw refusal('categoryUnknown')
    if (appointment.consultation === 'video' && !declaresNone) throw refusal('declarationMissing')
    const own = { ownerId: caller.userId, purpose: 'prescription' as const }
    const found = await Promise.all([url, ...pages].map((each) => ownFileAt(db, { ...own, url: each })))
    const files = await claimFiles(db, found)
    if (files === null) throw refusal('fileUnknown')
    const made = { healthCategoryId, saveType: 'end', dismissals: [], kind: 'file', declaresNone } as const
    if (there !== null) {
      // What was typed before was never signed, and is not signed with the file: the patient would read it as prescribed.
      await removeFiles(db, await removePdfs(db, there.id))
      await insertScans(db, there.id, files)
      const signed = signature('end', call)
      const file = { kind: 'file', content: EMPTY_CONTENT, dismissals: [], revision: there.revision + 1 } as const
      const saved = { savedAt: now, savedBy: caller.userId }
      await changeVersion(db, there.id, { ...file, healthCategoryId, declaresNone, ...saved, ...signed })
      return done(await finish(there.id, appointment, 'end', call, printing), call.say('ended'))
    }
    const id = await write(appointment, { ...made, content: EMPTY_CONTENT }, call)
    await insertScans(db, id, files)
    return done(await finish(id, appointment, 'end', call, printing), call.say('ended'))
  },
})
