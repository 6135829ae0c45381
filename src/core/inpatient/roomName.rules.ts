/** Kinds of rooms for which the product has words. */
export const roomKinds = [
  'icu',
  'hdu',
  'emergency',
  'dayCare',
  'generalWard',
  'ward',
  'semiPrivate',
  'private',
  'deluxe',
] as const
export type RoomKind = (typeof roomKinds)[number]

/** How each kind is written in English, and before a letter or a number of the room. */
const written: Readonly<Record<RoomKind, RegExp>> = {
  icu: /^(?:ICU|intensive care(?: unit)?)/i,
  hdu: /^(?:HDU|high dependency(?: unit)?)/i,
  emergency: /^emergency(?: ward| room)?/i,
  dayCare: /^day ?care(?: ward| room)?/i,
  generalWard: /^general(?: ward)?/i,
  ward: /^ward/i,
  semiPrivate: /^semi[ -]?private(?: room| ward)?/i,
  private: /^private(?: room| ward)?/i,
  deluxe: /^deluxe(?: room)?/i,
}

const MARK = /^(?:[ -]+(?:no\.? ?)?([A-Z]|\d{1,4}[A-Z]?))?$/i

/**
 * A room's name as a word of the product and what tells it from its like: `roomNamed('Private 301')` is
 * `{ kind: 'private', mark: '301' }`. Null of a name that a hospital gave, as Neuro ICU: that stays as it is.
 */
export const roomNamed = (name: string): { readonly kind: RoomKind; readonly mark: string | null } | null => {
  const tidy = name.trim()
  for (const kind of roomKinds) {
    const [word] = written[kind].exec(tidy) ?? []
    const mark = word === undefined ? null : MARK.exec(tidy.slice(word.length))
    if (mark !== null) return { kind, mark: mark[1] ?? null }
  }
  return null
}
