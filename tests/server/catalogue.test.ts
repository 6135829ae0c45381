import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { lineInWords } from '../../server/prescription/lineWords'
import { medicines } from '../../server/prescription/prescription.tables'
import { writeCatalogue } from '../../server/prescription/standardCatalogue.store'
import { searchAttributes, searchMedicines, searchTests, usualRows } from '../../server/prescription/catalogue.store'
import type { OpenDatabase } from '../../server/kit/database'
import { writeLargeCatalogue } from '../../server/seed/catalogue'
import { AMOUNT_NAMES } from '../../src/core/prescription/lineTokens.rules'
import { isScheduleH1 } from '../../src/core/prescription/scheduleH1'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import { levetiracetam } from '../kit/medicineLines'
import { openTestDatabase } from '../kit/template'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await writeCatalogue(database.db)
  await writeLargeCatalogue(database.db, { medicines: 8000, tests: 1000 })
  await database.db.execute(sql`vacuum analyze`)
})
afterAll(() => database.close())

const namesOf = async (keyword: string) =>
  (await searchMedicines(database.db, keyword)).map(({ generic, strength }) => `${generic} ${strength}`)

describe('medicines, among thousands', () => {
  test('are found by the beginning of the generic name, in the order of their strengths', async () => {
    expect((await namesOf('LEVET')).slice(0, 4)).toEqual([
      'Levetiracetam 100 mg/ml',
      'Levetiracetam 100 mg/ml',
      'Levetiracetam 250 mg',
      'Levetiracetam 500 mg',
    ])
  })
  test('are found by the beginning of the brand, and by name and strength', async () => {
    expect((await namesOf('levipil')).every((name) => name.startsWith('Levetiracetam'))).toBe(true)
    expect(new Set(await namesOf('levet 500'))).toEqual(new Set(['Levetiracetam 500 mg']))
    expect((await namesOf('tegretol'))[0]).toContain('Carbamazepine')
  })
  test('are found by a part of the name, and when a letter is wrong', async () => {
    expect((await namesOf('iracetam'))[0]).toContain('Levetiracetam')
    expect((await namesOf('levetirasetam'))[0]).toContain('Levetiracetam')
  })
  test('are not found by nothing, nor by wildcards', async () => {
    expect(await namesOf('  ')).toEqual([])
    expect(await namesOf('%%%')).toEqual([])
  })

  test('are read from indexes, never from all rows', async () => {
    const plans = await Promise.all(
      [
        sql`generic_text like 'levet%'`,
        sql`brand_text like '%"levip%'`,
        sql`search_text like '%iracetam%'`,
        sql`'levetirasetam' <% search_text`,
      ].map((which) => database.db.execute(sql`explain select id from medicines where ${which}`)),
    )
    for (const { rows } of plans) expect(JSON.stringify(rows)).toMatch(/(?:Bitmap )?Index Scan/)
    for (const { rows } of plans) expect(JSON.stringify(rows)).not.toContain('Seq Scan on medicines')
  })
})

test('a catalogue of an earlier version is counted as this one is', async () => {
  const vial = 'ceftriaxone-2000-mg-injection'
  const unit = async () => (await searchMedicines(database.db, 'ceftriaxone')).find(({ id }) => id === vial)?.doseUnit
  await database.db.update(medicines).set({ doseUnit: 'ml' }).where(eq(medicines.id, vial))
  expect(await unit()).toBe('ml')
  await writeCatalogue(database.db)
  expect(await unit()).toBe('vial')
})

test('whatever a dose can be counted in has its own word on paper: ten units are no ten doses', () => {
  const units = new Set([...AMOUNT_NAMES, ...usualMedicines.map(({ doseUnit }) => doseUnit)])
  const line = (unit: string) =>
    ({ ...levetiracetam, medicineId: null, mealType: null, whenText: `10-0-0 ${unit}` }) as MedicineLine
  const doses = lineInWords(line('dose'), 'eng')
  const unnamed = [...units].filter((unit) => unit !== 'dose' && lineInWords(line(unit), 'eng') === doses)
  expect(unnamed).toEqual([])
})

describe('tests and chips', () => {
  test('are found by their beginning first, then by their words', async () => {
    const names = (await searchTests(database.db, 'mri lumb')).map(({ name }) => name)
    expect(names[0]).toBe('MRI lumbosacral spine')
    expect((await searchTests(database.db, 'creatinine')).map(({ name }) => name)).toContain('Creatinine with eGFR')
    const chips = await searchAttributes(database.db, 'diagnosis', 'migr')
    expect(chips.map(({ name }) => name).slice(0, 2)).toEqual(['Migraine with aura', 'Migraine without aura'])
    expect(await searchAttributes(database.db, 'tag', 'migraine with')).toEqual([])
  })
})

test('what is used most comes whole, for the search on the device, and is written again without doubles', async () => {
  const before = await usualRows(database.db)
  await writeCatalogue(database.db)
  expect(await usualRows(database.db)).toEqual(before)
  expect(before.medicines.length).toBeLessThan(700)
})

test('medicines of Schedule H1 are so by the catalogue', () => {
  const named = usualMedicines.filter(({ generic }) => isScheduleH1(generic))
  expect(named.filter(({ schedule }) => schedule !== 'H1').map(({ generic }) => generic)).toEqual([])
})
