import bidiFactory from 'bidi-js'
import { type Run, runsOf } from './letters'

const bidi = bidiFactory()

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

interface Levelled extends Run {
  /** Odd: from right to left. */
  readonly level: number
}

/** Punctuation and spaces between words that run from right to left, as they stand from left to right. */
const mirrored = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .toReversed()
    .join('')

const [ISOLATE, END] = ['\u2066', '\u2069']
const isMark = (letter: string | undefined) => letter === ISOLATE || letter === END
/** A number with the Latin words after it: `500 mg tablet` stays as it is among words that run the other way. */
const MEASURE = /\d[\d.,/-]*\s*[A-Za-z%°µ](?:[\w.,/+-]|\s(?=\w))*/g

/** Runs in which all letters run the same way; a line with Latin words begins on the left. */
const levelled = (text: string): readonly Levelled[] => {
  const isolated = text.replaceAll(MEASURE, (measure) => ISOLATE + measure + END)
  const { levels } = bidi.getEmbeddingLevels(isolated, /[A-Za-z]/.test(text) ? 'ltr' : 'auto')
  const pieces: { script: Run['script']; text: string; level: number }[] = []
  let at = 0
  for (const { script, text: run } of runsOf(text)) {
    for (const [index, letter] of Array.from(run).entries()) {
      while (isMark(isolated[at])) at += 1
      const level = levels[at]!
      const last = pieces.at(-1)
      if (index > 0 && last?.level === level) last.text += letter
      else pieces.push({ script, text: letter, level })
      at += letter.length
    }
  }
  return pieces
}

/**
 * The runs of a line from left to right. Words in Arabic letters run from right to left, numbers and other words among
 * them do not (Unicode's bidirectional algorithm, rule L2); the letters of a word are turned by its font.
 */
export const runsInOrder = (line: string): readonly Run[] => {
  if (!RIGHT_TO_LEFT.test(line)) return runsOf(line)
  let pieces = [...levelled(line)]
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    const turned: Levelled[] = []
    for (let from = 0; from < pieces.length;) {
      let to = from
      while (to < pieces.length && pieces[to]!.level >= level) to += 1
      turned.push(...pieces.slice(from, to).toReversed(), ...(to < pieces.length ? [pieces[to]!] : []))
      from = to + 1
    }
    pieces = turned
  }
  return pieces.flatMap(({ script, text, level }): readonly Run[] => {
    // The font of Arabic letters turns whatever it is given: digits, which are not to be turned, come one by one.
    if (script === 'arabic')
      return level % 2 === 1 ? [{ script, text }] : Array.from(text, (digit) => ({ script, text: digit }))
    return [{ script, text: level % 2 === 1 ? mirrored(text) : text }]
  })
}
