import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Context } from 'hono'
import type { AnyEndpoint } from '../../src/core/kit/endpoint'

/** The decoded input of a call, or none when it is not what the contract says. */
export const readInput = async (endpoint: AnyEndpoint, context: Context): Promise<Option.Option<unknown>> => {
  const fromQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const fields = fromQuery ? context.req.query() : await readBody(context)
  if (fields === null) return Option.none()
  return Schema.decodeUnknownOption(endpoint.input)({ ...fields, ...context.req.param() })
}

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
