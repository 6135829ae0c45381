import type { Mention } from './chat'

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
