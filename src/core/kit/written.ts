import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { sent } from './sent'
import { charactersIn, cleanLine, cleanLines, digitsOnly, graphemesBeyond, isFilledIn, isWhole } from './text'

/** Texts of the wire that consist of characters. */
const Characters = Schema.String.check(sent<string>({ is: 'broken' }, isWhole))

const atMost = (most: number, clean: (text: string) => string) =>
  sent<string>({ is: 'tooLong', most }, (text) => charactersIn(clean(text)) <= most)

/** UTF-16 units that a text may be sent with beyond those of its characters: blanks and what nobody sees. */
const CLEANED_AWAY = 1000

/** What is far too long is not cleaned first: putting signs in order takes time by the square of their count. */
const notFarBeyond = (most: number) =>
  sent<string>({ is: 'tooLong', most }, (text) => text.length <= 2 * most + CLEANED_AWAY)

const filledIn = sent<string>({ is: 'blank' }, isFilledIn)

const written = (clean: (text: string) => string, most: number, isRequired: boolean) => {
  const bounded = Schema.String.check(atMost(most, clean))
  return Characters.check(notFarBeyond(most)).pipe(
    decodeTo(isRequired ? bounded.check(filledIn) : bounded, transform({ decode: clean, encode: clean })),
  )
}

/** A line that somebody wrote, of so many characters; something of it can be seen. */
export const Line = (most: number) => written(cleanLine, most, true)

/** A line that may be empty. */
export const LineOrEmpty = (most: number) => written(cleanLine, most, false)

/** Lines that somebody wrote, of so many characters; something of them can be seen. */
export const Lines = (most: number) => written(cleanLines, most, true)

/** Characters that a text may have for each that its reader counts: a syllable of an Indian script has up to eight. */
const STORED_EACH = 8

/** Lines of so many characters as their reader counts them; what is stored of them is bounded as well. */
export const ReadLines = (most: number) =>
  Lines(STORED_EACH * most).check(sent<string>({ is: 'tooLong', most }, (text) => graphemesBeyond(text, most) === 0))

/** Lines that may be empty. */
export const LinesOrEmpty = (most: number) => written(cleanLines, most, false)

/** The id of something: letters, digits and a few signs, as ids of this practice and of other services have them. */
export const Id = Schema.String.check(sent<string>({ is: 'malformed' }, (id) => /^[\w.:~+=-]{1,200}$/.test(id)))

/** What a program made and only reads again: bounded, of characters that can be stored, and never changed. */
export const Opaque = (most: number) =>
  Characters.check(sent<string>({ is: 'tooLong', most }, (text) => text.length <= most))

/** A code as it is typed or read out: blanks between its digits are not of it, and digits of every script are read. */
export const TypedCode = Opaque(64).pipe(
  decodeTo(Schema.String, transform({ decode: digitsOnly, encode: (code) => code })),
)

/** What is typed to find something. Empty finds everything. */
export const SearchTerm = LineOrEmpty(100)

/** A number as it is typed: whether it is one is answered in words of its own. */
export const DialCode = Opaque(8)
export const PhoneDigits = Opaque(32)
