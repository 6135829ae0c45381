import type * as Schema from 'effect/Schema'
import type { Permission } from '../session/permissions'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A schema without services: `Type` in the domain, `Encoded` on the wire. */
export type Codec<A> = Schema.Codec<A, unknown>

/**
 * One row of the contract, read by the HTTP adapter, the server, the OpenAPI document and the contract tests.
 * `mutates` rows carry an `Idempotency-Key` header; `permission` is the feature the caller must hold.
 */
export interface Endpoint<Input, Output> {
  readonly method: Method
  readonly path: `/${string}`
  readonly input: Codec<Input>
  readonly output: Codec<Output>
  readonly mutates: boolean
  readonly permission: Permission | null
  /** The body is a form with a file in it, not JSON. */
  readonly multipart?: true
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table holds rows of every input and output
export type AnyEndpoint = Endpoint<any, any>
export type Contract = Readonly<Record<string, AnyEndpoint>>
export type InputOf<E> = E extends Endpoint<infer Input, infer _> ? Input : never
export type OutputOf<E> = E extends Endpoint<infer _, infer Output> ? Output : never

export const endpoint = <Input, Output>(row: Endpoint<Input, Output>): Endpoint<Input, Output> => row

/** The names of the `:parts` of a path. */
export const pathParams = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
