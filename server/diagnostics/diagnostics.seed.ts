import { eq } from 'drizzle-orm'
import { folded } from '../../src/core/kit/search'
import type { Database } from '../kit/handlers'
import { providers } from '../provider/provider.tables'
import { insertAll } from '../seed/bulk'
import { type TestSeed, testSeeds } from '../seed/content/tests'
import { demonstrationProviders } from '../seed/accounts'
import { type Dice, dice } from '../seed/random'
import { diagnosticTests } from './diagnostics.tables'

const PAISE = 100
/** Prices are whole tens of rupees, and differ by a quarter from the usual. */
const priceOf = (roll: Dice, { rupees }: TestSeed) =>
  Math.max(50, Math.round((rupees * roll.between(80, 125)) / 1000) * 10) * PAISE

const testOf = (roll: Dice, providerId: string, test: TestSeed): typeof diagnosticTests.$inferInsert => ({
  id: `${providerId}:${test.key}`,
  providerId,
  name: test.name,
  category: test.category,
  price: priceOf(roll, test),
  fastHours: test.fastHours ?? 0,
  needsFood: test.needsFood ?? false,
  asks: [...(test.asks ?? [])],
  notes: [...(test.notes ?? [])],
  searchText: folded(`${test.name} ${test.also ?? ''}`),
})

/** What a centre offers: the demonstration's all, others a part; where there is no scanner, no imaging of it. */
const offered = (roll: Dice, id: string, index: number): readonly TestSeed[] => {
  if (id === demonstrationProviders.centre) return testSeeds
  const hasScanner = index % 3 !== 2
  const possible = hasScanner ? testSeeds : testSeeds.filter(({ key }) => !/^(mri|mra|ct)-/.test(key))
  return roll.some(possible, roll.between(14, possible.length - 4))
}

/** Tests of each centre, at its own prices. */
export const seedDiagnostics = async (db: Database): Promise<void> => {
  const roll = dice(37)
  const centres = await db
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.kind, 'centre'))
    .orderBy(providers.id)
  await insertAll(
    db,
    diagnosticTests,
    centres.flatMap(({ id }, index) => offered(roll, id, index).map((test) => testOf(roll, id, test))),
  )
}
