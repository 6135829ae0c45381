import { PUSH_STREAM } from '../../../src/core/notifications/push.api'
import { sql } from 'drizzle-orm'
import { contractRows, type ContractRow, type RowName } from '../../../server/contract'
import { policy } from '../../../server/assembly'
import { pathParams } from '../../../src/core/kit/endpoint'
import { defaultPermissions } from '../../../src/core/session/permissions'
import type { Backend } from '../../../server/backend'
import { type CallOptions, startBackend } from '../backend'
import type { Case } from './case'
import { cases } from './cases'
import { peopleOf, type PersonName, personNames, tokenOf, whileBlocked, whileOff, type World } from './people'

type Ruled = ContractRow
type Target = 'own' | 'missing'

export interface Difference {
  readonly row: RowName
  readonly who: string
  readonly about: string
  readonly expected: string
  readonly actual: string
}

export interface Findings {
  readonly rows: number
  /** Calls whose answer was compared with the policy. */
  readonly tried: number
  readonly differences: readonly Difference[]
  /** Pairs of answers, to "not yours" and to "does not exist". */
  readonly pairs: number
  readonly unlike: readonly Difference[]
  /** Refused calls that were to change something, and the rows among them that did. */
  readonly refusedWrites: number
  readonly written: readonly RowName[]
  /** Rows without a rule, addresses the server answers that are no row, and rows nobody tries here. */
  readonly unruled: readonly string[]
  readonly untried: readonly RowName[]
}

const API = /^\/(user|doctor|booking)-service\//
/** Answered below the API without being rows: what is not found, the gateway's own signed word, the stream of pushes. */
const OUTSIDE: ReadonlySet<string> = new Set([
  '/user-service/*',
  '/doctor-service/*',
  '/booking-service/*',
  ...['/booking-service/v1/payment/callback', PUSH_STREAM].flatMap((path) => [path, `${path}/*`]),
])

export interface Tried {
  /** These rows alone. */
  readonly only?: readonly RowName[]
  readonly instead?: Backend['instead']
  /** Whether everybody is blocked at each row, in place of one who may use it. */
  readonly isEveryoneBlocked?: boolean
}

/** Tries every row of the contract as everybody, and compares what comes back with what was written down. */
export const tryPolicy = async ({ only, instead, isEveryoneBlocked = false }: Tried = {}): Promise<Findings> => {
  const backend = await startBackend(instead === undefined ? {} : { instead })
  try {
    const world = await peopleOf(backend)
    const rows = contractRows.filter(({ name }) => only === undefined || only.includes(name))
    const found = newFindings()
    for (const row of rows) await tryRow(world, row, found, isEveryoneBlocked)
    const served = backend.routes.filter(({ path }) => API.test(path))
    const known = new Set(contractRows.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    const stray = served.filter(({ method, path }) => !known.has(`${method} ${path}`) && !OUTSIDE.has(path))
    return {
      ...found,
      rows: rows.length,
      unruled: [
        ...contractRows.filter(({ name }) => !Object.hasOwn(policy, name)).map(({ name }) => name),
        ...stray.map(({ method, path }) => `${method} ${path}`),
      ],
      untried: rows.filter(({ name }) => cases[name] === undefined).map(({ name }) => name),
    }
  } finally {
    await backend.close()
  }
}

const newFindings = () => ({
  tried: 0,
  differences: [] as Difference[],
  pairs: 0,
  unlike: [] as Difference[],
  refusedWrites: 0,
  written: [] as RowName[],
})
type Found = ReturnType<typeof newFindings>

const UNAUTHENTICATED = 401
const FORBIDDEN = 403
const NOT_ACCESSIBLE = 405
const NOT_FOUND = 404
const BLOCKED = 422

/** What the policy says comes back when nothing else is wrong with the person. */
const verdict = (row: Ruled, { may, reaches, shows }: Case, who: PersonName, about: Target): number => {
  if (isOpen(row)) return 200
  if (!may.includes(who)) return FORBIDDEN
  if (about === 'missing') return NOT_FOUND
  return reaches === undefined || shows !== undefined || reaches.includes(who) ? 200 : NOT_FOUND
}

const isOpen = ({ name }: Ruled): boolean => policy[name].roles === 'anyone'

/** A row nobody wrote a case for is still refused to those its rule does not name. */
const untriedCase = ({ name }: Ruled, world: World): Case => {
  const { roles } = policy[name]
  return {
    may: personNames.filter((who) => roles === 'anyone' || roles.includes(world.people[who].role)),
    input: () => ({}),
  }
}

const tryRow = async (world: World, row: Ruled, found: Found, isEveryoneBlocked: boolean): Promise<void> => {
  const written = cases[row.name]
  const rowCase = written ?? untriedCase(row, world)
  const before = row.endpoint.mutates ? await stored(world) : null
  const blocked = blockedAt(world, rowCase, isEveryoneBlocked)
  const refused = await tryRefused(world, row, rowCase, found, blocked)
  if (before !== null && before !== (await stored(world))) found.written.push(row.name)
  if (row.endpoint.mutates) found.refusedWrites += refused
  if (written !== undefined) for (const who of personNames) await tryAllowed(world, row, written, who, found)
}

const send = async (world: World, row: Ruled, fields: Record<string, unknown>, how: CallOptions) => {
  const named = Object.fromEntries(pathParams(row.endpoint.path).map((name) => [name, 'none']))
  return world.backend.call<unknown>(row.name, { ...named, ...fields }, how)
}

const compare = (found: Found, row: Ruled, who: string, about: string, expected: number, actual: number): void => {
  found.tried += 1
  if (expected !== actual)
    found.differences.push({ row: row.name, who, about, expected: String(expected), actual: String(actual) })
}

/** Who is blocked while they try a row. Whether somebody is blocked is looked at before who they are. */
const blockedAt = ({ people }: World, { may }: Case, isEveryone: boolean): readonly PersonName[] => {
  const known = personNames.filter((who) => people[who].userId !== null)
  return isEveryone ? known : [known.find((who) => may.includes(who)) ?? known[0]!]
}

/** Everything that is refused before anybody looks at what was asked. Returns how many calls that were. */
const tryRefused = async (
  world: World,
  row: Ruled,
  rowCase: Case,
  found: Found,
  blocked: readonly PersonName[],
): Promise<number> => {
  const from = found.tried
  const { backend, people } = world
  const expectStatus = async (who: string, about: string, expected: number, how: CallOptions, fields = {}) =>
    compare(found, row, who, about, expected, (await send(world, row, fields, how)).status)
  await expectStatus('nobody', 'without the credential of a client', UNAUTHENTICATED, {
    headers: { authorization: '' },
  })
  if (isOpen(row)) return found.tried - from
  await expectStatus('nobody', 'without a token', UNAUTHENTICATED, {})
  await expectStatus('nobody', 'with a token nobody has', UNAUTHENTICATED, { token: 'made up' })
  for (const who of personNames) {
    const someone = people[who]
    const token = await tokenOf(backend, someone)
    if (blocked.includes(who))
      await whileBlocked(backend, someone, () => expectStatus(who, 'blocked', BLOCKED, { token }))
    const { permission } = row.endpoint
    const isAllowed = rowCase.may.includes(who)
    if (isAllowed && permission !== null)
      await whileOff(backend, someone, permission, async () =>
        expectStatus(who, `with ${permission} off`, NOT_ACCESSIBLE, { token }),
      )
    if (!isAllowed) {
      // A role whose features leave the row's out is refused by the feature, any other by the role.
      const lacksFeature =
        permission !== null && !(defaultPermissions[someone.role] as readonly string[]).includes(permission)
      const { status } = await send(world, row, {}, { token })
      const refused = lacksFeature && status === NOT_ACCESSIBLE ? NOT_ACCESSIBLE : FORBIDDEN
      compare(found, row, who, 'not theirs by role', refused, status)
    }
  }
  return found.tried - from
}

/** What is left to those who may: the owner's record, and one that does not exist. */
const tryAllowed = async (world: World, row: Ruled, rowCase: Case, who: PersonName, found: Found): Promise<void> => {
  const { input, missing, reaches, shows } = rowCase
  if (!rowCase.may.includes(who)) return
  const token = async () => ({ token: await tokenOf(world.backend, world.people[who]) })
  const own = await send(world, row, await input(world, who), await token())
  const expected = verdict(row, rowCase, who, 'own')
  compare(found, row, who, "the owner's", expected, own.status)
  if (shows !== undefined && reaches !== undefined) {
    const isShown = own.status === 200 && shows(own.result, world)
    compare(found, row, who, "whether the owner's is shown", Number(reaches.includes(who)), Number(isShown))
  }
  if (missing === undefined) return
  const gone = await send(world, row, missing(world, who), await token())
  compare(found, row, who, 'what does not exist', verdict(row, rowCase, who, 'missing'), gone.status)
  if (reaches === undefined || reaches.includes(who)) return
  found.pairs += 1
  const [one, other] = [JSON.stringify(own.body), JSON.stringify(gone.body)]
  if (one !== other || own.status !== gone.status)
    found.unlike.push({ row: row.name, who, about: 'not theirs', expected: other, actual: one })
}

interface Answered<Line> {
  readonly rows: readonly Line[]
}

/** What tells that a table is another: how many rows it has, and which transaction wrote the latest of them. */
const LATEST = sql`max(xmin::text::bigint)`
/** Whoever is blocked while a row is tried, and then not: what stands there is the same, by whomever it was written. */
const CONTENT = sql`sum(hashtextextended(t::text, 0))`

/** Everything people have here, as one text: a line for each table. */
export const stored = async ({ backend }: World): Promise<string> => {
  const tables = (await backend.db.execute(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by 1
  `)) as Answered<{ name: string }>
  const digests = tables.rows
    .filter(({ name }) => !MOVING.has(name))
    .map(
      ({ name }) => sql`
        select ${name}::text as name, count(*) || ' ' || coalesce(${name === 'users' ? CONTENT : LATEST}, 0) as digest
        from ${sql.identifier(name)} t`,
    )
  const { rows } = (await backend.db.execute(sql.join(digests, sql` union all `))) as Answered<{
    name: string
    digest: string
  }>
  return rows.map(({ name, digest }) => `${name} ${digest}`).join('\n')
}

/** Sessions and switches are what this check itself writes while it tries. */
const MOVING: ReadonlySet<string> = new Set(['sessions', 'user_permissions'])
