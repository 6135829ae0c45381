import * as Schema from 'effect/Schema'
import * as SchemaAST from 'effect/SchemaAST'
import type { AnyEndpoint } from '../../../src/core/kit/endpoint'
import type { BadAnswer } from './answers'

/** A place in an answer: names of fields, and 0 for the first of a list. */
type Path = readonly (string | number)[]

const DEEPEST = 8

/** Every place of an encoded schema. */
const pathsOf = (ast: SchemaAST.AST, at: Path = []): readonly Path[] => {
  if (at.length > DEEPEST) return []
  if (SchemaAST.isObjects(ast))
    return ast.propertySignatures.flatMap(({ name, type }) => {
      const path = [...at, String(name)]
      return [path, ...pathsOf(type, path)]
    })
  if (SchemaAST.isArrays(ast)) {
    const item = ast.elements[0] ?? ast.rest[0]
    return item ? [[...at, 0], ...pathsOf(item, [...at, 0])] : []
  }
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap((type) => pathsOf(type, at))
  return []
}

const has = (value: unknown, [first, ...rest]: Path): boolean => {
  if (first === undefined) return true
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return false
  return has((value as Record<string | number, unknown>)[first], rest)
}

const withAt = (value: unknown, [first, ...rest]: Path, put: unknown): unknown => {
  if (first === undefined) return put
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[first] = withAt(copy[first], rest, put)
  return copy
}

const without = (value: unknown, path: Path): unknown => {
  const last = path.at(-1)!
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((each, name) => (each as Record<string | number, unknown>)[name], value)
  const fields = Object.entries(parent as object).filter(([name]) => name !== last)
  return withAt(value, path.slice(0, -1), Object.fromEntries(fields))
}

const wrongValues = [7, 'seven', true, [], {}, null, 'NaN', -1e21]

/** The places of a row's answer, told as `result.doctors.0.name`. */
export const fieldsOf = ({ output }: AnyEndpoint): readonly string[] => [
  ...new Set(pathsOf(SchemaAST.toEncoded(output.ast)).map((path) => path.join('.'))),
]

const read = (path: string): Path => path.split('.').map((name) => (name === '0' ? 0 : name))

/**
 * A real answer with one field of a wrong type, `which` of those the contract refuses there (the last is the field
 * missing); null where the answer has no such field or everything is taken.
 */
export const spoiltResult = (row: AnyEndpoint, result: unknown, field: string, which: number): unknown => {
  const path = read(field)
  if (!has(result, path)) return null
  const decode = Schema.decodeUnknownOption(row.output)
  const missing = typeof path.at(-1) === 'string' ? [without(result, path)] : []
  const spoilt = [...wrongValues.map((wrong) => withAt(result, path, wrong)), ...missing]
  return spoilt.filter((each) => decode(each)._tag === 'None')[which] ?? null
}

/** A wrong type in one field; what the real answer does not have is left as it is. */
export const wrongType = (row: AnyEndpoint, field: string, which: number): BadAnswer => ({
  name: `a wrong type in ${field} (${which + 1})`,
  send: async (response, real) => {
    const { status, body } = await real()
    const envelope = JSON.parse(body) as { result?: unknown }
    const spoilt = spoiltResult(row, envelope.result, field, which)
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    response.end(spoilt === null ? body : JSON.stringify({ ...envelope, result: spoilt }))
    return spoilt === null ? 'as it was' : undefined
  },
})
