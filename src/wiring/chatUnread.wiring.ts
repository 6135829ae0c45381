import { CHAT_EVENT } from '../core/chat/chat.events'
import { chatUnreadMachine } from '../machines/chat/chatUnread.machine'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort } from '../machines/kit/fromPort'
import { chatChanges } from './chatChanges'
import type { RoomWiring } from './features'
import type { Ports } from './ports'

/** Whether an event of the stream may change what is unread: that somebody types does not. */
const isCounted = (data: unknown): boolean => !(data instanceof Object && 'is' in data && data.is === 'typing')

/** Tells that something came or was read: by a push, by this page, by the stream where there is one, and after a sleep. */
const watchUnread = ({ push, stream }: Ports) =>
  fromFeed<object>((_, on) => {
    const changed = () => on({ type: 'chats.changed' })
    const stops = [
      chatChanges.on(changed),
      push.onWake(changed),
      stream.beside((event) => {
        if (event.type === 'feed.event' && event.event === CHAT_EVENT && isCounted(event.data)) changed()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })

export const features: RoomWiring = {
  'session.chatUnread': (ports, { login }) =>
    login === null || login.role === 'GUEST'
      ? null
      : {
          logic: chatUnreadMachine.provide({
            actors: { count: fromPort(ports.chat.unread), watch: watchUnread(ports) },
          }),
          input: undefined,
        },
}
