import * as SchemaAST from 'effect/SchemaAST'
import type * as SchemaIssue from 'effect/SchemaIssue'
import type { RefusedField } from '../../src/core/kit/outcome'
import { type Fault, faultOf } from '../../src/core/kit/sent'
import { cleanLine, cutText, isWhole } from '../../src/core/kit/text'
import faultTexts from './faults.texts.json'
import fieldTexts from './fields.texts.json'
import type { Text, WireLanguage } from './texts'

/** A place in what was sent: `['schedule_dates', 0]`. */
export type Place = readonly PropertyKey[]

/** Something that was sent and is not taken: where it stands and why. */
export interface FieldFault {
  readonly at: Place
  readonly fault: Fault
}

/** What is wrong with what was sent, as its schema found it. */
export const faultsIn = (issue: SchemaIssue.Issue, schema: SchemaAST.AST, sent: unknown): readonly FieldFault[] => {
  const found = within(issue, [])
  const known = new Map(found.map((each) => [pathOf(each.at), each]))
  return [...known.values()].map((each) => emptyIsMissing({ ...each, at: asSent(each.at, schema, sent) }, sent))
}

const within = (issue: SchemaIssue.Issue, at: Place): readonly FieldFault[] => {
  switch (issue._tag) {
    case 'Pointer':
      return within(issue.issue, [...at, ...issue.path])
    case 'Composite':
      return issue.issues.flatMap((each) => within(each, at))
    case 'Encoding':
      return within(issue.issue, at)
    case 'Filter':
      return [{ at, fault: checkFault(issue.filter) }]
    case 'MissingKey':
      return [{ at, fault: { is: 'missing' } }]
    case 'InvalidType':
      return [{ at, fault: typeFault(issue.ast) }]
    case 'AnyOf':
      return choiceFaults(issue, at)
    case 'UnexpectedKey':
      return [{ at, fault: { is: 'unexpected' } }]
    case 'InvalidValue':
    case 'Forbidden':
    case 'OneOf':
      return [{ at, fault: { is: 'malformed' } }]
  }
}

/** Of several ways in which something may be sent, the faults of the one that was meant: the least wrong. */
const choiceFaults = ({ ast, issues }: SchemaIssue.AnyOf, at: Place): readonly FieldFault[] => {
  const ways = issues.map((each) => within(each, at))
  const [meant] = ways.toSorted((a, b) => strangeness(a, at.length + 1) - strangeness(b, at.length + 1))
  return meant ?? [{ at, fault: typeFault(ast) }]
}

/** What is missing, or chooses another way, at the depth where the ways part weighs more than anything inside. */
const strangeness = (faults: readonly FieldFault[], depth: number): number =>
  faults.reduce(
    (sum, { at, fault }) =>
      sum + (at.length === depth && (fault.is === 'missing' || fault.is === 'notChoice') ? 1000 : 1),
    0,
  )

/** What checks of the schema library itself say, by their names. */
const checkFault = (filter: SchemaAST.Filter<unknown>): Fault => {
  const own = faultOf(filter)
  if (own !== null) return own
  const { id = '', payload } = (filter.annotations?.['representation'] ?? {}) as {
    readonly id?: string
    readonly payload?: Readonly<Record<string, number>>
  }
  switch (id.replace('effect/schema/', '')) {
    case 'isInt':
      return { is: 'notWhole' }
    case 'isFinite':
      return { is: 'notNumber' }
    case 'isBetween':
      return { is: 'outside', least: payload!['minimum']!, most: payload!['maximum']! }
    case 'isMaxLength':
      return { is: 'tooMany', most: payload!['maxLength']! }
    case 'isMinLength':
      return { is: 'blank' }
    default:
      return { is: 'malformed' }
  }
}

const typeFaults: Readonly<Record<string, Fault>> = {
  String: { is: 'notText' },
  Number: { is: 'notNumber' },
  Boolean: { is: 'notYesOrNo' },
  Arrays: { is: 'notList' },
  Objects: { is: 'notFields' },
  Literal: { is: 'notChoice' },
}

/** Of something that may be left out, what it is when it is there. */
const typeFault = (ast: SchemaAST.AST): Fault => {
  if (ast._tag !== 'Union') return typeFaults[ast._tag] ?? { is: 'malformed' }
  const meant = ast.types.find(({ _tag }) => _tag !== 'Null')
  return meant === undefined ? { is: 'malformed' } : typeFault(meant)
}

const stepInto = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<PropertyKey, unknown>)[name]
    : undefined

/** What stands at a place. */
const valueAt = (sent: unknown, at: Place): unknown => at.reduce(stepInto, sent)

/** A schema and those it is decoded from, with each way of a choice. */
const stagesOf = (ast: SchemaAST.AST): readonly SchemaAST.AST[] => [
  ...(SchemaAST.isUnion(ast) ? ast.types.flatMap(stagesOf) : [ast]),
  ...outerStagesOf(ast),
]

const outerStagesOf = ({ encoding }: SchemaAST.AST): readonly SchemaAST.AST[] =>
  encoding?.flatMap(({ to }) => stagesOf(to)) ?? []

/** What may stand at a place of what has one of some schemas. */
const schemasAt = (schemas: readonly SchemaAST.AST[], name: PropertyKey): readonly SchemaAST.AST[] =>
  schemas.flatMap(stagesOf).flatMap((stage) => {
    if (SchemaAST.isArrays(stage)) return [...stage.elements, ...stage.rest]
    if (!SchemaAST.isObjects(stage)) return []
    return stage.propertySignatures.filter((each) => each.name === name).map(({ type }) => type)
  })

/** A schema as it is sent, with each way of a choice. */
const wireOf = (ast: SchemaAST.AST): readonly SchemaAST.AST[] =>
  SchemaAST.isUnion(ast) ? ast.types.flatMap(wireOf) : ast.encoding ? wireOf(ast.encoding.at(-1)!.to) : [ast]

const isOnWire = (schemas: readonly SchemaAST.AST[], name: PropertyKey): boolean =>
  schemas
    .flatMap(wireOf)
    .some((each) => SchemaAST.isObjects(each) && each.propertySignatures.some((field) => field.name === name))

/** The names under which something may be sent that has this one inside: fields that are renamed keep their order. */
const outerNames = (schemas: readonly SchemaAST.AST[], name: PropertyKey): readonly PropertyKey[] =>
  schemas
    .flatMap(stagesOf)
    .filter(SchemaAST.isObjects)
    .flatMap((inner) => {
      const { length } = inner.propertySignatures
      const index = inner.propertySignatures.findIndex((each) => each.name === name)
      const outer = outerStagesOf(inner).filter(SchemaAST.isObjects)
      return outer.flatMap(({ propertySignatures: fields }) =>
        fields.length === length && index >= 0 ? [fields[index]!.name] : [],
      )
    })

/** A field that was found under its name inside, by the name under which it was sent. */
const asSent = (at: Place, schema: SchemaAST.AST, sent: unknown): Place => {
  const place: PropertyKey[] = []
  let schemas: readonly SchemaAST.AST[] = [schema]
  for (const name of at) {
    const beside = valueAt(sent, place)
    const isSent = (each: PropertyKey): boolean => stepInto(beside, each) !== undefined
    const outer = outerNames(schemas, name)
    place.push(isOnWire(schemas, name) && isSent(name) ? name : (outer.find(isSent) ?? outer[0] ?? name))
    schemas = schemasAt(schemas, name)
  }
  return place
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Nothing at all was not filled in, whatever was to stand there. */
const emptyIsMissing = (found: FieldFault, sent: unknown): FieldFault =>
  isEmpty(valueAt(sent, found.at)) ? { ...found, fault: { is: 'missing' } } : found

const pathOf = (at: Place): string => at.map(String).join('.')

const labels = new Map<string, Text>(
  fieldTexts.flatMap(({ names, ...text }) => names.map((name) => [name, text] as const)),
)

/** What a field is called; the nearest name that people know. */
export const labelOf = (at: Place): Text | null =>
  at.reduceRight<Text | null>((label, name) => label ?? labels.get(String(name)) ?? null, null)

/** Characters of a sent value that a message repeats. */
const REPEATED = 40

const shown = (value: unknown): string => {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  // What is half a character is not repeated.
  const characters = Array.from(written.slice(0, 4 * REPEATED)).filter(isWhole)
  return cutText(cleanLine(characters.join('')), REPEATED)
}

/** Days are named as they are sent: day first. */
const bound = (value: number | string): string =>
  typeof value === 'string' ? value.split('-').toReversed().join('-') : String(value)

/** The name of a field before its sentence; of what concerns all of a call there is none. */
const named = (at: Place, language: WireLanguage): string =>
  at.length === 0 ? '' : `${labelOf(at)?.[language] ?? pathOf(at)}: `

/** A refused field in the words of a language. */
export const refusedField = ({ at, fault }: FieldFault, sent: unknown, language: WireLanguage): RefusedField => {
  const values: Readonly<Record<string, string>> = {
    value: shown(valueAt(sent, at)),
    ...('least' in fault ? { least: bound(fault.least) } : {}),
    ...('most' in fault ? { most: bound(fault.most) } : {}),
  }
  const texts: Readonly<Record<Fault['is'], Text>> = faultTexts
  const sentence = texts[fault.is][language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return { field: pathOf(at), reason: fault.is, message: named(at, language) + sentence }
}
