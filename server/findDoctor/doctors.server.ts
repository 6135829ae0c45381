import type { Clinic, DoctorCard } from '../../src/core/doctors/doctors'
import type { doctorsApi } from '../../src/core/doctors/doctors.api'
import { ANY_DOCTOR, offeredConsultations } from '../../src/core/doctors/doctors.rules'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { done } from '../../src/core/kit/outcome'
import { specialityRows, type CardClinic, profileOf, profileRow, sharedFacts, yearOf } from '../doctors/doctors.port'
import { kilometres } from '../kit/distance'
import type { Handlers } from '../kit/handlers'
import { textIn, type WireLanguage } from '../kit/texts'
import { cardRows } from './cards.read'
import texts from './doctors.texts.json'
import { type DoctorSearch, findIds } from './find.read'

type Row = Awaited<ReturnType<typeof cardRows>>[number]

export const doctorsHandlers: Handlers<typeof doctorsApi> = {
  specialities: async (_, { db, language }) =>
    done((await specialityRows(db)).map((row) => ({ ...row, summary: summaryIn(language, row) }))),

  find: async ({ latitude, longitude, limit, offset, ...query }, { db, now }) => {
    const near = { latitude, longitude }
    const search: DoctorSearch = { ...ANY_DOCTOR, ...query, near, limit, offset, now }
    const ids = (await findIds(db, search)).map(({ id }) => id)
    if (ids.length === 0) return done([])
    const year = yearOf(now)
    const cards = new Map((await cardRows(db, ids, now)).map((row) => [row.doctor.id, cardOf(row, near, year)]))
    return done(ids.flatMap((id) => cards.get(id) ?? []))
  },

  profile: async ({ id, ...near }, { db, now, refuse }) => {
    const row = await profileRow(db, id)
    if (row === undefined) return refuse('notFound')
    return done({ ...profileOf(row, now), clinics: byDistance(row.clinics, near) })
  },
}

/** What a speciality is for, in the caller's language; one that has no text there stands as it was written. */
const summaryIn = (language: WireLanguage, { id, summary }: { readonly id: string; readonly summary: string }) =>
  textIn(texts, `summary.${id}`)?.[language] ?? summary

const byDistance = (clinics: readonly CardClinic[], near: Coordinates): Clinic[] =>
  clinics
    .map((clinic) => ({ ...clinic, distance: kilometres(near, clinic) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))

/** The clinic named is the nearest one; the fee beside a slot is that slot's. */
const cardOf = (row: Row, near: Coordinates, year: number): DoctorCard => {
  const { doctor, speciality, nextVideoSlot, nextClinicSlot } = row
  const [clinic] = byDistance(row.clinics, near)
  return {
    id: doctor.id,
    name: doctor.name,
    photoUrl: doctor.photoUrl,
    reviewCount: doctor.reviewCount,
    speciality,
    ...sharedFacts(doctor, year),
    distance: clinic?.distance ?? null,
    clinicName: clinic?.name ?? null,
    clinicAddress: clinic === undefined ? null : `${clinic.address}, ${clinic.city} ${clinic.pincode}`,
    offers: offeredConsultations(nextVideoSlot !== null, nextClinicSlot !== null),
    videoFee: row.videoFee ?? doctor.videoFee,
    nextVideoSlot,
    clinicFee: row.clinicFee ?? clinic?.fee ?? null,
    nextClinicSlot,
  }
}
