import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Context } from 'hono'
import type { AnyEndpoint } from '../../src/core/kit/endpoint'
import { type FileReceiver, readForm } from './form'

/** The decoded input of a call, or none when it is not what the contract says. Files are taken in and noted on the way. */
export const readInput = async (
  endpoint: AnyEndpoint,
  context: Context,
  files: FileReceiver,
  received: object[],
): Promise<Option.Option<unknown>> => {
  const readFields = () => (endpoint.multipart ? readForm(context.req.raw, files, received) : readBody(context))
  const fields = endpoint.method === 'GET' ? {} : await readFields()
  if (fields === null) return Option.none()
  const query = fromQuery(endpoint.method) ? context.req.query() : {}
  return Schema.decodeUnknownOption(endpoint.input)({ ...query, ...fields, ...context.req.param() })
}

/** A deletion has its lists in a body, and everything else in its address. */
const fromQuery = (method: AnyEndpoint['method']): boolean => method === 'GET' || method === 'DELETE'

const readBody = async (context: Context): Promise<object | null> => {
  const text = await context.req.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null
  } catch {
    return null
  }
}
