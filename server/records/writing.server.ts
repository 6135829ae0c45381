import { acceptedFiles } from '../../src/core/files/files.rules'
import { dayOf } from '../../src/core/kit/dates'
import type { InputOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import { isHealthCategory } from '../../src/core/prescription/categories'
import type { MedicalRecord, RecordType } from '../../src/core/records/records'
import type { recordsApi } from '../../src/core/records/records.api'
import { isOwnRecord } from '../../src/core/records/records.rules'
import { fileById, fileText, ownFileAt, claimFiles } from '../files/files.port'
import type { Call, Handlers, PatientCaller, VerifiedCaller } from '../kit/handlers'
import { enqueue } from '../kit/jobs'
import { isTreating } from '../kit/policy'
import { patientOfMember } from '../members/members.port'
import { pagesTask } from './pages'
import { endLinks } from './recordLinks.store'
import { heldRecord, recordById, recordSaved } from './records.read'
import {
  changeRecord,
  hasVisit,
  insertPages,
  insertRecord,
  isInUse,
  removedRecord,
  saveCentreReport,
} from './records.store'
import type texts from './records.texts.json'

type Writing = Pick<typeof recordsApi, 'save' | 'update' | 'remove' | 'restore'>
type Text = keyof typeof texts
type Dated = { readonly healthCategoryId: string; readonly documentDate: string }

const refuseUnclear = (
  { healthCategoryId, documentDate }: Dated,
  { now, refusal }: Pick<Call<'categoryUnknown' | 'dateAhead'>, 'now' | 'refusal'>,
): void => {
  if (!isHealthCategory(healthCategoryId)) throw refusal('categoryUnknown')
  if (documentDate > dayOf(now)) throw refusal('dateAhead')
}

const read = async (id: string, call: Call<never, Text, PatientCaller>): Promise<MedicalRecord> => {
  const { patientId: _, ...record } = (await recordById(call.db, id, call))!.read
  return record
}

const owned = async (id: string, call: Call<'notOwn' | 'usedInOrder', Text, PatientCaller>) => {
  const stored = await heldRecord(call.db, id, call.caller)
  if (stored === null) throw call.refusal('notFound')
  if (!isOwnRecord(stored)) throw call.refusal('notOwn')
  return stored
}

type Saving = InputOf<typeof recordsApi.save>
type SaveCall = Call<OwnCodeOf<typeof recordsApi.save>, Text, VerifiedCaller>

/** A centre's records are reports, one file each, of members who have an order there; they are kept with that order. */
const saveOfCentre = async (
  { url, type, pages = [], title = '', memberId, bookingId, healthCategoryId, documentDate }: Saving,
  call: SaveCall,
) => {
  const { db, caller, now, refusal } = call
  const about = { healthCategoryId, documentDate }
  refuseUnclear(about, call)
  const isReport = type === 'report' && pages.length === 0
  const fileId = isReport ? await ownFileAt(db, { ownerId: caller.userId, purpose: 'report', url }) : null
  const text = fileId && (await fileText(db, fileId))
  const report = { ...about, userId: caller.userId, memberId, orderId: bookingId ?? null, fileId, text, title }
  const kept = await saveCentreReport(db, report, now)
  if (kept === 'noOrder') throw refusal('notFound')
  if (kept === 'noFile') throw refusal('fileUnknown')
  if (kept === 'ofAnother') throw refusal('attachedToAnother')
  if (kept === 'notNamed') throw refusal('notNamed')
  const { patientId, ...record } = await recordSaved(db, kept.recordId, call)
  call.touches([patientId])
  return done(record, call.say('recordSaved'))
}

export const writingHandlers: Handlers<Writing, Text, PatientCaller, { save: VerifiedCaller }> = {
  save: async (sent, call) => {
    const { db, caller, now, refusal } = call
    if (caller.role === 'DIAGNOSTIC_CENTER') return saveOfCentre(sent, call)
    if (!isTreating(caller)) throw refusal('forbidden')
    const { url, thumbnailUrl: _, pages = [], title = '', bookingId = null, ...record } = sent
    const patientId = await patientOfMember(db, caller, record.memberId)
    if (patientId === null) throw refusal('notFound')
    call.touches([patientId])
    const { doctorId } = caller
    if (bookingId !== null && !(await hasVisit(db, { bookingId, memberId: record.memberId, doctorId })))
      throw refusal('notFound')
    refuseUnclear(record, call)
    const ownAt = (address: string, purpose: RecordType) =>
      ownFileAt(db, { ownerId: caller.userId, purpose, url: address })
    const found = await Promise.all(
      [url, ...pages].map(async (each) => (await ownAt(each, 'report')) ?? ownAt(each, 'prescription')),
    )
    const files = found.filter((each) => each !== null)
    if (files.length !== found.length) throw refusal('fileUnknown')
    const types = await Promise.all(files.map((each) => fileById(db, each)))
    if (types.some((each) => each === null || !acceptedFiles.report.includes(each.type))) throw refusal('fileType')
    if (files.length > 1 && types.some((each) => each?.type !== 'jpeg' && each?.type !== 'png'))
      throw refusal('fileUnknown')
    const used = await claimFiles(db, files)
    if (used === null) throw refusal('fileUnknown')
    const isPhotographed = files.length > 1
    const id = await insertRecord(db, {
      ...record,
      patientId,
      title,
      bookingId,
      source: 'upload',
      uploadedBy: caller.userId,
      fileId: isPhotographed ? null : used[0]!,
      pages: isPhotographed ? files.length : types[0]?.type === 'pdf' ? null : 1,
      createdAt: now,
    })
    if (isPhotographed) {
      await insertPages(db, id, used)
      await enqueue(db, pagesTask, [{ input: { recordId: id }, key: id }])
    }
    const { patientId: __, ...saved } = await recordSaved(db, id, call)
    return done(saved, call.say('recordSaved'))
  },

  update: async ({ id, ...change }, call) => {
    const { db, caller, refusal } = call
    const stored = await owned(id, call)
    refuseUnclear(change, call)
    const isMoved = change.memberId !== stored.memberId
    if (isMoved) {
      if ((await patientOfMember(db, caller, change.memberId)) === null) throw refusal('notFound')
      if (await isInUse(db, id)) throw refusal('usedInOrder')
      await endLinks(db, id, call.now)
    }
    // Another's record is not of this one's visit.
    await changeRecord(db, id, { ...change, ...(isMoved && { bookingId: null }) })
    return done(await read(id, call), call.say('recordSaved'))
  },

  remove: async ({ id }, call) => {
    await owned(id, call)
    if (await isInUse(call.db, id)) throw call.refusal('usedInOrder')
    await endLinks(call.db, id, call.now)
    await changeRecord(call.db, id, { removedAt: call.now })
    return done({ id }, call.say('recordRemoved'))
  },

  restore: async ({ id }, call) => {
    const { db, caller, now } = call
    const removed = await removedRecord(db, { id, patientId: caller.userId }, now)
    if (removed === null) throw call.refusal('notFound')
    await changeRecord(db, removed, { removedAt: null })
    return done(await read(removed, call), call.say('recordRestored'))
  },
}
