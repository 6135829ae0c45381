import { type CheckedMedicine, type Content, daysAWeek, holds, identityOf, mgOnDay } from './checkedMedicine'
import { doseOf } from './dose.rules'
import {
  CHILD_SOURCE,
  DAILY_SOURCE,
  LAMOTRIGINE_SOURCE,
  LAMOTRIGINE_START,
  mostADay,
  mostAKilogram,
  type NoMaximum,
  noMaximum,
  notDaily,
} from './dosing'
import { inducers } from './enzymes'
import { type Found, foundIn, namesIn, ruleOf } from './warnings.kit'
import type { CheckedPatient, WarningLevel } from './warning'

const ADULT = 18
/** Above this many times the most of a day a dose is hardly meant. */
const FAR_ABOVE = 1.5
/** Medicines are begun with a part of the usual dose: less than this part of the least does nothing. */
const LEAST_PART = 1 / 4

interface Most {
  readonly mg: number
  /** Every milligram above it is a danger. */
  readonly isHard: boolean
}

const linesOf = (table: string): ReadonlyMap<string, Most> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [, generic = '', mg = '', hard] = /^(.+) ([\d.]+)(!?)$/.exec(line) ?? []
        return [generic, { mg: Number(mg), isHard: hard === '!' }]
      }),
  )

const adults = linesOf(mostADay)
const children = linesOf(mostAKilogram)

const reasons: ReadonlyMap<string, NoMaximum> = new Map(
  Object.entries(noMaximum).flatMap(([reason, names]) =>
    // The keys of the record are the reasons.
    names.split(' ').map((name) => [name.replaceAll('_', ' '), reason as NoMaximum] as const),
  ),
)

/** Most milligrams of a content on a day, or why it has none; null where nobody has written down either. */
export const maximumOf = (content: Content, medicine: CheckedMedicine['medicine']): Most | NoMaximum | null => {
  const generic = identityOf(content)
  const known = adults.get(generic)
  if (known) return known
  // The range of a product is that of its first ingredient.
  const isFirst = medicine?.ingredients[0]?.name === content.name
  const usual = isFirst ? (medicine.clinical?.dailyMax ?? null) : null
  return usual === null ? (reasons.get(generic) ?? null) : { mg: usual, isHard: false }
}

interface Dosed {
  readonly medicine: CheckedMedicine
  readonly content: Content
  readonly mg: number
}

const rounded = (mg: number): number => Math.round(mg * 100) / 100

/** What is taken of each substance on a day, of all lines that say so. */
const dosed = (written: readonly CheckedMedicine[]): ReadonlyMap<string, readonly Dosed[]> => {
  const all = new Map<string, readonly Dosed[]>()
  for (const medicine of written.filter(({ isSystemic }) => isSystemic))
    for (const content of medicine.contents) {
      const mg = mgOnDay(medicine, content)
      const generic = identityOf(content)
      if (mg !== null) all.set(generic, [...(all.get(generic) ?? []), { medicine, content, mg }])
    }
  return all
}

const sourceOf = ({ medicine }: CheckedMedicine) =>
  medicine?.clinical ?? { source: DAILY_SOURCE, reviewedOn: '2026-11-26' }

const ruleFor = (id: string, level: WarningLevel, of: CheckedMedicine) => {
  const { source, reviewedOn } = sourceOf(of)
  return ruleOf(id, level, source, reviewedOn)
}

/** Too much of one substance in all lines together, or so little of it that it does nothing. */
const ofDay = (generic: string, parts: readonly Dosed[], { age, weight }: CheckedPatient): readonly Found[] => {
  const medicines = parts.map(({ medicine }) => medicine)
  const [first] = parts
  const mg = rounded(parts.reduce((sum, part) => sum + part.mg, 0))
  const maxima = parts.map(({ content, medicine }) => maximumOf(content, medicine.medicine))
  const most = maxima.find((each): each is Most => typeof each === 'object' && each !== null)
  const isChild = age !== null && age < ADULT
  const values = { a: parts.length > 1 ? generic : first!.medicine.name, mg, max: most?.mg ?? 0 }
  if (most && mg > most.mg) {
    const isFar = most.isHard || isChild || mg > most.mg * FAR_ABOVE
    const id = parts.length > 1 ? 'sumAbove' : isFar ? 'doseFarAbove' : 'doseAbove'
    const names: Found['values'] = parts.length > 1 ? { ...values, b: namesIn(medicines) } : values
    return [foundIn(ruleFor(id, isFar ? 'serious' : 'caution', first!.medicine), medicines, names)]
  }
  if (isChild) return ofChild(generic, medicines, mg, age, weight, most !== undefined)
  const least = parts.length === 1 ? (first!.medicine.medicine?.clinical?.dailyMin ?? null) : null
  const isFirst = first!.medicine.medicine?.ingredients[0]?.name === first!.content.name
  return least !== null && isFirst && mg < least * LEAST_PART && mg > 0
    ? [foundIn(ruleFor('doseBelow', 'note', first!.medicine), medicines, { ...values, min: least })]
    : []
}

const ofChild = (
  generic: string,
  medicines: readonly CheckedMedicine[],
  mg: number,
  age: number,
  weight: number | null,
  hasRange: boolean,
): readonly Found[] => {
  const most = children.get(generic)?.mg
  const a = medicines[0]!.name
  if (most === undefined && !hasRange) return []
  if (weight === null) return [foundIn(ruleOf('childNotWeighed', 'note', CHILD_SOURCE), medicines, { a })]
  if (most === undefined) return [foundIn(ruleFor('rangeForAdults', 'note', medicines[0]!), medicines, { a, age })]
  const max = rounded(most * weight)
  const level = mg > max * FAR_ABOVE || (mg > max && adults.get(generic)?.isHard) ? 'serious' : 'caution'
  return mg > max ? [foundIn(ruleOf('childAbove', level, CHILD_SOURCE), medicines, { a, mg, weight, max })] : []
}

/** Medicines of one day a week or a month that are written for more of them. */
const weekly = (written: readonly CheckedMedicine[]): readonly Found[] =>
  written.flatMap((medicine) =>
    notDaily.flatMap(({ generic, from, unit, days, source }) => {
      const content = medicine.contents.find((each) => identityOf(each) === generic)
      const { line } = medicine
      if (content === undefined || line === null || (content[unit] ?? (from === 0 ? 1 : 0)) < from) return []
      const dose = doseOf(line.whenText)
      if (dose?.kind === 'once') return []
      const id = days === 7 ? 'onceAWeek' : 'onceAMonth'
      const values = { a: medicine.name }
      if (dose === null && line.frequency.length === 0)
        return [foundIn(ruleOf(id, 'caution', source), [medicine], values)]
      const isRare = dose?.kind !== 'asNeeded' && daysAWeek(line) <= 7 / days + 0.1
      return isRare ? [] : [foundIn(ruleOf(id, 'serious', source), [medicine], values)]
    }),
  )

const inducing: readonly string[] = inducers
  .trim()
  .split('\n')
  .filter((line) => line.includes('UGT!'))
  .map((line) => line.split(': ')[0]!)

/** Lamotrigine that begins with more than the skin bears. */
const lamotrigine = (
  written: readonly CheckedMedicine[],
  taken: readonly CheckedMedicine[],
  { age, prescribedBefore }: CheckedPatient,
): readonly Found[] => {
  const lines = written.filter((each) => holds(each, 'Lamotrigine'))
  const isTaken = taken.some((each) => holds(each, 'Lamotrigine')) || prescribedBefore.includes('Lamotrigine')
  // Children begin by their weight.
  if (isTaken || (age !== null && age < 13)) return []
  const all = [...written, ...taken]
  const isWith = (names: readonly string[]) => all.some((each) => names.some((name) => holds(each, name)))
  const max = isWith(['Valproate'])
    ? LAMOTRIGINE_START.withValproate
    : isWith(inducing)
      ? LAMOTRIGINE_START.withInducer
      : LAMOTRIGINE_START.alone
  const mg = lines.reduce((sum, each) => {
    const onDay =
      mgOnDay(
        each,
        each.contents.find((content) => identityOf(content) === 'Lamotrigine')!,
      ) ?? 0
    return sum + (onDay * Math.min(daysAWeek(each.line!), 7)) / 7
  }, 0)
  return mg > max
    ? [
        foundIn(ruleOf('lamotrigineStart', 'serious', LAMOTRIGINE_SOURCE), lines, {
          a: 'Lamotrigine',
          mg: rounded(mg),
          max,
        }),
      ]
    : []
}

/** What the doses say, line by line and in all. */
export const doseWarnings = (
  written: readonly CheckedMedicine[],
  taken: readonly CheckedMedicine[],
  patient: CheckedPatient,
): readonly Found[] => [
  ...[...dosed(written)].flatMap(([generic, parts]) => ofDay(generic, parts, patient)),
  ...weekly(written),
  ...lamotrigine(written, taken, patient),
]
