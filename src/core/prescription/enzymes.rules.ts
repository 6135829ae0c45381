import { type CheckedMedicine, holds } from './checkedMedicine'
import { ENZYMES_SOURCE, FSRH, inducers, inhibitors, substrates } from './enzymes'
import { type Found, foundIn, ruleOf } from './warnings.kit'
import type { WarningLevel } from './warning'

type Strength = 'strong' | 'moderate' | 'weak'
type Change = 'raises' | 'lowers'

interface Line {
  readonly generic: string
  readonly enzymes: ReadonlyMap<string, Strength>
  readonly meaning: string
}

const MARKS: Readonly<Record<string, Strength>> = { '!': 'strong', '?': 'weak' }

const linesOf = (table: string): readonly Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [generic = '', rest = ''] = line.split(': ')
      const [enzymes = '', meaning = ''] = rest.split('; ')
      const marked = enzymes
        .split(' ')
        .map((enzyme) => [enzyme.replace(/[!?]$/, ''), MARKS[enzyme.at(-1)!] ?? 'moderate'] as const)
      return { generic, enzymes: new Map(marked), meaning }
    })

const changes: readonly (readonly [Change, readonly Line[]])[] = [
  ['raises', linesOf(inhibitors)],
  ['lowers', linesOf(inducers)],
]
const changed = linesOf(substrates)

/**
 * How grave it is that a strong change meets a sensitive substance; null where it does not matter. One step less where
 * either is not.
 */
const meanings: Readonly<Record<string, Readonly<Record<Change, readonly [id: string, WarningLevel] | null>>>> = {
  antiseizure: { raises: ['raisesAntiseizure', 'serious'], lowers: ['lowersAntiseizure', 'caution'] },
  anticoagulant: { raises: ['raisesAnticoagulant', 'serious'], lowers: ['lowersAnticoagulant', 'serious'] },
  contraceptive: { raises: null, lowers: ['lowersContraceptive', 'serious'] },
  calciumBlocker: { raises: ['raisesCalciumBlocker', 'serious'], lowers: ['lowersCalciumBlocker', 'serious'] },
  statin: { raises: ['raisesStatin', 'serious'], lowers: ['lowersOther', 'caution'] },
  steroid: { raises: ['raisesSteroid', 'serious'], lowers: ['lowersSteroid', 'serious'] },
  sedative: { raises: ['raisesSedative', 'serious'], lowers: ['lowersOther', 'caution'] },
  antipsychotic: { raises: ['raisesAntipsychotic', 'serious'], lowers: ['lowersOther', 'caution'] },
  ergot: { raises: ['raisesErgot', 'serious'], lowers: null },
  tizanidine: { raises: ['raisesTizanidine', 'serious'], lowers: null },
  opioid: { raises: ['raisesOpioid', 'serious'], lowers: ['lowersOther', 'caution'] },
  tricyclic: { raises: ['raisesTricyclic', 'serious'], lowers: null },
  betaBlocker: { raises: ['raisesBetaBlocker', 'serious'], lowers: null },
  theophylline: { raises: ['raisesTheophylline', 'serious'], lowers: ['lowersOther', 'caution'] },
  immunosuppressant: { raises: ['raisesOther', 'serious'], lowers: ['lowersImmunosuppressant', 'serious'] },
  colchicine: { raises: ['raisesColchicine', 'serious'], lowers: null },
  digoxin: { raises: ['raisesDigoxin', 'serious'], lowers: ['lowersOther', 'caution'] },
  rhythm: { raises: ['raisesRhythm', 'serious'], lowers: null },
  antiInfective: { raises: null, lowers: ['lowersAntiInfective', 'caution'] },
  activated: { raises: ['blocksActivation', 'serious'], lowers: null },
  other: { raises: ['raisesOther', 'serious'], lowers: ['lowersOther', 'caution'] },
}

/** Texts that the rules name. */
export const enzymeRuleIds: readonly string[] = [
  ...new Set(
    Object.values(meanings).flatMap((meaning) => Object.values(meaning).flatMap((each) => (each ? [each[0]] : []))),
  ),
]

const LEVELS: readonly WarningLevel[] = ['serious', 'caution', 'note']

/** Strong on sensitive is as grave as it gets; each that is less takes a step, and two steps are not worth a word. */
const levelOf = (change: Strength, sensitivity: Strength, most: WarningLevel): WarningLevel | null => {
  const steps = Number(change !== 'strong') + Number(sensitivity !== 'strong')
  return steps > 1 ? null : (LEVELS[LEVELS.indexOf(most) + steps] ?? null)
}

/** The pill fails with weak inducers too; nothing else is changed by them. */
const effectOf = (change: Strength, meaning: string): Strength | null =>
  meaning === 'contraceptive' ? 'strong' : change === 'weak' ? null : change

const gravest = (levels: readonly (WarningLevel | null)[]): WarningLevel | undefined =>
  LEVELS.find((level) => levels.includes(level))

/** What a medicine changes and what it is changed by; a product is looked up once. */
interface Roles {
  readonly acts: readonly (readonly [Change, readonly Line[]])[]
  readonly suffers: readonly Line[]
}

const known = new WeakMap<CheckedMedicine['contents'], Roles>()

const rolesOf = (medicine: CheckedMedicine): Roles => {
  const found = known.get(medicine.contents)
  if (found) return found
  const held = (lines: readonly Line[]) => lines.filter(({ generic }) => holds(medicine, generic))
  const roles = { acts: changes.map(([change, lines]) => [change, held(lines)] as const), suffers: held(changed) }
  known.set(medicine.contents, roles)
  return roles
}

const between = (actor: CheckedMedicine, victim: CheckedMedicine): readonly Found[] => {
  const suffers = rolesOf(victim).suffers.filter(({ generic }) => !holds(actor, generic))
  return rolesOf(actor).acts.flatMap(([change, lines]) =>
    lines.flatMap((line) =>
      suffers.flatMap(({ enzymes, meaning }) => {
        const rule = meanings[meaning]![change]
        if (rule === null) return []
        const [id, most] = rule
        const level = gravest(
          [...line.enzymes].map(([enzyme, strength]) => {
            const sensitivity = enzymes.get(enzyme)
            const effect = effectOf(strength, meaning)
            return sensitivity && effect ? levelOf(effect, sensitivity, most) : null
          }),
        )
        if (level === undefined) return []
        const source = meaning === 'contraceptive' ? FSRH : ENZYMES_SOURCE
        return [foundIn(ruleOf(id, level, source), [victim, actor], { a: victim.name, b: actor.name })]
      }),
    ),
  )
}

/** What one medicine does to the level of another, either way. */
export const enzymeWarnings = (one: CheckedMedicine, other: CheckedMedicine): readonly Found[] => [
  ...between(one, other),
  ...between(other, one),
]
