import type { Conversation } from '../core/chat/chat'
import type { ChatFeed, ChatFeedEvent, ChatSubscription } from '../core/chat/chat.ports'
import { MARK_PAUSE, MESSAGE_PAGE, TYPING_TOLD } from '../core/chat/chat.rules'
import { placeName } from '../core/chat/outbox.rules'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { conversationMachine } from '../machines/chat/conversation.machine'
import { conversationRead } from '../machines/chat/conversation.setup'
import { attemptKey } from '../machines/kit/attempt'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort } from '../machines/kit/fromPort'
import { chatChanges } from './chatChanges'
import type { DeviceChatDrafts } from './chatDevice'
import type { Ports } from './ports'

/** Milliseconds until a lost feed is asked for again, unless the network or the person is back before. */
const AGAIN = 2000

/** A subscription that begins again whenever it is lost, until it is stopped or the session has ended. */
export const keptFeed = (
  feed: ChatFeed,
  onWake: Ports['push']['onWake'],
  input: ChatSubscription,
  on: (event: ChatFeedEvent) => void,
): (() => void) => {
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(timer)
    timer = undefined
    stop = feed.subscribe(input, (event) => {
      on(event)
      if (event.type === 'feed.lost') timer = setTimeout(begin, AGAIN)
    })
  }
  const sleep = onWake(() => timer !== undefined && begin())
  begin()
  return () => {
    clearTimeout(timer)
    sleep()
    stop()
  }
}

export const readConversation =
  ({ chat }: Ports) =>
  ({ channelId }: { readonly channelId: string }, signal: Cancellation): Promise<Outcome<Conversation>> =>
    chat.conversation({ channelId }, signal)

/** At most one call in a while: the first at once, then of what was held back the last of each name, one after the other. */
export const atMostEvery = <Input>(
  pause: number,
  nameOf: (input: Input) => string,
  call: (input: Input) => void,
): ((input: Input) => void) => {
  const held = new Map<string, Input>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    timer = undefined
    const [first] = held
    if (first === undefined) return
    held.delete(first[0])
    send(first[1])
  }
  const send = (input: Input) => {
    timer = setTimeout(rest, pause)
    call(input)
  }
  return (input) => {
    if (timer === undefined) send(input)
    else held.set(nameOf(input), input)
  }
}

const forgotten = () => new AbortController().signal

/** One conversation, by its own id or that of an appointment, with what was written into it on this device. */
export const plugConversation = (ports: Ports, feed: ChatFeed, drafts: DeviceChatDrafts) => {
  const { chat, push } = ports
  let typingSentAt = 0
  const mark = atMostEvery(
    MARK_PAUSE,
    // Whoever goes on to another chat has read this one all the same.
    placeName,
    (read: Parameters<typeof chat.read>[0]) =>
      void chat.read(read, forgotten()).then(() => chatChanges.announce(read.channelId)),
  )
  return conversationMachine.provide({
    actors: {
      read: fromPort(async ({ channelId, bookingId }, signal) => {
        const read =
          channelId === null
            ? await chat.ofAppointment({ appointmentId: bookingId ?? '' }, signal)
            : await chat.conversation({ channelId }, signal)
        return read.ok ? done({ conversation: read.value, drafts: await drafts.read(read.value.id) }) : read
      }),
      page: fromPort((page, signal) => chat.messages({ ...page, limit: MESSAGE_PAGE }, signal)),
      feed: fromFeed(({ channelId, side, after }, on) => {
        const leaving = new AbortController()
        const readAgain = async () => {
          const read = await chat.conversation({ channelId }, leaving.signal)
          if (read.ok && !leaving.signal.aborted) on(conversationRead(read.value))
        }
        const stop = keptFeed(feed, push.onWake, { conversation: channelId, side, after }, (event) => {
          if (event.type === 'conversation.changed') void readAgain()
          else on(event)
        })
        return () => {
          leaving.abort()
          stop()
        }
      }),
    },
    actions: {
      mark: ({ context: { id, side, readUpTo } }) => {
        if (id !== null) mark({ channelId: id, side, seq: readUpTo, key: attemptKey() })
      },
      storeDrafts: ({ context: { id, drafts: written } }) => {
        if (id !== null) drafts.write(id, written)
      },
      tellTyping: ({ context: { id, side, drafts: written } }) => {
        if (id === null || written[side].text === '' || Date.now() - typingSentAt < TYPING_TOLD) return
        typingSentAt = Date.now()
        void chat.typing({ channelId: id, side }, forgotten())
      },
    },
  })
}
