import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Context } from 'hono'
import type { AnyEndpoint } from '../../src/core/kit/endpoint'

/** The decoded input of a call, or none when it is not what the contract says. */
export const readInput = async (endpoint: AnyEndpoint, context: Context): Promise<Option.Option<unknown>> => {
  const fromQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const read = endpoint.multipart ? readForm : readBody
  const fields = fromQuery ? context.req.query() : await read(context)
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

/** The fields of a multipart body; a file is its name, type and bytes. */
const readForm = async (context: Context): Promise<object | null> => {
  try {
    const fields = Object.entries(await context.req.parseBody())
    return Object.fromEntries(
      await Promise.all(
        fields.map(async ([name, value]) => [name, value instanceof File ? await contentOf(value) : value] as const),
      ),
    )
  } catch {
    return null
  }
}

const contentOf = async (file: File) => ({
  name: file.name,
  type: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})
