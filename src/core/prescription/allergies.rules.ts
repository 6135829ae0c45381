import { type CheckedMedicine, identityOf } from './checkedMedicine'
import type { InteractionClass } from './medicine'
import { substancesIn } from './substancesIn'
import { type Found, foundIn, ruleOf } from './warnings.kit'
import type { CheckedPatient, WarningLevel } from './warning'

interface Family {
  /** Who is allergic to one of these, or to what people call them … */
  readonly of: readonly InteractionClass[]
  readonly called: RegExp
  /** … does not take these. */
  readonly meets: readonly InteractionClass[]
  readonly level: WarningLevel
}

const RECORDED = 'Recorded for this person'

const family = (
  called: RegExp,
  of: readonly InteractionClass[],
  meets: readonly InteractionClass[] = of,
  level: WarningLevel = 'serious',
): Family => ({ called, of, meets, level })

/** Allergies that a whole family of medicines shares; a sulphate or a sulphite is no sulfonamide. */
const families: readonly Family[] = [
  // Aspirin is one of them by its label, though it is given against platelets.
  family(/\bnsaids?\b|pain ?killer/, ['nsaid', 'salicylate']),
  family(/\bpenicillins?\b/, ['penicillin']),
  family(/\bcephalosporins?\b|\bcefa/, ['cephalosporin']),
  family(
    /\bpenicillins?\b|\bcephalosporins?\b/,
    ['penicillin', 'cephalosporin'],
    ['cephalosporin', 'penicillin', 'carbapenem'],
    'caution',
  ),
  family(/\bsul(?:f|ph)as?\b|\bsul(?:f|ph)a ?drugs?|\bsul(?:f|ph)on?amides?\b/, ['sulfonamide', 'sulfonamideLike']),
  family(/quinolone|floxacin/, ['fluoroquinolone']),
  family(/\bmacrolides?\b/, ['macrolide']),
  family(/\baminoglycosides?\b/, ['aminoglycoside']),
  family(/\btetracyclines?\b/, ['tetracycline']),
  family(/\bazoles?\b/, ['azole']),
  family(/\bnitroimidazoles?\b/, ['nitroimidazole']),
  family(/\baromatic\b|\banti-?(?:epileptic|seizure|convulsant)s?\b/, ['aromaticAntiseizure']),
  family(/\bopioids?\b|\bopiates?\b/, ['opioid'], ['opioid'], 'caution'),
  family(/\bbenzodiazepines?\b/, ['benzodiazepine']),
  family(/\bstatins?\b/, ['statin'], ['statin'], 'caution'),
  family(/\btriptans?\b/, ['triptan'], ['triptan'], 'caution'),
  family(/\bsteroids?\b|\bcorticosteroids?\b/, ['corticosteroid'], ['corticosteroid'], 'caution'),
]

/** Names a product is known by: generic, brand, ingredients, in small letters. */
const namesOf = ({ name, medicine, contents }: CheckedMedicine): readonly string[] =>
  [name, ...(medicine?.brands ?? []), ...contents.map((content) => content.name)]
    .map((each) => each.toLowerCase())
    .filter(Boolean)

const isNamed = (medicine: CheckedMedicine, word: string): boolean => {
  const meant = new Set(substancesIn(word).map(({ generic }) => generic))
  return (
    medicine.contents.some((content) => meant.has(identityOf(content))) ||
    namesOf(medicine).some(
      (name) => name === word || name.split(/\W+/).includes(word) || word.split(/\W+/).includes(name),
    )
  )
}

const familyLevel = ({ classes }: CheckedMedicine, word: string): WarningLevel | null => {
  const meant = new Set(substancesIn(word).flatMap((substance) => substance.classes))
  const met = families.filter(
    ({ of, called, meets }) =>
      (called.test(word) || of.some((each) => meant.has(each))) && meets.some((each) => classes.has(each)),
  )
  return met.some(({ level }) => level === 'serious') ? 'serious' : met.length > 0 ? 'caution' : null
}

/** Written where nobody is allergic to anything. */
const NONE = /^(?:no|nil|none|not|nkda|denies)\b/

/** A medicine, or one of its family, that the person is allergic to. */
export const allergyWarnings = (written: readonly CheckedMedicine[], { allergies }: CheckedPatient): readonly Found[] =>
  written.flatMap((medicine) => {
    const met = (allergies ?? []).flatMap((allergy) => {
      const word = allergy.trim().toLowerCase()
      if (word === '' || NONE.test(word)) return []
      const level = isNamed(medicine, word) ? 'serious' : familyLevel(medicine, word)
      return level === null ? [] : [{ allergy, level }]
    })
    const gravest = met.find(({ level }) => level === 'serious') ?? met[0]
    if (gravest === undefined) return []
    const { level, allergy } = gravest
    const rule = ruleOf(level === 'serious' ? 'allergy' : 'allergyFamily', level, RECORDED)
    return [foundIn(rule, [medicine], { a: medicine.name, allergy })]
  })
