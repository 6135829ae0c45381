import * as Schema from 'effect/Schema'
import type { MachineDefinition, StateDefinition } from '../definition/definition'
import { VERSION } from './channel'
import { Message } from './messages'

/** Bytes of the largest file that is read. */
export const LARGEST = 20 * 1024 * 1024

const Names = Schema.Array(Schema.String)

const Transition = Schema.Struct({
  name: Schema.String,
  event: Schema.String,
  delay: Schema.optionalKey(Schema.Finite),
  guard: Schema.NullOr(Schema.String),
  actions: Names,
  targets: Names,
})

const State: Schema.Codec<StateDefinition> = Schema.Struct({
  path: Schema.String,
  key: Schema.String,
  type: Schema.Literals(['atomic', 'compound', 'parallel', 'final', 'history']),
  isDeep: Schema.optionalKey(Schema.Literal(true)),
  initial: Schema.NullOr(Schema.String),
  tags: Names,
  invokes: Schema.Array(Schema.Struct({ id: Schema.String, src: Schema.String })),
  entry: Names,
  exit: Names,
  transitions: Schema.Array(Transition),
  states: Schema.Array(Schema.suspend((): Schema.Codec<StateDefinition> => State)),
})

const Definition: Schema.Codec<MachineDefinition> = Schema.Struct({
  id: Schema.String,
  hash: Schema.String,
  root: State,
})

const Header = Schema.Struct({
  v: Schema.Literal(VERSION),
  type: Schema.Literal('machines'),
  /** The commit of the build that was recorded. */
  commit: Schema.String,
  tab: Schema.String,
  epoch: Schema.String,
  definitions: Schema.Array(Definition),
})

/** A session as it is kept in a `.machines.jsonl` file: a header, then a message a line. */
export interface Recording {
  readonly commit: string
  readonly tab: string
  readonly epoch: string
  readonly definitions: readonly MachineDefinition[]
  readonly messages: readonly Message[]
}

const headerOf = Schema.decodeUnknownSync(Header, { onExcessProperty: 'error' })
const messageOf = Schema.decodeUnknownSync(Message, { onExcessProperty: 'error' })

export const writeRecording = ({ messages, ...header }: Recording): string =>
  [{ v: VERSION, type: 'machines', ...header }, ...messages].map((line) => `${JSON.stringify(line)}\n`).join('')

/** What is wrong with a file that was dropped, with its line. */
export class NotARecording extends Error {}

/** Reads a file of a recorded session; throws `NotARecording` at the first line that is not what it should be. */
export const readRecording = (text: string): Recording => {
  if (text.length > LARGEST) throw new NotARecording('The file is larger than 20 MB')
  const lines = text.split('\n').filter((line) => line !== '')
  const decode = <Value>(read: (json: unknown) => Value, at: number): Value => {
    try {
      return read(JSON.parse(lines[at] ?? ''))
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)
      throw new NotARecording(`Line ${at + 1}: ${reason}`, { cause: error })
    }
  }
  const { commit, tab, epoch, definitions } = decode(headerOf, 0)
  const messages = lines.slice(1).map((_, at) => decode(messageOf, at + 1))
  const stray = messages.findIndex(({ seq }, at) => at > 0 && seq <= messages[at - 1]!.seq)
  if (stray > 0) throw new NotARecording(`Line ${stray + 2}: out of order`)
  return { commit, tab, epoch, definitions, messages }
}
