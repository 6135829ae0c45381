import { folded } from '../kit/search'
import { latinDigits } from '../kit/text'

interface Person {
  /** Of the visit. */
  readonly id: string
  readonly memberId: string
  readonly name: string | null
}

/** The visits of a day whose patient has a name that another patient of the day has as well. */
export const namesakesOf = (people: readonly Person[]): ReadonlySet<string> => {
  const membersOf = new Map<string, Set<string>>()
  const nameOf = ({ name }: Person) => folded(name ?? '')
  for (const person of people) {
    const members = membersOf.get(nameOf(person)) ?? new Set<string>()
    membersOf.set(nameOf(person), members.add(person.memberId))
  }
  const isShared = (person: Person) => nameOf(person) !== '' && membersOf.get(nameOf(person))!.size > 1
  return new Set(people.filter(isShared).map(({ id }) => id))
}

/** What tells somebody apart beside their name. */
export type Mark =
  | { readonly kind: 'patientNo'; readonly patientNo: number }
  | { readonly kind: 'mobile'; readonly digits: string }

/** Digits of a mobile number by which people know it. */
const LAST = 4

/**
 * The practice's number of somebody without a mobile number; of somebody whose name another one has, the end of theirs;
 * null where the name is enough.
 */
export const markOf = (
  {
    id,
    phoneNumber,
    patientNo = null,
  }: { readonly id: string; readonly phoneNumber: string | null; readonly patientNo?: number | null },
  namesakes: ReadonlySet<string>,
): Mark | null => {
  if (phoneNumber === null) return patientNo === null ? null : { kind: 'patientNo', patientNo }
  return namesakes.has(id) ? { kind: 'mobile', digits: latinDigits(phoneNumber).slice(-LAST) } : null
}
