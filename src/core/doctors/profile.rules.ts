import type { DoctorProfile } from './doctors'
import { LANGUAGES } from './doctors.rules'
import { expertiseNamed } from './expertise'
import { rupeesText, rupeesTyped } from '../kit/typedNumber'
import { charactersIn } from '../kit/text'
import type { OwnProfile, ProfileText } from './profile'

/** Characters of what a doctor says about themselves. */
export const LONGEST_ABOUT = 1000
/** Entries of each list. */
export const MOST_ENTRIES = 12
/** Characters of one of them. */
export const LONGEST_ENTRY = 60
/** Paise: ₹1 to ₹50,000. */
export const LEAST_FEE = 100
export const MOST_FEE = 5_000_000

/** A profile as it stands in the fields of its form; `fee` as it was typed. */
export interface ProfileForm extends Omit<ProfileText, 'videoFee'> {
  readonly fee: string
}

export const formOf = ({ profile, videoFee }: OwnProfile): ProfileForm => ({
  about: profile.about,
  languages: profile.languages,
  expertise: profile.expertise,
  tags: profile.tags,
  fee: videoFee === null ? '' : rupeesText(videoFee),
})

export type ProfileFault = 'fee' | 'languages' | 'about'

/** The fee in paise, null where none is set; undefined for what is no fee. */
const feeOf = (fee: string): number | null | undefined => {
  if (fee.trim() === '') return null
  const paise = rupeesTyped(fee, MOST_FEE)
  return paise === null || paise < LEAST_FEE ? undefined : paise
}

/** What of a form cannot be saved. */
export const faultsOf = ({ about, languages, fee }: ProfileForm): readonly ProfileFault[] => [
  ...(charactersIn(about) > LONGEST_ABOUT ? (['about'] as const) : []),
  ...(languages.length === 0 ? (['languages'] as const) : []),
  ...(feeOf(fee) === undefined ? (['fee'] as const) : []),
]

/** What is sent of a form without faults. */
export const textOf = ({ fee, ...form }: ProfileForm): ProfileText => ({ ...form, videoFee: feeOf(fee) ?? null })

/** A profile as patients would see it with what the form says. */
export const previewOf = (
  profile: DoctorProfile,
  { about, languages, expertise, tags }: ProfileForm,
): DoctorProfile => ({
  ...profile,
  about,
  languages,
  expertise,
  tags,
})

/** An entry added or, where it is there, taken out; a full list takes no more. */
export const toggledIn = (entries: readonly string[], entry: string): readonly string[] =>
  entries.includes(entry)
    ? entries.filter((each) => each !== entry)
    : entries.length < MOST_ENTRIES
      ? [...entries, entry]
      : entries

const isNamed = (entry: string): boolean => expertiseNamed(entry) !== null

/** Whether lists hold what the practice has words for, or what the profile has had before. */
export const areKnown = (
  { languages, expertise, tags }: Pick<ProfileText, 'languages' | 'expertise' | 'tags'>,
  before: Pick<ProfileText, 'languages' | 'expertise' | 'tags'>,
): boolean =>
  languages.every((each) => before.languages.includes(each) || LANGUAGES.some((name) => name === each)) &&
  [...expertise, ...tags].every(
    (each) => before.expertise.includes(each) || before.tags.includes(each) || isNamed(each),
  )
