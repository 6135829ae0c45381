import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { folded, searchedWords } from '../../src/core/kit/search'
import type { DiagnosticTest, Medicine } from '../../src/core/prescription/medicine'
import type { AttributeType, Chip } from '../../src/core/prescription/prescription'
import { SEARCH_HITS } from '../../src/core/prescription/prescription.limits'
import type { Database } from '../kit/handlers'
import { beginning, containing } from '../kit/like'
import { holdsWords } from '../kit/search'
import { medicines, prescribedTests, prescriptionAttributes } from './prescription.tables'

const asMedicine = {
  id: medicines.id,
  generic: medicines.generic,
  brands: medicines.brands,
  strength: medicines.strength,
  amount: medicines.amount,
  unit: medicines.unit,
  form: medicines.form,
  doseUnit: medicines.doseUnit,
  ingredients: medicines.ingredients,
  schedule: medicines.schedule,
  isNarcotic: medicines.isNarcotic,
  telemedicine: medicines.telemedicine,
  clinical: medicines.clinical,
}
const asTest = { id: prescribedTests.id, name: prescribedTests.name, kind: prescribedTests.kind }

const byAmount = [desc(medicines.isUsual), asc(medicines.generic), asc(medicines.amount), asc(medicines.id)] as const

/** Fewer letters are found by their beginning alone: every product would hold them somewhere. */
const SEARCHED_INSIDE = 3

const withoutRepeats = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, SEARCH_HITS)

/**
 * Medicines whose generic or brand begins with the first word and that hold the others; then those that hold the word
 * anywhere, then those that are spelt alike. A later stage runs when the earlier ones leave room.
 */
export const searchMedicines = async (db: Database, keyword: string): Promise<readonly Medicine[]> => {
  const [first, ...others] = searchedWords(keyword)
  if (first === undefined) return []
  const holding = others.map((word) => sql`${medicines.searchText} like ${containing(word)}`)
  const found = (which: SQL) =>
    db
      .select(asMedicine)
      .from(medicines)
      .where(and(which, ...holding))
      .orderBy(...byAmount)
      .limit(SEARCH_HITS)
  const [generics, brands] = await Promise.all([
    found(sql`${medicines.genericText} like ${beginning(first)}`),
    found(sql`${medicines.brandText} like ${containing(`"${first}`)}`),
  ])
  const exact = withoutRepeats([...generics, ...brands])
  if (exact.length === SEARCH_HITS || first.length < SEARCHED_INSIDE) return exact
  const inside = withoutRepeats([...exact, ...(await found(sql`${medicines.searchText} like ${containing(first)}`))])
  if (inside.length > 0) return inside
  return db
    .select(asMedicine)
    .from(medicines)
    .where(and(sql`${first} <% ${medicines.searchText}`, ...holding))
    .orderBy(sql`word_similarity(${first}, ${medicines.searchText}) desc`, ...byAmount)
    .limit(SEARCH_HITS)
}

/** The same for tests, by their names. */
export const searchTests = async (db: Database, keyword: string): Promise<readonly DiagnosticTest[]> => {
  const words = searchedWords(keyword)
  if (words.length === 0) return []
  const found = (which: SQL | undefined) =>
    db
      .select(asTest)
      .from(prescribedTests)
      .where(which)
      .orderBy(desc(prescribedTests.isUsual), asc(prescribedTests.name), asc(prescribedTests.id))
      .limit(SEARCH_HITS)
  const text = words.join(' ')
  const exact = await found(sql`${prescribedTests.searchText} like ${beginning(text)}`)
  if (exact.length === SEARCH_HITS || text.length < SEARCHED_INSIDE) return exact
  const holding = words.map((word) => sql`${prescribedTests.searchText} like ${containing(word)}`)
  const inside = withoutRepeats([...exact, ...(await found(and(...holding)))])
  return inside.length > 0 ? inside : found(sql`${text} <% ${prescribedTests.searchText}`)
}

/** Chips of a kind that begin with the words, then those that hold them. */
export const searchAttributes = async (db: Database, type: AttributeType, search: string): Promise<readonly Chip[]> => {
  const text = folded(search)
  if (text === '') return []
  return db
    .select({ id: prescriptionAttributes.id, name: prescriptionAttributes.name })
    .from(prescriptionAttributes)
    .where(and(eq(prescriptionAttributes.type, type), holdsWords(text, prescriptionAttributes.name)))
    .orderBy(sql`lower(${prescriptionAttributes.name}) like ${beginning(text)} desc`, asc(prescriptionAttributes.name))
    .limit(SEARCH_HITS)
}

export const usualMedicines = (db: Database): Promise<readonly Medicine[]> =>
  db
    .select(asMedicine)
    .from(medicines)
    .where(eq(medicines.isUsual, true))
    .orderBy(...byAmount)

export const usualRows = async (db: Database) => ({
  medicines: await usualMedicines(db),
  tests: await db
    .select(asTest)
    .from(prescribedTests)
    .where(eq(prescribedTests.isUsual, true))
    .orderBy(asc(prescribedTests.name)),
})

/** Products by their ids; what is no longer in the catalogue is left out. */
export const medicinesById = async (db: Database, ids: readonly string[]): Promise<readonly Medicine[]> =>
  ids.length === 0
    ? []
    : db
        .select(asMedicine)
        .from(medicines)
        .where(inArray(medicines.id, [...ids]))

/** Which of the ids no test has. */
export const unknownTests = async (db: Database, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: prescribedTests.id })
    .from(prescribedTests)
    .where(inArray(prescribedTests.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
