import type { UnixSeconds } from '../kit/dates'
import type { Paise } from '../kit/money'
import type { DoctorCard, DoctorQuery, DoctorSort, OfferedConsultations } from './doctors'

export const DOCTOR_PAGE = 50
/** Doctors on the landing page, and among how many they are chosen (S1-447). */
export const WEEK_DOCTORS = 4
export const WEEK_CHOICE = 40

/** Of a list in its order so many of different specialities; where there are fewer, others of the list beside them. */
export const ofManySpecialities = <Doctor extends Pick<DoctorCard, 'speciality'>>(
  doctors: readonly Doctor[],
  count: number,
): readonly Doctor[] => {
  const seen = new Set<Doctor['speciality']>()
  const first = doctors.filter(({ speciality }) => {
    const isNew = !seen.has(speciality)
    seen.add(speciality)
    return isNew
  })
  const others = doctors.filter((each) => !first.includes(each))
  const chosen = [...first, ...others].slice(0, count)
  return doctors.filter((each) => chosen.includes(each))
}
/** Clinics shown on a profile before the view-more list. */
export const CLINICS_SHOWN = 3
/** Milliseconds find-doctor waits for the typing to rest. */
export const DOCTOR_SEARCH_DEBOUNCE = 500

export const ANY_DOCTOR: DoctorQuery = {
  search: '',
  specialityId: null,
  language: null,
  distance: null,
  experience: null,
  consultation: null,
  sort: 'nearest',
}

export const LANGUAGES = [
  'English',
  'Hindi',
  'Gujarati',
  'Bengali',
  'Marathi',
  'Tamil',
  'Telugu',
  'Kannada',
  'Urdu',
  'Punjabi',
  'Malayalam',
] as const
/** Kilometres. */
export const DISTANCES = [5, 10, 25, 50, 100] as const
/** Years. */
export const EXPERIENCES = [5, 10, 15, 20] as const
export const SORTS: readonly DoctorSort[] = ['nearest', 'earliest', 'experience', 'fee']

/** Lists of what a doctor is good at, each thing in the first list alone that names it, however it is written. */
export const namedOnce = (...lists: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const named = new Set<string>()
  return lists.map((list) =>
    list.filter((each) => {
      const key = each.trim().toLowerCase()
      return key !== '' && !named.has(key) && named.add(key)
    }),
  )
}

/** The fields of a search that are set; the text without blanks around it. */
export const searchOf = ({
  search,
  specialityId,
  language,
  distance,
  experience,
  consultation,
  sort,
}: DoctorQuery) => ({
  sort,
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(specialityId === null ? {} : { specialityId }),
  ...(language === null ? {} : { language }),
  ...(distance === null ? {} : { distance }),
  ...(experience === null ? {} : { experience }),
  ...(consultation === null ? {} : { consultation }),
})

/** What can be ordered and narrowed for somebody whose place is not known: nothing by distance. */
export const withoutPlace = (query: DoctorQuery): DoctorQuery => ({
  ...query,
  distance: null,
  sort: query.sort === 'nearest' ? 'earliest' : query.sort,
})

/** A search as a link carries it; what is not asked for is left out. */
export const queryOfSearch = ({
  specialityId,
  language,
  distance,
  experience,
  consultation,
  sort,
  search,
}: DoctorQuery) => ({
  search: search.trim() === '' ? null : search,
  speciality: specialityId,
  language,
  distance: distance === null ? null : String(distance),
  experience: experience === null ? null : String(experience),
  mode: consultation,
  sort: sort === ANY_DOCTOR.sort ? null : sort,
})

/** How many filters are on; the search text and the order do not count. */
export const filtersOn = (query: DoctorQuery): number =>
  [query.specialityId, query.language, query.distance, query.experience, query.consultation].filter((on) => on !== null)
    .length

export const offeredConsultations = (video: boolean, inClinic: boolean): OfferedConsultations =>
  video && inClinic ? 'both' : video ? 'video' : inClinic ? 'inClinic' : 'none'

/** Whether words are in English for somebody who reads an Indian script: none of its letters is in them. */
export const isInEnglish = (words: string, locale: string): boolean =>
  !locale.startsWith('en') && words.trim() !== '' && !/[\u0900-\u0DFF]/.test(words)

/** The first free slot of a doctor, by whichever way of consulting, and its fee in paise; null where none is free. */
export const soonestOffer = ({
  nextVideoSlot,
  videoFee,
  nextClinicSlot,
  clinicFee,
}: Pick<DoctorCard, 'nextVideoSlot' | 'videoFee' | 'nextClinicSlot' | 'clinicFee'>): {
  readonly at: UnixSeconds
  readonly fee: Paise | null
} | null => {
  const video = nextVideoSlot === null ? null : { at: nextVideoSlot, fee: videoFee }
  const clinic = nextClinicSlot === null ? null : { at: nextClinicSlot, fee: clinicFee }
  if (video === null || clinic === null) return video ?? clinic
  return video.at <= clinic.at ? video : clinic
}

/** The 11-character id of a YouTube link, or null. */
export const youTubeId = (link: string): string | null =>
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|v\/))([\w-]{11})(?![\w-])/.exec(
    link,
  )?.[1] ?? null

/** Kilometres as they are shown: one decimal under ten, whole above. */
export const shownDistance = (kilometres: number): number =>
  kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)

/** The area and the town at the end of an address: `localityOf('4 Lake Road, Behala, Kolkata 700034')` is `Behala, Kolkata`. */
export const localityOf = (address: string): string =>
  address
    .replace(/[\s,-]*\d{6}\s*$/, '')
    .split(',')
    .slice(-2)
    .map((part) => part.trim())
    .join(', ')

/** What is near a place that nobody chose says nothing: distances are left out. */
export const withoutDistance = <Placed extends { readonly distance: number | null }>(
  all: readonly Placed[],
): readonly Placed[] => all.map((each) => ({ ...each, distance: null }))
