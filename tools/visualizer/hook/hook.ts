import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { CHANNEL, VERSION } from '../protocol/channel'
import type { Can, FromTab, FromViewer, Posted } from '../protocol/messages'
import { fillFrom } from './fill'
import { openOutbox } from './outbox'
import { markTab } from './mark'
import { type Report, type Watched, watchSystem } from './watch'

declare const COMMIT: string

/** The name of this tab while it is inspected, kept until it is closed. */
const KEY = 'inspect'
const HIDDEN_FRAME = 50

const snapshotOf = (actor: AnyActorRef | undefined): AnyMachineSnapshot | null => {
  const snapshot: unknown = actor?.getSnapshot()
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : null
}

const isOurs = ({ type }: { readonly type: string }): boolean => !type.startsWith('xstate.')

/** Whether a machine would take an event; its guards may not be made for what it carries. */
const canTake = (actor: AnyActorRef | undefined, event: { readonly type: string }): Can => {
  try {
    return isOurs(event) && snapshotOf(actor)?.can(event) ? 'yes' : 'no'
  } catch {
    return 'threw'
  }
}

/** Starts to report the actors of an app on the channel of `/dev/machines`. */
const watchApp = (tab: string) => (app: AnyActorRef) => {
  const channel = new BroadcastChannel(CHANNEL)
  const epoch = Date.now().toString(36)
  const post = (message: FromTab) => channel.postMessage(message)
  let watched: Watched | undefined
  const early: Report[] = []
  let report = (message: Report): void => void early.push(message)
  const outbox = openOutbox({
    tab,
    epoch,
    now: () => Date.now(),
    post,
    schedule: (flush) => {
      if (document.hidden) setTimeout(flush, HIDDEN_FRAME)
      else requestAnimationFrame(flush)
    },
    contextOf: (actor) => watched?.contextOf(actor),
    definitions: () => watched?.definitions() ?? [],
  })
  watched = watchSystem(app, (message) => report(message))
  report = outbox.report
  for (const message of early) outbox.report(message)
  const { actor } = watched

  const send = ({ actor: id, event, fill = {} }: Extract<FromViewer, { type: 'send' }>) => {
    const target = actor(id)
    const context: unknown = snapshotOf(target)?.context
    const filled = Object.fromEntries(Object.entries(fill).map(([field, name]) => [field, fillFrom(name, context)]))
    if (isOurs(event)) target?.send({ ...event, ...filled })
  }
  let page: string | undefined
  const present = () => {
    page = location.pathname
    post({ v: VERSION, type: 'present', tab, epoch, page, version: COMMIT })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Posted>) => {
    if (data.v !== VERSION) return
    if (data.type === 'look') present()
    if (!('tab' in data) || data.tab !== tab) return
    if (data.type === 'hello') {
      outbox.greet(data)
      if (location.pathname !== page) present()
    }
    if (data.type === 'send') send(data)
    if (data.type === 'can')
      post({
        v: VERSION,
        type: 'answered',
        tab,
        to: data.viewer,
        id: data.id,
        can: data.events.map((event) => canTake(actor(data.actor), event)),
      })
  })
  addEventListener('pagehide', outbox.flush)
  present()
}

/** Calls of this tab name it, so that a tester can decide how they end. */
const nameCalls = (tab: string) => {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin === location.origin) request.headers.set('X-Dev-Tab', tab)
    return fetch(request)
  }
}

const begin = () => {
  if (new URLSearchParams(location.search).has(KEY)) {
    if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, Math.random().toString(36).slice(2, 6))
    document.cookie = `${KEY}=1; path=/; samesite=lax`
  }
  const tab = sessionStorage.getItem(KEY)
  if (tab === null) return
  nameCalls(tab)
  markTab(tab)
  Object.assign(globalThis, { __inspect: watchApp(tab) })
}

begin()
