import { folded } from '../kit/search'
import type { ChatPerson, Mention } from './chat'

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const stored = () => new RegExp(`##(${UUID})##`, 'gi')

/** Somebody as they stand in a stored text. */
export const mentionOf = (userId: string): string => `##${userId}##`

/** The people named with a message who stand in its text: hashes that somebody typed name nobody. */
export const mentioned = (text: string, mentions: readonly Mention[]): readonly string[] => {
  const inText = new Set([...text.matchAll(stored())].map((match) => match[1]!))
  return [...new Set(mentions.map(({ userId }) => userId))].filter((userId) => inText.has(userId))
}

/** One piece of a text as it is shown: words, or somebody who is named. */
export type TextPiece = { readonly text: string } | { readonly userId: string }

/** `##id##` as somebody, where the message names them; everything else stays words. */
export const piecesOf = (text: string, mentions: readonly Mention[]): readonly TextPiece[] => {
  const named = new Set(mentions.map(({ userId }) => userId))
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(stored())) {
    const userId = match[1]!
    if (!named.has(userId)) continue
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    pieces.push({ userId })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/** Who is being named where somebody writes: the `@` begins a word, and no line or second blank follows it. */
export const queryBefore = (text: string, cursor: number): { readonly from: number; readonly query: string } | null => {
  const [, query] = /(?:^|\s)@([^\n@]{0,40})$/u.exec(text.slice(0, cursor)) ?? []
  if (query === undefined || / {2}|^ /.test(query)) return null
  return { from: cursor - query.length - 1, query }
}

/** Somebody who can be named in a side. */
export interface Nameable {
  readonly userId: string
  readonly name: string
  readonly role: ChatPerson['role']
}

/** Names of those who take part, each its own: of two people of one name in the team the second is `Dr. Meera Rao (2)`. */
export const namesOf = (people: readonly ChatPerson[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  const met = new Map<string, number>()
  for (const { userId, name, role } of people) {
    if (name === null) continue
    const count = role === 'patient' ? 1 : (met.get(folded(name)) ?? 0) + 1
    if (role !== 'patient') met.set(folded(name), count)
    names.set(userId, count === 1 ? name : `${name} (${count})`)
  }
  return names
}

/** People of the team, but oneself, of whose names one word or all begin as it was typed. */
export const namedLike = (people: readonly ChatPerson[], query: string, own: string | null): readonly Nameable[] => {
  const asked = folded(query)
  const names = namesOf(people)
  return people.flatMap(({ userId, role }) => {
    const name = names.get(userId)
    if (role === 'patient' || name === undefined || userId === own) return []
    const words = folded(name)
    return words.startsWith(asked) || words.split(/\s+/).some((word) => word.startsWith(asked))
      ? [{ userId, name, role }]
      : []
  })
}

/** Whether what stands behind an `@` is the whole name of somebody who was chosen: nobody is asked for any more. */
export const isTaken = (query: string, mentions: readonly Mention[], people: readonly ChatPerson[]): boolean => {
  const names = namesOf(people)
  return mentions.some(({ userId }) => names.get(userId) === query.replace(/ $/, ''))
}

/** The text in which somebody stands for what was typed of them, and where the cursor goes. */
export const withMention = (
  text: string,
  { from, query }: { readonly from: number; readonly query: string },
  { name }: Pick<Nameable, 'name'>,
): { readonly text: string; readonly cursor: number } => {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(from + query.length + 1).replace(/^ /, ''), cursor: before.length }
}

/** A text as it is sent: `@Dr. Meera Rao` of those who were chosen as `##id##`; the longest name first. */
export const storedText = (
  text: string,
  mentions: readonly Mention[],
  people: readonly ChatPerson[],
): { readonly text: string; readonly mentions: readonly Mention[] } => {
  const names = namesOf(people)
  const named = mentions
    .flatMap(({ userId }) => {
      const name = names.get(userId)
      return name === undefined ? [] : [{ userId, shown: `@${name}` }]
    })
    .toSorted((one, other) => other.shown.length - one.shown.length)
  const written = named.reduce((sum, { userId, shown }) => sum.replaceAll(shown, mentionOf(userId)), text)
  return { text: written, mentions: mentioned(written, mentions).map((userId) => ({ userId })) }
}
