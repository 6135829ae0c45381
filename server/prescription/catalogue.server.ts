import { done } from '../../src/core/kit/outcome'
import { Frequency, MealTime, MealType, NextVisitType } from '../../src/core/prescription/prescription'
import type { prescriptionApi } from '../../src/core/prescription/prescription.api'
import { FREQUENCY_DAYS, MOST_LINES } from '../../src/core/prescription/prescription.limits'
import type { Handlers } from '../kit/handlers'
import { categoriesIn } from '../records/records.port'
import { medicinesById, searchAttributes, searchMedicines, searchTests, usualRows } from './catalogue.store'
import type texts from './prescription.texts.json'

type Catalogue = Pick<
  typeof prescriptionApi,
  'config' | 'searchMedicine' | 'searchTest' | 'usual' | 'medicines' | 'searchAttribute'
>

/** What a filter may name. */
const lists = [
  'mealType',
  'mealTypeTime',
  'frequency',
  'frequencyDaysDefault',
  'nextVisitType',
  'healthCategory',
] as const

export const catalogueHandlers: Handlers<Catalogue, keyof typeof texts> = {
  config: async ({ filter }, { say, language, refusal }) => {
    const asked = filter === undefined || filter.trim() === '' ? null : filter.split(',').map((name) => name.trim())
    const unknown = asked?.find((name) => !(lists as readonly string[]).includes(name))
    if (unknown !== undefined) throw refusal('filterUnknown', { name: unknown.slice(0, 40), names: lists.join(', ') })
    /** A list that was not asked for is empty. */
    const listed = <A>(name: (typeof lists)[number], list: readonly A[]): readonly A[] =>
      asked === null || asked.includes(name) ? list : []
    return done({
      mealTypes: listed(
        'mealType',
        MealType.literals.map((id) => ({ id, name: say(`meal.${id}`) })),
      ),
      mealTimes: listed(
        'mealTypeTime',
        MealTime.literals.map((id) => ({ id, name: say(`time.${id}`) })),
      ),
      frequencies: listed(
        'frequency',
        Frequency.literals.map((id) => ({ id, name: say(`frequency.${id}`) })),
      ),
      frequencyDays: listed('frequencyDaysDefault', FREQUENCY_DAYS),
      nextVisitTypes: listed(
        'nextVisitType',
        NextVisitType.literals.map((id) => ({ id, name: say(`visit.${id}`) })),
      ),
      healthCategories: listed('healthCategory', categoriesIn(language)),
    })
  },
  searchMedicine: async ({ keyword }, { db }) => done(await searchMedicines(db, keyword)),
  searchTest: async ({ keyword }, { db }) => done(await searchTests(db, keyword)),
  usual: async (_, { db }) => done(await usualRows(db)),
  medicines: async ({ ids }, { db }) =>
    done(
      await medicinesById(
        db,
        ids
          .split(',')
          .filter(Boolean)
          .slice(0, 2 * MOST_LINES),
      ),
    ),
  searchAttribute: async ({ search, type }, { db }) => done(await searchAttributes(db, type, search)),
}
