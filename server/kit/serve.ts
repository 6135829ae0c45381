import * as Schema from 'effect/Schema'
import { type Context, Hono } from 'hono'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { pathParams, permissionsOf } from '../../src/core/kit/endpoint'
import { commonErrors } from '../../src/core/kit/outcome'
import { allows } from '../../src/core/session/permissions.rules'
import { addressOf, isLoopback } from './address'
import { type Answer, commonAnswer, envelope, failureAnswer, success, toCompressed } from './answer'
import { audit, type Touched } from './audit'
import type { Clock } from './clock'
import { sqlState } from './constraint'
import type { FileAddresses } from './signedAddress'
import { type FileReceiver, TooLarge } from './form'
import { type Call, type Database, Refusal } from './handlers'
import { refusedField } from './faults'
import { type Input, readInput } from './input'
import { isUsableKey } from './idempotency'
import { checkPolicy, type FindCaller, type KnownCaller, type Policy, refusalOf } from './policy'
import type { Row } from './room'
import { runIdempotent } from './runIdempotent'
import { checkRefusals, refusals } from './refusals'
import { languageOf, sayFrom } from './texts'

export interface Serving {
  readonly db: Database
  readonly rows: readonly Row[]
  readonly policy: Policy
  readonly clock: Clock
  /** Takes in the files of forms. */
  readonly files: FileReceiver
  readonly addresses: FileAddresses
  readonly findCaller: FindCaller
  /** A trial counts no calls from its own machine: whoever tries it is alone there. */
  readonly production: boolean
  /** Whether a proxy stands in front and says in `X-Forwarded-For` whom a call comes from. */
  readonly behindProxy?: boolean | undefined
}

/** The contract as routes. Throws when a row has no policy rule or a refusal has no message. */
export const serveContract = (serving: Serving): Hono => {
  const { rows, policy } = serving
  checkPolicy(policy, rows)
  checkRefusals(rows)
  const app = new Hono()
  // A fixed address stands before one with a part to fill in: /member/default before /member/:id.
  for (const row of rows.toSorted((a, b) => pathParams(a.endpoint.path).length - pathParams(b.endpoint.path).length))
    app.on(row.endpoint.method, row.endpoint.path, async (context) =>
      toCompressed(await answer(serving, row, context), context.req.header('accept-encoding')),
    )
  return app
}

const answer = async (serving: Serving, row: Row, context: Context): Promise<Answer> => {
  const { endpoint } = row
  context.set('row', row.name)
  const following: ((db: Database) => Promise<void>)[] = []
  const call = await callOf(serving, row, context, (work) => following.push(work))
  const finish = async () => {
    for (const work of following) await work(serving.db)
  }
  if (context.req.header('authorization') !== CLIENT_CREDENTIAL)
    return commonAnswer('unauthenticated', call.say('unauthenticated'))
  const refused = refusalOf(serving.policy[row.name]!, endpoint.permission, call.caller)
  if (refused !== null) return commonAnswer(refused, call.say(refused))
  const received: object[] = []
  try {
    const input = await readInput(endpoint, context, serving.files, received, call.caller.userId)
    if (input.is !== 'input') return inputAnswer(input, call)
    if (!permissionsOf(endpoint, input.value).every((permission) => allows(call.caller.permissions, permission)))
      return commonAnswer('notAccessible', call.say('notAccessible'))
    if (!endpoint.mutates) {
      const answered = await run(serving, row, input.value, call)
      await finish()
      return answered
    }
    const key = context.req.header('idempotency-key')
    if (!isUsableKey(key)) return inputAnswer(keyFault(key), call)
    const attempt = (db: Database) => {
      following.length = 0
      return run(serving, row, input.value, { ...call, db })
    }
    return await runIdempotent(row, input.value, call, key, attempt, finish)
  } catch (error) {
    if (error instanceof Refusal) return failureAnswer(error.failure)
    if (error instanceof TooLarge) return envelope(413, call.say('tooLarge'), 'tooLarge')
    if (unstorable.has(sqlState(error) ?? '')) return commonAnswer('badInput', call.say('badInput'))
    throw error
  } finally {
    if (received.length > 0) await serving.files.settle(serving.db, received)
  }
}

/** What the database cannot take: no such uuid, a zero character, a number out of range, no such day. */
const unstorable = new Set(['22P02', '22021', '22003', '22007', '22008'])

/** Sentences of one message. */
const MOST_NAMED = 3

/** The answer to what is not as the contract says: each field by its name and why, in the caller's language. */
const inputAnswer = (
  input: Exclude<Input, { readonly is: 'input' }>,
  { say, language }: Call<string, string>,
): Answer => {
  if (input.is === 'unreadable') return commonAnswer('badInput', say('badInput'))
  const fields = input.faults.map((each) => refusedField(each, input.sent, language))
  const code = fields.every(({ reason }) => reason === 'missing') ? 'allFieldsRequired' : 'badInput'
  const named = fields
    .filter(({ reason }) => reason !== 'missing')
    .slice(0, MOST_NAMED)
    .map(({ message }) => message)
  const message = code === 'allFieldsRequired' ? say(code) : named.join('; ')
  return failureAnswer({ kind: commonErrors[code], message, code, fields: fields.slice(0, MOST_FIELDS) })
}

/** Fields that an answer names. */
const MOST_FIELDS = 50

const keyFault = (key: string | undefined): Extract<Input, { readonly is: 'faulty' }> => ({
  is: 'faulty',
  sent: { 'idempotency-key': key },
  faults: [{ at: ['idempotency-key'], fault: { is: key === undefined ? 'missing' : 'malformed' } }],
})

const run = async ({ policy }: Serving, row: Row, input: unknown, given: Call<string, string>): Promise<Answer> => {
  const touched: Touched = { patientIds: null }
  const call = {
    ...given,
    touches: (ids: readonly string[]) => {
      touched.patientIds = new Set([...(touched.patientIds ?? []), ...ids])
    },
  }
  const outcome = await row.handle(input, call)
  if (outcome.ok && policy[row.name]!.records === 'patients') await audit(row, call, touched)
  const encode = Schema.encodeSync(row.endpoint.output)
  if (outcome.ok) return success(encode(outcome.value), outcome.message)
  const { current, ...failure } = outcome.failure
  return failureAnswer(current === undefined ? failure : { ...failure, current: encode(current) })
}

const callOf = async (
  serving: Serving,
  row: Row,
  context: Context,
  afterCommit: Call['afterCommit'],
): Promise<Call<string, string> & { readonly caller: KnownCaller }> => {
  const now = serving.clock.now()
  const language = languageOf(context.req.header('language'))
  const deviceId = context.req.header('deviceid')?.slice(0, 200) ?? null
  return {
    caller: await serving.findCaller(serving.db, context.req.header('accesstoken'), deviceId, now),
    db: serving.db,
    now,
    language,
    say: (id, values) => sayFrom(row.texts)(language, id, values),
    ...refusals(row, language),
    addresses: serving.addresses,
    address: networkOf(serving, context),
    afterCommit,
    touches: () => undefined,
  }
}

const networkOf = ({ behindProxy = false, production }: Serving, context: Context): string | null => {
  const address = addressOf(context, behindProxy)
  return address !== null && !production && isLoopback(address) ? null : address
}
