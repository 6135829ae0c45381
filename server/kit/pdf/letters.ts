import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntOf } from './sfnt'

/** Fonts that the letters of a text need. */
export type Script = 'latin' | 'latinMore' | 'devanagari' | 'gujarati' | 'bengali'
export type Weight = 400 | 600

const require = createRequire(import.meta.url)
const families: Readonly<Record<Script, string>> = {
  latin: 'poppins/files/poppins-latin',
  latinMore: 'poppins/files/poppins-latin-ext',
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  gujarati: 'noto-sans-gujarati/files/noto-sans-gujarati-gujarati',
  bengali: 'noto-sans-bengali/files/noto-sans-bengali-bengali',
}

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

const blocks: readonly (readonly [Script, RegExp])[] = [
  // Letters with signs, as in a name, and the rupee.
  ['latinMore', /[\u0100-\u02ba\u20b9]/],
  ['devanagari', /[\u0900-\u0963\u0966-\u097f]/],
  ['bengali', /[\u0980-\u09ff]/],
  ['gujarati', /[\u0a80-\u0aff]/],
]
/** Signs that belong to the letters before them: joiners, and the full stop of the Indian scripts. */
const FOLLOWS = /\u200c|\u200d|[\u0964\u0965]/

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

export interface Run {
  readonly script: Script
  readonly text: string
}

/** A text in pieces of one script each, as no font has the letters of two: `[{bengali: 'সকালে'}, {latin: ' 1'}]`. */
export const runsOf = (text: string): readonly Run[] => {
  const runs: { script: Script; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const own = blocks.find(([, block]) => block.test(letter))?.[0] ?? 'latin'
    const script = last && FOLLOWS.test(letter) ? last.script : own
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}
