import { derivedLine } from '../../src/core/prescription/derived.rules'
import { done } from '../../src/core/kit/outcome'
import type { prescriptionApi } from '../../src/core/prescription/prescription.api'
import { MOST_FAVOURITES, MOST_SENTENCES } from '../../src/core/prescription/prescription.limits'
import { ownAppointment } from '../booking/booking.port'
import type { Call, DoctorCaller, Handlers } from '../kit/handlers'
import { draftOf, favouritesOf, removeDraft, removeFavourite, writeDraft, writeFavourite } from './drafts.store'
import { keepSentence, removeSentence, sentencesOf } from './ownSentences.store'
import { newestVersion } from './prescription.store'

type Drafts = Pick<
  typeof prescriptionApi,
  | 'draft'
  | 'saveDraft'
  | 'dropDraft'
  | 'favourites'
  | 'saveFavourite'
  | 'dropFavourite'
  | 'sentences'
  | 'saveSentence'
  | 'dropSentence'
>

/** Whose draft: of the caller's doctor and an appointment of that doctor. */
const whoseDraft = async (bookingId: string, call: Call<never, never, DoctorCaller>) => {
  const { doctorId } = await ownAppointment(bookingId, call)
  return { doctorId, bookingId }
}

export const draftsHandlers: Handlers<Drafts, never, DoctorCaller> = {
  draft: async ({ bookingId }, call) => done(await draftOf(call.db, await whoseDraft(bookingId, call))),

  saveDraft: async ({ bookingId, form, version, isAmendment = false }, call) => {
    const { db, now, refusal } = call
    const whose = await whoseDraft(bookingId, call)
    const newest = await newestVersion(db, bookingId)
    if (newest?.signedAt != null && !isAmendment) throw refusal('alreadySigned')
    const written = await writeDraft(db, whose, { form, version }, now)
    if (written === null) throw refusal('draftChanged')
    return done({ version: written, savedAt: now })
  },

  dropDraft: async ({ bookingId }, call) => {
    await removeDraft(call.db, await whoseDraft(bookingId, call))
    return done({})
  },

  favourites: async (_, { db, caller: { doctorId } }) => done(await favouritesOf(db, doctorId)),

  saveFavourite: async ({ line, ...named }, { db, caller: { doctorId, userId }, now, refusal }) => {
    const favourite = { ...named, line: derivedLine(line) }
    const kept = await writeFavourite(db, { doctorId, userId, now }, favourite, MOST_FAVOURITES)
    if (kept === undefined) throw refusal('tooManyFavourites', { most: MOST_FAVOURITES })
    return done(kept)
  },

  dropFavourite: async ({ alias }, call) => {
    await removeFavourite(call.db, call.caller.doctorId, alias)
    return done({})
  },

  sentences: async (_, { db, caller: { doctorId } }) => done(await sentencesOf(db, doctorId)),

  saveSentence: async (sentence, call) => {
    const kept = await keepSentence(call.db, call.caller.doctorId, sentence, MOST_SENTENCES)
    if (kept === null) throw call.refusal('tooManySentences', { most: MOST_SENTENCES })
    return done(kept)
  },

  dropSentence: async ({ id }, call) => {
    await removeSentence(call.db, call.caller.doctorId, id)
    return done({})
  },
}
