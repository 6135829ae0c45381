import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import * as SchemaAST from 'effect/SchemaAST'
import type { Context } from 'hono'
import type { AnyEndpoint } from '../../src/core/kit/endpoint'
import { type FieldFault, faultsIn } from './faults'
import { type FileReceiver, kindIn, readForm } from './form'

/** What a call brought: its decoded input, or what is wrong with it, beside what was sent. */
export type Input =
  | { readonly is: 'input'; readonly value: unknown }
  | { readonly is: 'faulty'; readonly faults: readonly FieldFault[]; readonly sent: unknown }
  | { readonly is: 'unreadable' }

/** The input of a call as the contract says. Files are taken in and noted on the way. */
export const readInput = async (
  endpoint: AnyEndpoint,
  context: Context,
  files: FileReceiver,
  received: object[],
  ownerId: string | null,
): Promise<Input> => {
  const readFields = async () => {
    if (!endpoint.multipart) return readBody(context)
    const form = await readForm(context.req.raw, files, received)
    return form && withCollected(form, files, received, ownerId)
  }
  const fields = endpoint.method === 'GET' ? {} : await readFields()
  if (fields === null || isBeyondUse(fields)) return { is: 'unreadable' }
  const queries = fromQuery(endpoint.method) ? context.req.queries() : {}
  const repeated = Object.keys(queries).filter((name) => queries[name]!.length > 1)
  const query = Object.fromEntries(Object.entries(queries).map(([name, [value]]) => [name, value]))
  const sent = { ...query, ...fields, ...context.req.param() }
  if (repeated.length > 0)
    return { is: 'faulty', sent, faults: repeated.map((name) => ({ at: [name], fault: { is: 'repeated' } })) }
  const read = Schema.decodeUnknownResult(endpoint.input, optionsFor(endpoint))(sent)
  return Result.isSuccess(read)
    ? { is: 'input', value: read.success }
    : { is: 'faulty', sent, faults: faultsIn(read.failure.issue, endpoint.input.ast, sent) }
}

/**
 * Of a row that takes one of several inputs every field has to belong to the one that was meant: what belongs to another
 * would be dropped without a word.
 */
const optionsFor = ({ input }: AnyEndpoint) =>
  ({ errors: 'all', onExcessProperty: SchemaAST.isUnion(input.ast) ? 'error' : 'ignore' }) as const

/** A form that names an upload in the place of its file: the file that was made of its pieces. */
const withCollected = async (
  form: Readonly<Record<string, unknown>>,
  files: FileReceiver,
  received: object[],
  ownerId: string | null,
): Promise<object> => {
  const { uploadId: id, name, file } = form
  if (typeof id !== 'string' || file !== undefined || ownerId === null) return form
  const collected = await files.collect({ id, ownerId, name: typeof name === 'string' ? name : '', kind: kindIn(form) })
  if (collected === undefined) return form
  received.push(collected)
  return { ...form, file: collected }
}

/** A deletion has its lists in a body, and everything else in its address. */
const fromQuery = (method: AnyEndpoint['method']): boolean => method === 'GET' || method === 'DELETE'

const utf8 = new TextDecoder('utf-8', { fatal: true })

const readBody = async (context: Context): Promise<object | null> => {
  try {
    const text = utf8.decode(await context.req.arrayBuffer())
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null
  } catch {
    return null
  }
}

/** Values and lists in lists that no call of the contract comes near. */
const MOST_VALUES = 20_000
const DEEPEST = 20

/** Whether a body is so large or so deep that no row can mean it. */
const isBeyondUse = (body: object): boolean => {
  let values = 0
  const isTooMuch = (value: unknown, depth: number): boolean => {
    values += 1
    if (values > MOST_VALUES || depth > DEEPEST) return true
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
    return Object.values(value).some((each) => isTooMuch(each, depth + 1))
  }
  return isTooMuch(body, 0)
}
