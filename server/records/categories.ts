import { healthCategories, isHealthCategory } from '../../src/core/prescription/categories'
import { folded } from '../../src/core/kit/search'
import type { HealthCategory } from '../../src/core/records/records'
import { sayFrom, type WireLanguage } from '../kit/texts'
import texts from './records.texts.json'

const say = sayFrom(texts)

/** What records and prescriptions can be about, in a language. */
export const categoriesIn = (language: WireLanguage): HealthCategory[] =>
  healthCategories.map(({ id, icon }) => ({ id, icon, name: say(language, `category.${id}`) }))

export const categoryIn = (language: WireLanguage, id: string | null): Pick<HealthCategory, 'name' | 'icon'> | null => {
  if (id === null || !isHealthCategory(id)) return null
  const { name, icon } = categoriesIn(language).find((each) => each.id === id)!
  return { name, icon }
}

/** The categories whose names in a language have the words that are looked for. */
export const categoriesNamed = (language: WireLanguage, term: string): readonly string[] =>
  categoriesIn(language)
    .filter(({ name }) => folded(name).includes(folded(term)))
    .map(({ id }) => id)
