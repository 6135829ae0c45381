import type { Medicine, MedicineForm, StrengthUnit } from '../../../src/core/prescription/medicine'
import { brandsOfNeurology, brandsOfOthers } from './brands'
import { immuneAndInfection, pain, stroke, supportive } from './general'
import { antiseizure, headache, memoryAndMind, movement } from './neurology'

type Clinical = NonNullable<Medicine['clinical']>

const SOURCE = 'Prescribing information of the product; British National Formulary'
const REVIEWED = '2026-11-22'

interface Shape {
  readonly form: MedicineForm
  readonly route: Clinical['route']
  /** What is counted in a dose. */
  readonly unit: string
}

const shapes: Readonly<Record<string, Shape>> = {
  tab: { form: 'tablet', route: 'oral', unit: 'tablet' },
  pr: { form: 'prolonged-release tablet', route: 'oral', unit: 'tablet' },
  dt: { form: 'dispersible tablet', route: 'oral', unit: 'tablet' },
  cap: { form: 'capsule', route: 'oral', unit: 'capsule' },
  prcap: { form: 'prolonged-release capsule', route: 'oral', unit: 'capsule' },
  syr: { form: 'syrup', route: 'oral', unit: 'ml' },
  inj: { form: 'injection', route: 'parenteral', unit: 'ml' },
  inf: { form: 'infusion', route: 'parenteral', unit: 'ml' },
  spray: { form: 'spray', route: 'nasal', unit: 'spray' },
  gel: { form: 'gel', route: 'topical', unit: 'application' },
  cream: { form: 'cream', route: 'topical', unit: 'application' },
  // What it gives off goes through the skin into the whole body; a plaster acts where it is.
  patch: { form: 'patch', route: 'transdermal', unit: 'patch' },
  plaster: { form: 'patch', route: 'topical', unit: 'patch' },
  sachet: { form: 'sachet', route: 'oral', unit: 'sachet' },
}

/** Milligrams of one of its unit. */
const inMg: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 }

const STRENGTH = /^([\d.]+(?:\+[\d.]+)*)(mg|mcg|g|ml|iu|%)?(?:\/(\d*)(ml))?$/

interface Strength {
  readonly text: string
  readonly amount: number
  readonly unit: StrengthUnit
  /** Of each ingredient in one dose unit; null where milligrams say nothing. */
  readonly mg: readonly (number | null)[]
}

/** `250`, `25mcg`, `200/5ml`, `100+25`, `1%` of a product. */
const strengthOf = (written: string): Strength => {
  const [, amounts = '', unit = 'mg', volume, isFluid] = STRENGTH.exec(written) ?? []
  const numbers = amounts.split('+').map(Number)
  const per = isFluid === undefined ? 1 : Number(volume || 1)
  const factor = inMg[unit]
  const around = isFluid === undefined ? '' : volume ? `/${volume} ml` : '/ml'
  const gap = unit === '%' ? '' : ' '
  return {
    text: `${amounts}${gap}${unit}${around}`,
    amount: numbers[0]!,
    // The pattern takes no other unit.
    unit: unit as StrengthUnit,
    mg: numbers.map((number) => (factor === undefined ? null : (number * factor) / per)),
  }
}

const clinicalOf = (fields: readonly string[], shape: Shape): Clinical => {
  const [, group = '', classes = '', , range = '-', written = ''] = fields
  const marks = written.split(' ')
  const [dailyMin, dailyMax] = range === '-' ? [null, null] : range.split('-').map(Number)
  return {
    group,
    route: shape.route,
    dailyMin: dailyMin ?? null,
    dailyMax: dailyMax ?? null,
    // A class that the rules do not know is refused by the test of the catalogue.
    interactionClasses: classes.split(' ').filter(Boolean) as unknown as Clinical['interactionClasses'],
    isRenal: marks.includes('renal'),
    pregnancy: marks.includes('avoid') ? 'avoid' : marks.includes('caution') ? 'caution' : null,
    source: SOURCE,
    reviewedOn: REVIEWED,
  }
}

const scheduleOf = (marks: readonly string[]): Medicine['schedule'] =>
  (['X', 'H1', 'H'] as const).find((each) => marks.includes(each)) ?? null

const listOf = (marks: readonly string[]): Medicine['telemedicine'] =>
  (['prohibited', 'A', 'B', 'O'] as const).find((each) => marks.includes(`list=${each}`)) ?? null

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.%]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Of what is injected millilitres are known where the strength is one of a fluid; what is not is counted by the vial. */
const countedIn = ({ unit }: Shape, { text, unit: of }: Strength): string =>
  unit !== 'ml' || text.includes('ml') || of === '%' ? unit : 'vial'

/** Brands that are sold as the same products: `Zen, Carbatol: tab 100 200; syr 100/5ml`. */
interface Sold {
  readonly brands: readonly string[]
  /** A form with one strength: `tab 200`. */
  readonly products: readonly (readonly [string, string])[]
}

const soldAs = (group: string): Sold => {
  const [brands = '', listed = ''] = group.split(':').map((part) => part.trim())
  return {
    brands: brands.split(',').flatMap((brand) => brand.trim() || []),
    products: listed.split(';').flatMap((product) => {
      const [form = '', ...strengths] = product.trim().split(' ')
      return strengths.map((strength) => [form, strength] as const)
    }),
  }
}

/** What further brands a generic has. */
const further: ReadonlyMap<string, readonly Sold[]> = new Map(
  [brandsOfNeurology, brandsOfOthers].flatMap((lines) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [generic = '', ...groups] = line.split('|').map((field) => field.trim())
        return [generic, groups.map(soldAs)] as const
      }),
  ),
)

/** The products of one line: each strength and form once, with all the brands it is sold under. */
const productsOf = (line: string): readonly Medicine[] => {
  const fields = line.split('|').map((field) => field.trim())
  const [generic = '', , , products = '', , written = ''] = fields
  const marks = written.split(' ')
  const sold = [soldAs(products), ...(further.get(generic) ?? [])]
  const forms = new Map(sold.flatMap((each) => each.products.map((product) => [product.join(' '), product] as const)))
  return [...forms].map(([key, [form, amount]]): Medicine => {
    const shape = shapes[form]
    if (shape === undefined) throw new Error(`${generic} has no form ${form}`)
    const strength = strengthOf(amount)
    const having = sold.filter((each) => each.products.some((product) => product.join(' ') === key))
    return {
      id: slugOf(`${generic} ${strength.text} ${shape.form}`),
      generic,
      brands: [...new Set(having.flatMap(({ brands }) => brands))],
      strength: strength.text,
      amount: strength.amount,
      unit: strength.unit,
      form: shape.form,
      doseUnit: countedIn(shape, strength),
      ingredients: generic.split(' + ').map((name, place) => ({ name, mg: strength.mg[place] ?? null })),
      schedule: scheduleOf(marks),
      isNarcotic: marks.includes('ndps'),
      telemedicine: listOf(marks),
      clinical: clinicalOf(fields, shape),
    }
  })
}

/** What a neurology and spine practice prescribes most, each generic in all its strengths and forms. */
export const usualMedicines: readonly Medicine[] = [
  antiseizure,
  movement,
  memoryAndMind,
  headache,
  pain,
  stroke,
  immuneAndInfection,
  supportive,
].flatMap((lines) => lines.trim().split('\n').flatMap(productsOf))
