import { fromCallback, setup } from 'xstate'
import { timeLimit } from '../../core/kit/timeLimit'
import { emitEffect } from '../kit/effects'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** The server can be reached again: what failed for want of a connection can be tried again. */
    readonly 'connection.restored': unknown
  }
}

export type ConnectionEvent =
  | { readonly type: 'went.offline' }
  | { readonly type: 'came.online' }
  /** A proxy answered in the server's place that it is down. */
  | { readonly type: 'server.down' }

/** Whether anybody can be reached: the device's network, and the server behind it. */
export const connectionMachine = setup({
  types: {
    events: {} as ConnectionEvent,
    tags: {} as 'offline' | 'back',
  },
  actors: { feed: fromCallback<ConnectionEvent>(() => undefined) },
  actions: {
    notifyRestored: emitEffect({ type: 'connection.restored' }),
    notifyServerDown: emitEffect({ type: 'notice', notice: { tone: 'bad', text: null, id: 'serverDown' } }),
  },
  delays: { reported: timeLimit(4000) },
}).createMachine({
  id: 'connection',
  invoke: { id: 'feed', src: 'feed' },
  initial: 'online',
  on: { 'went.offline': '.offline', 'server.down': { actions: 'notifyServerDown' } },
  states: {
    online: {},
    offline: { tags: 'offline', on: { 'came.online': 'back' } },
    back: { tags: 'back', entry: 'notifyRestored', after: { reported: 'online' } },
  },
})
