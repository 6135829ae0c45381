import * as Schema from 'effect/Schema'
import { type $Fetch, FetchError } from 'ofetch'
import type { FileContent } from '../../core/files/files'
import { type Endpoint, kindOfCode, pathParams, permissionsOf } from '../../core/kit/endpoint'
import {
  type CommonCode,
  done,
  type Failure,
  type FailureKind,
  failed,
  kindOfStatus,
  type Outcome,
  statusOf,
} from '../../core/kit/outcome'
import { timeLimit } from '../../core/kit/timeLimit'
import type { Permission } from '../../core/session/permissions'

/** Milliseconds after which a call counts as unanswered; a file has as long as it takes on a slow line beside that. */
const requestTimeoutMs = timeLimit(12_000)
/** Bytes a slow line carries in a millisecond. */
const SLOW_LINE = 100

const Envelope = Schema.Struct({
  result: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(Schema.Unknown),
  errorMessage: Schema.optionalKey(Schema.Unknown),
  statusCode: Schema.optionalKey(Schema.Finite),
  retryAfter: Schema.optionalKey(Schema.Finite),
  code: Schema.optionalKey(Schema.Unknown),
  fields: Schema.optionalKey(Schema.Unknown),
})
const readEnvelope = Schema.decodeUnknownOption(Schema.fromJsonString(Envelope))

/** The server's own answer, which carries a result or a status; null when a proxy spoke in its place. */
const envelopeOf = (text: unknown): typeof Envelope.Type | null => {
  const read = readEnvelope(text)
  if (read._tag === 'None') return null
  const { result, statusCode } = read.value
  return result === undefined && statusCode === undefined ? null : read.value
}

/** What a proxy's status says; every other one leaves open what became of the call. */
const gatewayFailures: Readonly<Record<number, FailureKind>> = { 502: 'serverDown', 504: 'gatewayTimeout' }

const filled = (path: string, wire: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(wire[name])))

const without = (wire: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => !names.includes(name)))

/** Lists do not fit into an address. */
const listsOf = (wire: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wire).filter(([, value]) => Array.isArray(value)))

const words = (...texts: readonly unknown[]): string =>
  texts.find((text): text is string => typeof text === 'string') ?? ''

/** The code of a refusal when the row declares it; one that only a newer server knows is left out. */
const codeIn = <Input, Output, Code extends string>(
  row: Endpoint<Input, Output, Code>,
  code: unknown,
): Code | CommonCode | undefined =>
  typeof code === 'string' && kindOfCode(row, code) !== undefined ? (code as Code | CommonCode) : undefined

const readFields = Schema.decodeUnknownOption(
  Schema.Array(Schema.Struct({ field: Schema.String, reason: Schema.String, message: Schema.String })),
)

/** The refused fields that an answer names. */
const fieldsIn = ({ fields }: typeof Envelope.Type): Failure['fields'] => {
  const read = readFields(fields)
  return read._tag === 'Some' ? read.value : undefined
}

/** Why nothing was reached: the device has no network, or more is not known. */
export const unreached = (): 'offline' | 'network' => {
  const { navigator } = globalThis as { readonly navigator?: { readonly onLine?: boolean } }
  return navigator?.onLine === false ? 'offline' : 'network'
}

const lost = (cause: unknown): Failure<never> => {
  const reasons = [cause, cause instanceof FetchError ? cause.cause : null]
  const isLate = reasons.some((reason) => reason instanceof Error && reason.name === 'TimeoutError')
  return { kind: isLate ? 'timeout' : unreached(), message: '' }
}

export interface CallOptions {
  readonly signal: AbortSignal
  /** Idempotency key; every mutating row takes one. */
  readonly key?: string | undefined
}

const isFile = (value: unknown): value is FileContent =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

/** Bytes of the files among the fields. */
const sizeOf = (fields: Record<string, unknown>): number =>
  Object.values(fields).reduce<number>((sum, value) => sum + (isFile(value) ? value.bytes.byteLength : 0), 0)

/** A multipart body: files by their bytes, everything else as text. */
const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (isFile(value)) form.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name)
    else form.append(name, String(value))
  return form
}

/** What a success without a result may stand for. */
const EMPTY = [{}, null, []] as const

/** The result of a success; one that says nothing is an empty one, where the row knows such. */
const read = <Output>(output: Schema.Codec<Output, unknown>, result: unknown) => {
  const decode = Schema.decodeUnknownOption(output)
  if (result !== undefined) return decode(result)
  const found = EMPTY.map((nothing) => decode(nothing)).find(({ _tag }) => _tag === 'Some')
  return found ?? decode(undefined)
}

/** What the person may do, as far as this client knows. */
export interface Access {
  readonly mayTry: (permission: Permission) => Promise<boolean>
  /** The server refused what this client took for allowed: the list it has is an old one. */
  readonly doubt: () => void
}

/** Statuses of a refusal by role or by feature. */
const DENIED: ReadonlySet<number> = new Set([statusOf.forbidden, statusOf.notAccessible])

const OPEN: Access = { mayTry: () => Promise.resolve(true), doubt: () => {} }

/**
 * Calls one row of the contract: encodes, sends, and turns whatever comes back into an outcome. A row whose permission
 * the person lacks is not sent.
 */
export const callEndpoint =
  (http: $Fetch, access = OPEN) =>
  async <Input, Output, Code extends string>(
    row: Endpoint<Input, Output, Code>,
    input: Input,
    options: CallOptions,
  ): Promise<Outcome<Output, Code | CommonCode>> => {
    const permissions = permissionsOf(row, input)
    for (const permission of permissions) if (!(await access.mayTry(permission))) return failed('notAccessible', '')
    // What cannot be taken is said by the server, which names the field in words.
    const wire = Schema.encodeSync(row.input, { disableChecks: true })(input) as Record<string, unknown>
    const rest = without(wire, pathParams(row.path))
    const asQuery = row.method === 'GET' || row.method === 'DELETE'
    const lists = row.method === 'DELETE' ? listsOf(rest) : {}
    const answer = await http
      .raw<string, 'text'>(filled(row.path, wire), {
        method: row.method,
        ...(asQuery
          ? { query: without(rest, Object.keys(lists)), ...(Object.keys(lists).length > 0 ? { body: lists } : {}) }
          : Object.keys(rest).length > 0
            ? { body: row.multipart ? formOf(rest) : rest }
            : {}),
        ...(row.mutates ? { headers: { 'idempotency-key': options.key ?? crypto.randomUUID() } } : {}),
        signal: AbortSignal.any([
          options.signal,
          AbortSignal.timeout(requestTimeoutMs + Math.ceil(sizeOf(rest) / SLOW_LINE)),
        ]),
        ignoreResponseError: true,
        responseType: 'text',
        retry: 0,
      })
      .catch((cause: unknown) => ({ failure: lost(cause) }))
    if ('failure' in answer) return { ok: false, failure: answer.failure }

    const envelope = envelopeOf(answer._data)
    if (envelope === null) return failed(gatewayFailures[answer.status] ?? 'unreadable', '')
    const statusCode = envelope.statusCode ?? answer.status
    const message = words(envelope.message, envelope.errorMessage)
    if (DENIED.has(answer.status) && permissions.length > 0) access.doubt()
    if (!answer.ok || statusCode >= 400) {
      const refused = failed(
        // The server's own word, where it is one of a failure.
        kindOfStatus(statusCode >= 400 ? statusCode : answer.status),
        message,
        codeIn(row, envelope.code),
        envelope.retryAfter,
        fieldsIn(envelope),
      )
      // What stands instead is said where somebody was first.
      if (refused.ok || refused.failure.kind !== 'conflict' || envelope.result == null) return refused
      const current = read(row.output, envelope.result)
      if (current._tag !== 'Some') return refused
      return { ok: false, failure: { ...refused.failure, current: current.value } }
    }
    if (envelope.result === undefined && envelope.statusCode !== 200) return failed('unreadable', '')
    const output = read(row.output, envelope.result)
    return output._tag === 'Some' ? done(output.value, message) : failed('unreadable', '')
  }

export type Caller = ReturnType<typeof callEndpoint>
