import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { AnyEndpoint, CodeOf, Contract, InputOf, OutputOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import type { CommonCode, Failure, Outcome } from '../../src/core/kit/outcome'
import type { PermissionEntry, Role } from '../../src/core/session/permissions'
import type { FileAddresses } from './signedAddress'
import type { CommonText, TextValues, WireLanguage } from './texts'

/** The database or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** Who calls, as their access token says; a call without a token has no role. */
export interface Caller {
  readonly sessionId: string | null
  readonly userId: string | null
  readonly role: Role | null
  readonly doctorId: string | null
  readonly permissions: readonly PermissionEntry[]
  readonly deviceId: string | null
}

/** Whoever was verified: a person, and no guest. */
export interface VerifiedCaller extends Caller {
  readonly sessionId: string
  readonly userId: string
  readonly role: Exclude<Role, 'GUEST'>
}

export interface PatientCaller extends VerifiedCaller {
  readonly role: 'PATIENT'
}

/** A doctor, or somebody who works for one. */
export interface DoctorCaller extends VerifiedCaller {
  readonly role: 'DOCTOR' | 'JR_DOCTOR'
  readonly doctorId: string
}

/** Either side of a treatment. */
export type TreatmentCaller = PatientCaller | DoctorCaller

/** Whom a rule that names these roles lets through, as `refusalOf` sees to it. */
export type CallerOf<R extends Role> = [R] extends ['PATIENT' | DoctorCaller['role']]
  ? R extends 'PATIENT'
    ? PatientCaller
    : DoctorCaller
  : 'GUEST' extends R
    ? Caller
    : VerifiedCaller

/**
 * What a handler works with; `Code` are the refusals its row declares, `Text` the messages of its room. `db` is the transaction that also stores the
 * idempotency key of a mutating call; once a statement of it fails it is lost, so answer a violated constraint by
 * throwing a `refusal` (or use a savepoint).
 */
export interface Call<Code extends string = never, Text extends string = never, Who extends Caller = Caller> {
  readonly caller: Who
  readonly db: Database
  readonly now: UnixSeconds
  readonly language: WireLanguage
  /** A message of the room, or one that all rooms share, in the caller's language. */
  readonly say: (id: Text | CommonText, values?: TextValues) => string
  /** `return refuse('otpWrong')`: ends the call with a failure; what it wrote stays (a wrong guess must count). */
  readonly refuse: <C extends Code | CommonCode>(code: C, values?: TextValues, retryAfter?: number) => Outcome<never, C>
  /**
   * `throw refusal('slotTaken')`: ends the call with a failure and undoes what it wrote. `field` is what it is about, by
   * its name as it was sent.
   */
  readonly refusal: (code: Code | CommonCode, values?: TextValues, retryAfter?: number, field?: string) => Refusal
  /** Signs addresses of files for the caller's session. */
  readonly addresses: FileAddresses
  /** Whom the call comes from on the network; null when it came over no connection. */
  readonly address: string | null
  /** Says whose records the call reads or changes, by patient; what staff do to them is audited. */
  readonly touches: (patientIds: readonly string[]) => void
  /**
   * Does something after the writes are committed and before the call is answered (send a text message). A `Refusal`
   * thrown there becomes the answer; what was written stays.
   */
  readonly afterCommit: (work: (db: Database) => Promise<void>) => void
}

export type Handler<Input, Output, Code extends string = never, Text extends string = never> = (
  input: Input,
  call: Call<Code, Text>,
) => Promise<Outcome<Output, Code | CommonCode>>

/**
 * The handlers of a room's rows: `Handlers<typeof bookingApi, keyof typeof texts>`. Those of
 * `Handlers<…, DoctorCaller, { positions: PatientCaller }>` are called by doctors, that one row by patients; it does not
 * compile in a room whose rules let others through.
 */
export type Handlers<
  T extends Contract,
  Text extends string = never,
  Who extends Caller = Caller,
  Others extends { readonly [K in keyof T]?: Caller } = object,
> = {
  readonly [K in keyof T]: RowHandler<
    T[K],
    Text,
    Others extends { readonly [P in K]: infer Other extends Caller } ? Other : Who
  >
}

export type RowHandler<E extends AnyEndpoint, Text extends string, Who extends Caller> = (
  input: InputOf<E>,
  call: Call<OwnCodeOf<E>, Text, Who>,
) => Promise<Outcome<OutputOf<E>, CodeOf<E>>>

/** Thrown by a handler to undo its writes and answer with a failure. */
export class Refusal extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message)
  }
}
