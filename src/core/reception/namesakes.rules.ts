import { folded } from '../kit/search'
import { latinDigits } from '../kit/text'

interface Person {
  readonly id: string
  readonly name: string | null
}

/** Those of a day whose name another one has as well. */
export const namesakesOf = (people: readonly Person[]): ReadonlySet<string> => {
  const byName = new Map<string, string[]>()
  for (const { id, name } of people) {
    const same = folded(name ?? '')
    if (same !== '') byName.set(same, [...(byName.get(same) ?? []), id])
  }
  return new Set([...byName.values()].filter((ids) => ids.length > 1).flat())
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
