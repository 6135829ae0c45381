import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { appointments } from '../../server/booking/booking.tables'
import { messages } from '../../server/chat/chat.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { type ContractRow, contractRows, type RowName } from '../../server/contract'
import { cleanLines, isWhole } from '../../src/core/kit/text'
import { NOW, startBackend } from './backend'
import { requestWith, waysOf, withAt } from './badInput'
import { chatOfPair } from './chats'
import { harmfulIn, hostileTexts } from './hostileText'
import type { Fields } from './policy/case'
import { cases } from './policy/cases'
import { peopleOf, tokenOf, type World } from './policy/people'
import { PDF } from './sampleFiles'

const TOO_FAST = 429

/** The rows of chat and calls, by their names. */
export const rowsOfChat = contractRows
  .filter(({ name }) => /^(chat|call|ring)\./.test(name))
  .map((row) => [row.name, row] as const)

/** The chat of the owner and the treating doctor: their booking is paid for. */
export const openChat = async ({ backend, bookingId }: World): Promise<void> => {
  await backend.db.update(appointments).set({ status: 'upcoming' }).where(eq(appointments.id, bookingId))
  await followBookings(backend.db, [bookingId], NOW)
}

/** Somebody who may call the rows of chat and calls, and writes hostile texts in their fields. */
export interface HostileFields {
  /** Sends every text in every field of a row; what was neither taken harmlessly nor refused in words. */
  readonly wrongIn: (row: ContractRow) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export const openHostileFields = async (): Promise<HostileFields> => {
  const backend = await startBackend()
  const world = await peopleOf(backend)
  await openChat(world)
  const all = Object.entries(hostileTexts)
  return {
    close: backend.close,
    wrongIn: async (row) => {
      const rowCase = cases[row.name]!
      const who = rowCase.may.findLast((each) => rowCase.reaches?.includes(each) ?? true)!
      const token = await tokenOf(backend, world.people[who])
      const wrong: string[] = []
      const spots = waysOf(row.endpoint).flatMap((way) =>
        way.filter(({ kind }) => kind === 'text' || kind === 'choice'),
      )
      for (const { place } of spots) {
        const base = await rowCase.input(world, who)
        for (const [what, text] of all) {
          // Nobody writes more than twenty messages in ten seconds.
          if (row.name === 'chat.send') backend.clock.pass(1)
          const own = row.name === 'chat.send' ? { ...base, id: randomUUID() } : base
          const response = await backend.fetch(requestWith(row, withAt(own, place, text) as Fields, token, place))
          const body = (await response.json()) as { message?: string }
          const isAnswered = response.status < 500 && (response.status === 200 || (body.message ?? '') !== '')
          if (!isAnswered || response.status === TOO_FAST || harmfulIn(body).length > 0)
            wrong.push(`${place.join('.')}, ${what}: ${response.status} ${JSON.stringify(body).slice(0, 200)}`)
        }
      }
      return wrong
    },
  }
}

/** What became of a text as a message, its file, the patient's name and the team's note. */
export interface Written {
  /** Calls that were answered by a fault, or refused without a word. */
  readonly unanswered: readonly string[]
  /** Texts of both ends' answers that would do harm where they are drawn. */
  readonly harmful: readonly string[]
  readonly isTaken: boolean
  /** Whether it stands in the conversation, as it was taken. */
  readonly isKept: boolean
}

/** A chat in which texts are written everywhere. */
export interface HostileChat {
  readonly write: (text: string) => Promise<Written>
  readonly close: () => Promise<void>
}

export const openHostileChat = async (): Promise<HostileChat> => {
  const practice = await startBackend()
  const { db, clock } = practice
  const { channelId, tokens, memberId } = await chatOfPair(practice)
  const write = async (text: string): Promise<Written> => {
    clock.pass(11)
    const named = await practice.call('members.update', { id: memberId, name: text }, { token: tokens.patient })
    const upload = { kind: 'chat', file: new File([PDF], `${text.slice(0, 200)}.pdf`) }
    const uploaded = await practice.call<{ id: string }>('files.upload', upload, { token: tokens.patient })
    const off = { channelId, isEnabled: false, reason: 'other', note: text }
    const noted = await practice.call('chat.access', off, { token: tokens.doctor })
    const shownOff = await practice.call('chat.conversation', { channelId }, { token: tokens.junior })
    await practice.call('chat.access', { channelId, isEnabled: true }, { token: tokens.doctor })
    const send = (side: string, type: number, file_id?: string) =>
      practice.call(
        'chat.send',
        { id: randomUUID(), channelId, side, type, message: text, ...(file_id !== undefined && { file_id }) },
        { token: side === 'patient' ? tokens.patient : tokens.doctor },
      )
    const sent = [await send('patient', 0), await send('internal', 0), await send('patient', 2, uploaded.result?.id)]
    clock.pass(4)
    await practice.runJobs()
    const read = async (row: RowName, input: Record<string, unknown>, token: string) =>
      (await practice.call(row, input, { token })).body
    const limit = { limit: '100', offset: '0' }
    const seen = [
      shownOff.body,
      await read('chat.conversation', { channelId }, tokens.patient),
      await read('chat.conversations', { type: 'APPOINTMENT', ...limit }, tokens.doctor),
      await read('chat.search', { search: 'a', type: 'APPOINTMENT', ...limit }, tokens.doctor),
      await read('chat.messages', { channelId, side: 'patient', limit: '100' }, tokens.patient),
      await read('chat.messages', { channelId, side: 'internal', limit: '100' }, tokens.junior),
      await read('notifications.list', { pageSize: '100', page: '1', ...limit }, tokens.doctor),
      await read('notifications.list', { pageSize: '100', page: '1', ...limit }, tokens.patient),
    ]
    const isIt = and(eq(messages.conversationId, channelId), eq(messages.text, cleanLines(text)))
    return {
      unanswered: [named, uploaded, noted, ...sent]
        .filter(({ status, message }) => status >= 500 || (status !== 200 && message === ''))
        .map(({ status, message }) => `${status} ${message}`),
      harmful: harmfulIn(seen),
      isTaken: sent[0]!.status === 200,
      isKept: isWhole(text) && (await db.$count(messages, isIt)) > 0,
    }
  }
  return { write, close: practice.close }
}
