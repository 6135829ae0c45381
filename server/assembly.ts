import { DAY, HOUR } from '../src/core/kit/dates'
import type { ContractRows } from '../src/core/app/contract'
import type { Contract } from '../src/core/kit/endpoint'
import { type Language, languageCodes } from '../src/core/language/languages'
import { contractRows, type RoomName, type RowName } from './contract'
import type { Handlers } from './kit/handlers'
import { forgetOldKeys } from './kit/idempotency'
import { forgetOldAudit } from './kit/audit'
import type { Job } from './kit/jobs'
import type { Work } from './kit/jobs.run'
import { forgetOldLimits } from './kit/limits'
import { forgetOldMessages } from './kit/outbox'
import type { Rule } from './kit/policy'
import type { AnyHandler, Mounts, Row } from './kit/room'
import { commonTexts, type RoomTexts } from './kit/texts'
import type { Platform, Room, RunningPlatform } from './platform'
import { rooms } from './rooms'

/** Every room of the contract as the server has it: one that is missing from the list does not compile. */
const assembled: {
  readonly [R in RoomName]: Room<ContractRows[R], (typeof rooms)[R]['texts']>
} = rooms

// oxlint-disable-next-line typescript/no-explicit-any -- the rooms of every contract and catalogue stand in one list; each was checked where it is declared
type AnyRoom = Room<Contract, any>
const all = Object.entries(assembled) as unknown as readonly (readonly [RoomName, AnyRoom])[]

for (const [, { listens = [] }] of all) for (const register of listens) register()

/** The handlers of every room: a row without one does not compile. */
export type RoomHandlers = { readonly [R in RoomName]: Handlers<ContractRows[R], string> }

/** What answers the rows of every room. */
export const newHandlers = (platform: Platform): RoomHandlers =>
  Object.fromEntries(
    all.map(([name, { handlers }]) => [name, typeof handlers === 'function' ? handlers(platform) : handlers]),
  ) as unknown as RoomHandlers

/** Every row of the contract with what answers it. */
export const rowsOf = (handlers: RoomHandlers): readonly Row[] => {
  const found: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = handlers
  return contractRows.map(({ room, name, endpoint }) => {
    const handle = found[room]?.[name.slice(room.length + 1)]
    if (!handle) throw new Error(`No handler answers ${name}`)
    return { name, endpoint, handle, texts: rooms[room].texts }
  })
}

/** The written policy: one rule for each row of the contract. */
export const policy = Object.fromEntries(
  all.flatMap(([room, { policy }]) => Object.entries(policy).map(([row, rule]) => [`${room}.${row}`, rule])),
) as Readonly<Record<RowName, Rule>>

/** What every server does beside answering. */
export const workOf = (platform: Platform): Work => ({
  repeated: jobsOf(platform),
  tasks: all.flatMap(([, { tasks }]) => tasks?.(platform) ?? []),
})

/** What every server repeats by itself. */
export const jobsOf = (platform: Platform): readonly Job[] => [
  { name: 'forget old idempotency keys', every: HOUR, run: forgetOldKeys },
  { name: 'forget messages of the days before', every: HOUR, run: forgetOldMessages },
  { name: 'forget counts of limits that are over', every: HOUR, run: forgetOldLimits },
  { name: 'forget audit entries that are over', every: DAY, run: forgetOldAudit },
  ...all.flatMap(([, { jobs = [] }]) => (typeof jobs === 'function' ? jobs(platform) : jobs)),
]

/** What is answered outside the contract. */
export const mountsOf = (running: RunningPlatform): Mounts =>
  Object.assign({}, ...all.map(([, { mounts }]) => mounts?.(running))) as Mounts

export const devPages = all.flatMap(([, { devPages = [] }]) => devPages)

/** Every message of the server by language and by `room.id`. */
export const texts = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    Object.fromEntries(
      [['common', { texts: commonTexts }] as const, ...all].flatMap(
        ([room, { texts }]: readonly [string, { texts: RoomTexts }]) =>
          Object.entries(texts).map(([id, text]) => [`${room}.${id}`, text[language]]),
      ),
    ),
  ]),
) as Readonly<Record<Language, Readonly<Record<TextId, string>>>>

/** `room.id` of every message. */
export type TextId =
  | `common.${keyof typeof commonTexts}`
  | { [R in RoomName]: `${R}.${keyof (typeof rooms)[R]['texts'] & string}` }[RoomName]
