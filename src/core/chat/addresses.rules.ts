/** A piece of what somebody wrote: words, or an address with where it leads. */
export interface WrittenPiece {
  readonly text: string
  /** `https:` or `tel:`; nothing else is ever opened from a message. */
  readonly href?: string
}

/** `https://…` up to a blank, or a mobile number of India with or without its code; no digits that go on. */
const address = () => /https:\/\/[^\s<>"]+|(?<![\d+@/.-])(?:\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\d@])/giu

/** What stands after an address belongs to the sentence, a bracket too that was opened before it. */
const withoutEnd = (found: string): string => {
  const trimmed = found.replace(/[.,;:!?'’”…।]+$/u, '')
  const isClosed = /[)\]]$/.test(trimmed) && trimmed.split(/[([]/).length < trimmed.split(/[)\]]/).length
  return isClosed ? withoutEnd(trimmed.slice(0, -1)) : trimmed
}

/** A host and no name before it with `@`, which would hide where an address leads. */
const HOST = /^https:\/\/[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?=[/?#]|$)/iu

/** Where it leads; null for what is no address. */
const hrefOf = (written: string): string | null => {
  if (!/^https:/i.test(written)) return `tel:+91${written.replaceAll(/\D/g, '').slice(-10)}`
  return HOST.test(written) ? written : null
}

/** Characters of the longest address that is one: browsers and servers take no longer ones for sure. */
const LONGEST = 2048

/** Words and addresses of a text, in their order; together they are the text. */
export const addressesIn = (text: string): readonly WrittenPiece[] => {
  const pieces: WrittenPiece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address())) {
    if (found.length > LONGEST) continue
    const written = withoutEnd(found)
    const href = hrefOf(written)
    if (href === null) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: written, href })
    from = index + written.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}
