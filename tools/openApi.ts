import * as Schema from 'effect/Schema'
import { contractRows, type RowName } from '../server/contract'
import { policy } from '../server/assembly'
import { brand } from '../src/core/app/brand'
import { type AnyEndpoint, kindOfCode, pathParams } from '../src/core/kit/endpoint'
import { commonErrors, statusOf } from '../src/core/kit/outcome'
import type { Documents } from './documents'
import { permissionWords } from './roomsDocument'

/** Where the document is written; git does not hold what repeats the code. */
export const OPENAPI = 'generated/openapi.json'

type Json = Readonly<Record<string, unknown>>
interface ObjectSchema extends Json {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** Bounds that only say what a number can be at all. */
const isNoise = (key: string, value: unknown): boolean =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'additionalProperties' && value === true)

const schemaOf = (schema: AnyEndpoint['input']): ObjectSchema => {
  const { schema: made } = Schema.toJsonSchemaDocument(schema)
  return JSON.parse(
    JSON.stringify(made, function (this: unknown, key: string, value: unknown) {
      return isNoise(key, value) ? undefined : value
    }),
  ) as ObjectSchema
}

const without = (schema: ObjectSchema, names: readonly string[]): ObjectSchema => {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name))
  const required = (schema.required ?? []).filter((name) => !names.includes(name))
  const { required: _, ...rest } = schema
  return { ...rest, properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) }
}

/** A deletion has its lists in a body, and everything else in its address. */
const listsOf = ({ method }: AnyEndpoint, { properties = {} }: ObjectSchema): readonly string[] =>
  method === 'DELETE' ? Object.keys(properties).filter((name) => properties[name]?.['type'] === 'array') : []

const parametersOf = (endpoint: AnyEndpoint, input: ObjectSchema): readonly Json[] => {
  const inPath = pathParams(endpoint.path)
  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const lists = listsOf(endpoint, input)
  return Object.entries(input.properties ?? {})
    .filter(([name]) => (isQuery && !lists.includes(name)) || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      schema,
    }))
}

/** A field that carries a file is binary in a form, whatever it becomes on arrival. */
const asForm = (schema: ObjectSchema): ObjectSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) =>
      field['type'] === 'string' ? [name, field] : [name, { type: 'string', format: 'binary' }],
    ),
  ),
})

const bodyOf = (endpoint: AnyEndpoint, input: ObjectSchema): Json => {
  const lists = listsOf(endpoint, input)
  if (endpoint.method === 'GET' || (endpoint.method === 'DELETE' && lists.length === 0)) return {}
  const inAddress =
    endpoint.method === 'DELETE' ? Object.keys(input.properties ?? {}).filter((name) => !lists.includes(name)) : []
  const schema = without(input, [...pathParams(endpoint.path), ...inAddress])
  const [type, content] = endpoint.multipart
    ? (['multipart/form-data', asForm(schema)] as const)
    : (['application/json', schema] as const)
  return { requestBody: { required: true, content: { [type]: { schema: content } } } }
}

const answer = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
})

const byStatus = (codes: readonly string[], statusOfCode: (code: string) => number): ReadonlyMap<number, string[]> => {
  const found = new Map<number, string[]>()
  for (const code of codes) found.set(statusOfCode(code), [...(found.get(statusOfCode(code)) ?? []), code])
  return found
}

/** What every call can meet; a body that is too large has a status of its own. */
const common = byStatus(Object.keys(commonErrors), (code) =>
  code === 'tooLarge' ? 413 : code === 'away' ? 503 : statusOf[commonErrors[code as keyof typeof commonErrors]],
)

const refusal = (codes: readonly string[]): Json =>
  answer(codes.join(', '), {
    allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }],
  })

/** Refusals by their status, with the codes that tell them apart. */
const refusalsOf = (endpoint: AnyEndpoint): Json => {
  const own = byStatus(Object.keys(endpoint.errors ?? {}), (code) => statusOf[kindOfCode(endpoint, code)!])
  return Object.fromEntries(
    [...new Set([...common.keys(), ...own.keys()])]
      .toSorted((a, b) => a - b)
      .map((status) => [
        status,
        own.has(status)
          ? refusal([...own.get(status)!, ...(common.get(status) ?? [])])
          : { $ref: `#/components/responses/${status}` },
      ]),
  )
}

const operationOf = (room: string, name: RowName, endpoint: AnyEndpoint): Json => {
  const { roles, ownership } = policy[name]
  const input = schemaOf(endpoint.input)
  return {
    operationId: name,
    tags: [room],
    description: `Permission: ${permissionWords(endpoint) || 'none'}. Touches: ${ownership}.`,
    ...(roles === 'anyone' ? {} : { 'x-roles': roles }),
    security: roles === 'anyone' ? [{ client: [] }] : [{ client: [], session: [] }],
    parameters: [
      ...parametersOf(endpoint, input),
      { $ref: '#/components/parameters/Language' },
      ...(endpoint.mutates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...bodyOf(endpoint, input),
    responses: {
      200: answer('The result and a message in the language of the caller.', {
        type: 'object',
        properties: { result: schemaOf(endpoint.output), message: { type: 'string' }, statusCode: { const: 200 } },
        required: ['result', 'message', 'statusCode'],
      }),
      ...refusalsOf(endpoint),
    },
  }
}

const components = {
  securitySchemes: {
    client: { type: 'apiKey', in: 'header', name: 'authorization', description: 'The credential of the client.' },
    session: { type: 'apiKey', in: 'header', name: 'accesstoken', description: 'The token of the session.' },
  },
  parameters: {
    Language: {
      name: 'language',
      in: 'header',
      schema: { type: 'string', enum: ['eng', 'hin', 'guj', 'ben'], default: 'eng' },
    },
    IdempotencyKey: {
      name: 'idempotency-key',
      in: 'header',
      required: true,
      description: 'One for each attempt: the same key and content get the same answer, and nothing is done twice.',
      schema: { type: 'string', minLength: 8, maxLength: 200 },
    },
  },
  responses: Object.fromEntries([...common].map(([status, codes]) => [status, refusal(codes)])),
  schemas: {
    Failure: {
      type: 'object',
      properties: {
        message: { type: 'string' },
        errorMessage: { type: 'string' },
        statusCode: { type: 'integer' },
        code: { type: 'string' },
        retryAfter: { type: 'number', description: 'Seconds.' },
      },
      required: ['message', 'errorMessage', 'statusCode'],
    },
  },
}

/** `generated/openapi.json`: the contract as OpenAPI 3.1. */
export const openApiDocument = (): Documents => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { room, name, endpoint } of contractRows) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(room, name, endpoint) }
  }
  const document = { openapi: '3.1.0', info: { title: brand.name, version: '1' }, paths, components }
  return { [OPENAPI]: `${JSON.stringify(document, null, 2)}\n` }
}
