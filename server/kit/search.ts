import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { searchedNumber, searchedWords } from '../../src/core/kit/search'
import { patientNoTyped } from '../../src/core/session/patientNo.rules'
import { beginning, containing, ending } from './like'

/** Letters that nobody sees. */
const UNSEEN = '\u200B\u200C\u200D\u2060\uFEFF'

/** A text of the database as `folded` has it: what was stored before texts were cleaned is found as well. */
const foldedIn = (text: AnyPgColumn | SQL): SQL => sql`lower(translate(normalize(${text}, NFC), ${UNSEEN}, ''))`

/** The same for a column that keeps it, with a blank before each word: what is generated takes no placeholders. */
export const searchedText = (text: AnyPgColumn): SQL =>
  sql`' ' || lower(translate(normalize(${text}, NFC), ${sql.raw(`'${UNSEEN}'`)}, ''))`

/** Digits from which on the end of a number finds it. */
const LAST_DIGITS = 4

interface NumberColumns {
  readonly countryCode: AnyPgColumn
  readonly phoneNumber: AnyPgColumn
}

/** Numbers that begin with a written one, or end with it. */
export const hasNumber = (term: string, { countryCode, phoneNumber }: NumberColumns): SQL | undefined => {
  const number = searchedNumber(term)
  if (number === null) return undefined
  if (number.hasDialCode) return sql`${countryCode} || ${phoneNumber} like ${beginning(`+${number.digits}`)}`
  return or(
    sql`${phoneNumber} like ${beginning(number.digits)}`,
    number.ending.length < LAST_DIGITS ? undefined : sql`${phoneNumber} like ${ending(number.ending)}`,
  )
}

/** Texts that were kept to be searched, of which words begin with the words of a term, in any order. */
const hasWordsOf = (term: string, searched: AnyPgColumn | SQL): SQL | undefined => {
  const words = searchedWords(term)
  if (words.length === 0) return sql`false`
  return and(...words.map((word) => sql`${searched} like ${`% ${beginning(word)}`}`))
}

/** Rows whose text, kept or indexed as `searchedText` has it, holds words that begin with those of a term. */
export const holdsWordsIn = (term: string, searched: AnyPgColumn | SQL): SQL | undefined => hasWordsOf(term, searched)

/** Names of which words begin with the words of a term, in any order. */
export const hasName = (term: string, name: AnyPgColumn): SQL | undefined =>
  hasWordsOf(term, sql`' ' || ${foldedIn(name)}`)

/** Rows whose kept text or number is meant by a term: a number is looked for among numbers alone. */
export const isMeantIn = (term: string, searched: AnyPgColumn, number: NumberColumns): SQL | undefined =>
  hasNumber(term, number) ?? hasWordsOf(term, searched)

interface AccountColumns extends NumberColumns {
  /** The practice's number of somebody who has no mobile number. */
  readonly patientNo: AnyPgColumn
}

/** Accounts that the practice numbered so: `P-10023`, or the digits alone. */
export const hasPatientNo = (term: string, { patientNo }: Pick<AccountColumns, 'patientNo'>): SQL | undefined => {
  const typed = patientNoTyped(term)
  return typed === null ? undefined : eq(patientNo, typed)
}

/** People who are meant by a term: words of their name in any order, their mobile number or the practice's. */
export const isMeant = (term: string, name: AnyPgColumn, account: AccountColumns): SQL | undefined =>
  or(hasName(term, name), hasNumber(term, account), hasPatientNo(term, account))

/** Rows whose texts hold every word of a term, each in any of them. */
export const holdsWords = (term: string, ...texts: readonly (AnyPgColumn | SQL)[]): SQL | undefined =>
  and(...searchedWords(term).map((word) => or(...texts.map((text) => sql`${foldedIn(text)} like ${containing(word)}`))))
