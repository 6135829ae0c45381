import type * as Schema from 'effect/Schema'
import type { Permission } from '../session/permissions'
import { asStored } from './sent'
import { type AnsweredFailure, type CommonCode, commonErrors, type Outcome } from './outcome'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A schema without services: `Type` in the domain, `Encoded` on the wire. */
export type Codec<A> = Schema.Codec<A, unknown>

/**
 * One row of the contract, read by the HTTP adapter, the server, the OpenAPI document and the contract tests.
 * `mutates` rows carry an `Idempotency-Key` header; `permission` is the feature the caller must hold, `alsoNeeds` are
 * those that only some inputs of the row need.
 */
export interface Endpoint<Input, Output, Code extends string = never, Mutates extends boolean = boolean> {
  readonly method: Method
  readonly path: `/${string}`
  readonly input: Codec<Input>
  readonly output: Codec<Output>
  readonly mutates: Mutates
  readonly permission: Permission | null
  readonly alsoNeeds?: { readonly [P in Permission]?: (input: Input) => boolean }
  /** The codes of this row's own refusals, and the kind each is answered with. */
  readonly errors?: Readonly<Record<Code, AnsweredFailure>>
  /** The body is a form with a file in it, not JSON. */
  readonly multipart?: true
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table holds rows of every input and output
export type AnyEndpoint = Endpoint<any, any, any>
export type Contract = Readonly<Record<string, AnyEndpoint>>
export type InputOf<E> = E extends Endpoint<infer Input, infer _O, infer _C> ? Input : never
export type OutputOf<E> = E extends Endpoint<infer _I, infer Output, infer _C> ? Output : never
/** The codes that a row itself declares. */
export type OwnCodeOf<E> = E extends Endpoint<infer _I, infer _O, infer Code> ? Code : never
/** Every code that a row can answer with. */
export type CodeOf<E> = OwnCodeOf<E> | CommonCode
export type OutcomeOf<E> = Outcome<OutputOf<E>, CodeOf<E>>

/** A row as it is declared. What it answers with may have been stored under other rules than those of today. */
export const endpoint = <Input, Output, Code extends string = never, const Mutates extends boolean = boolean>(
  row: Endpoint<Input, Output, Code, Mutates>,
): Endpoint<Input, Output, Code, Mutates> => ({ ...row, output: asStored(row.output) })

/** The features that a call of a row with this input needs. */
export const permissionsOf = <Input>(
  { permission, alsoNeeds = {} }: Pick<Endpoint<Input, unknown, string>, 'permission' | 'alsoNeeds'>,
  input: Input,
): readonly Permission[] => [
  ...(permission === null ? [] : [permission]),
  ...(Object.keys(alsoNeeds) as Permission[]).filter((also) => alsoNeeds[also]!(input)),
]

/** The kind that a code of a row is answered with; undefined for a code the row does not have. */
export const kindOfCode = ({ errors }: AnyEndpoint, code: string): AnsweredFailure | undefined => {
  const kinds: Readonly<Record<string, AnsweredFailure | undefined>> = { ...commonErrors, ...errors }
  return Object.hasOwn(kinds, code) ? kinds[code] : undefined
}

/** The names of the `:parts` of a path. */
export const pathParams = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
