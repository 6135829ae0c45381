import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Document from 'pdfkit'
import { sfntOf } from './sfnt'

/** Fonts that the letters of a text need. */
export type Script = keyof typeof families
export type Weight = 400 | 600

const require = createRequire(import.meta.url)
const noto = (name: string, subset = name) => `noto-sans-${name}/files/noto-sans-${name}-${subset}`
/** In the order in which a letter is looked for: signs that several have stand as in the first. */
const families = {
  latin: 'poppins/files/poppins-latin',
  // Letters with signs, as in a name, and the rupee.
  latinMore: 'poppins/files/poppins-latin-ext',
  devanagari: noto('devanagari'),
  gujarati: noto('gujarati'),
  bengali: noto('bengali'),
  tamil: noto('tamil'),
  telugu: noto('telugu'),
  kannada: noto('kannada'),
  malayalam: noto('malayalam'),
  gurmukhi: noto('gurmukhi'),
  oriya: noto('oriya'),
  arabic: noto('arabic'),
} as const

/** `fontName('bengali', 600)` is the name a document knows the font by. */
export const fontName = (script: Script, weight: Weight): string => `${script} ${weight}`

/** The file of a font; the package of the web fonts has it. */
export const fontFile = (script: Script, weight: Weight): string =>
  require.resolve(`@fontsource/${families[script]}-${weight}-normal.woff`)

const read = new Map<string, Buffer>()

/** The bytes of a font in a form that can be embedded, read once in a process. */
export const fontOf = (script: Script, weight: Weight): Buffer => {
  const file = fontFile(script, weight)
  const font = read.get(file) ?? sfntOf(readFileSync(file))
  read.set(file, font)
  return font
}

export const scripts = Object.keys(families) as readonly Script[]

/** The font of a document that is chosen, which the library's types do not show. */
interface WithFont {
  readonly _font: { readonly font: { readonly characterSet: readonly number[] } }
}

const covered = new Map<Script, ReadonlySet<number>>()

/** The letters a font has, read when one is asked for first. */
const lettersOf = (script: Script): ReadonlySet<number> => {
  const known = covered.get(script)
  if (known) return known
  const document = new Document({ autoFirstPage: false })
  document.font(fontOf(script, 400))
  const letters = new Set((document as unknown as WithFont)._font.font.characterSet)
  covered.set(script, letters)
  return letters
}

const found = new Map<string, Script | null>()

/** The font a letter stands in; null where none has it. */
const scriptOf = (letter: string): Script | null => {
  const known = found.get(letter)
  if (known !== undefined) return known
  const script = scripts.find((each) => lettersOf(each).has(letter.codePointAt(0)!)) ?? null
  found.set(letter, script)
  return script
}

/** Joiners: they shape the letters before them and are not drawn. */
const JOINER = /\u200c|\u200d/
/** The full stops of the Indian scripts. */
const FULL_STOP = /[\u0964\u0965]/

/** Signs that doctors write and no font here has, in letters that all fonts of the page have. */
const written: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': 'not ',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↑': 'up ',
  '↓': 'down ',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  μ: 'µ',
  '√': 'root ',
  '∞': 'infinite',
  '✓': 'yes',
  '‰': 'per mille',
  '‑': '-',
  '\t': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\ufe0f': '',
  '\u200b': '',
}

/** A text as it can be printed: `eGFR ≥ 60` is `eGFR >= 60`. What is left without a letter stands as an empty box. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => written[letter] ?? letter).join('')

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters that every font of a page has; most texts have no others. */
const PLAIN = /^[\n\x20-\x7e]*$/

/** What of a text no font has, each once, as a reader sees it: `unprintable('李 🙂')` is `['李', '🙂']`. */
export const unprintable = (text: string): readonly string[] => {
  if (PLAIN.test(text)) return []
  const isLost = (letter: string) => letter !== '\n' && !JOINER.test(letter) && scriptOf(letter) === null
  const segments = Array.from(graphemes.segment(printable(text)), ({ segment }) => segment)
  return [...new Set(segments.filter((segment) => Array.from(segment).some(isLost)))]
}

export interface Run {
  readonly script: Script
  readonly text: string
}

/** A text in pieces of one script each, as no font has the letters of two: `[{bengali: 'সকালে'}, {latin: ' 1'}]`. */
export const runsOf = (text: string): readonly Run[] => {
  const runs: { script: Script; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const follows =
      last !== undefined &&
      (JOINER.test(letter) || (FULL_STOP.test(letter) && lettersOf(last.script).has(letter.codePointAt(0)!)))
    const script = follows ? last.script : (scriptOf(letter) ?? 'latin')
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}
