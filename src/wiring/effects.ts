import type { ActorRefFrom } from 'xstate'
import { goTo } from '../adapters/browser/history'
import type { Tabs } from '../adapters/browser/tabs'
import type { BookingAttempt } from '../core/booking/attempt'
import { ringNews } from '../core/call/ringNews'
import { isShownByPage } from '../core/notifications/notice.rules'
import {
  changedCall,
  changedDays,
  changedOrder,
  changedWard,
  QUEUE_CHANGED,
  REPORT_CHANGED,
} from '../core/notifications/pushMessage'
import type { AppEvent, LanguageChanged, WorldEvents } from '../machines/kit/appEvent'
import { ringsEnded, ringsOutdated } from '../machines/call/ring.events'
import { wardChanged } from '../machines/inpatient/ward.events'
import { queueChanged } from '../machines/reception/reception.events'
import { scheduleChanged } from '../machines/schedule/schedule.events'
import { panelFeature } from '../machines/app/feature'
import type { slotMachine } from '../machines/app/slot.machine'
import { broadcast } from '../machines/kit/broadcast'
import { afterPaint } from '../ui/app/history/navigation'
import { callChanges } from './callChanges'
import { chatChanges } from './chatChanges'
import { language } from './language'
import { onPlaceLeft } from './onPlaceLeft'
import { orderChanges } from './orderChanges'
import { reportChanges } from './reportChanges'
import type { App, Ports, PortsSoon } from './ports'

/** Sent to the list that is open: it begins anew with what it was asked for. */
const SAME_QUERY = { type: 'query.chosen', query: {} }

/** What the wiring plugged and opened, for the handlers of what machines send to the world. */
export interface World {
  readonly ports: PortsSoon
  readonly now: () => number
  readonly app: () => App
  readonly tabs: Tabs
}

type Handlers = { readonly [Type in keyof WorldEvents]: (event: WorldEvents[Type]) => void }

const languageChanged: LanguageChanged = { type: 'language.changed' }

/** What each event that machines send to the world does. */
export const effectHandlers = ({ ports, now, app, tabs }: World): ((event: AppEvent) => void) => {
  const store = (use: (store: Ports['store']) => void) => void ports().then((opened) => use(opened.store))
  const notifyNotifications = () => {
    const slot = app().system.get('session.notifications') as ActorRefFrom<typeof slotMachine> | undefined
    slot?.getSnapshot().context.shown?.ref?.send({ type: 'arrived' })
  }
  let shown = language.wire()
  let stopFollowing = () => {}
  const leaveAttempt = (attempt: BookingAttempt) => {
    stopFollowing()
    store((opened) => opened.leaveAttempt(attempt))
    app().send({ type: 'open', feature: { id: 'session.backgroundBooking' } })
  }
  const handlers: Handlers = {
    go: (event) => {
      // Nobody goes back to a verification that has ended.
      const isVerified = app().getSnapshot().context.place?.route === 'verifyMobile'
      const goOn = () => goTo(event.to, isVerified ? { ...event, replace: true } : event)
      return event.atOnce ? goOn() : afterPaint(goOn)
    },
    notice: ({ notice, from }) => {
      if (!isShownByPage(notice.leadsTo?.to, location.pathname + location.search))
        app().send({ type: 'notice.raised', notice, from })
    },
    'permission.denied': ({ message }) => app().send({ type: 'permission.denied', message }),
    'verification.required': ({ intent }) => app().send({ type: 'verification.required', intent, now: now() }),
    // After a 'go' that was sent before it: leaving for another page would abandon it.
    'verification.opened': () => afterPaint(() => app().send({ type: 'verification.opened' })),
    'language.wanted': (event) =>
      app().getSnapshot().children.language?.send({ type: 'choose', language: event.language }),
    'language.kept': (event) => {
      language.keep(event.language)
      if (event.language !== shown) broadcast(app(), languageChanged)
      shown = event.language
      store(({ keepLanguage }) => keepLanguage(event.language))
    },
    'login.wanted': () => app().send({ type: 'login', at: 'settings', now: now() }),
    'help.wanted': () => app().send({ type: 'open', feature: panelFeature('help') }),
    'logout.confirmed': () => app().send({ type: 'logout' }),
    'attempt.kept': ({ attempt }) => {
      store(({ writeAttempt }) => writeAttempt(attempt))
      stopFollowing()
      stopFollowing = onPlaceLeft(app(), () => leaveAttempt(attempt))
    },
    'attempt.dropped': () => {
      stopFollowing()
      store(({ writeAttempt }) => writeAttempt(null))
    },
    'attempt.suspended': () => stopFollowing(),
    'attempt.left': ({ attempt }) => leaveAttempt(attempt),
    'attempt.settled': ({ key }) => store(({ settleAttempt }) => settleAttempt(key)),
    'draft.kept': ({ kind, draft }) => store(({ writeDraft }) => writeDraft(kind, draft, now())),
    'login.kept': ({ draft }) => store(({ writeLoginDraft }) => writeLoginDraft(draft, now())),
    'session.kept': ({ values }) => store(({ write }) => write(values)),
    'session.forgotten': ({ userId }) => {
      stopFollowing()
      void ports().then(({ push, chatFeed }) => Promise.all([push.forget(), chatFeed.forget()]))
      if (userId !== null) tabs.broadcastLeft(userId)
      app().send({ type: 'location.changed', location: null })
      store(({ forget }) => forget())
      void import('../adapters/browser/deviceDrafts').then(({ deviceDrafts }) => deviceDrafts.wipe())
    },
    'push.arrived': ({ message }) => {
      const days = changedDays(message)
      const ward = changedWard(message)
      const order = changedOrder(message)
      const call = changedCall(message)
      const ring = ringNews(message)
      if (message.type === QUEUE_CHANGED) broadcast(app(), queueChanged)
      else if (ward !== null) broadcast(app(), wardChanged(ward))
      else if (order !== null) orderChanges.announce(order.id)
      else if (message.type === REPORT_CHANGED) reportChanges.announce(null)
      else if (call !== null) callChanges.announce(call)
      else if (ring !== null) {
        broadcast(app(), ring)
        const userId = app().getSnapshot().context.login?.userId ?? null
        if (userId !== null) tabs.broadcastRing({ userId, news: ring })
      } else if (days === null) {
        notifyNotifications()
        if (message.conversationId !== null) chatChanges.announce(message.conversationId)
      } else broadcast(app(), scheduleChanged(days))
    },
    'push.opened': () => broadcast(app(), ringsOutdated),
    'push.ended': () => broadcast(app(), ringsEnded),
    'push.resumed': () => {
      broadcast(app(), ringsOutdated)
      notifyNotifications()
      broadcast(app(), scheduleChanged([]))
      broadcast(app(), queueChanged)
      broadcast(app(), wardChanged(null))
      orderChanges.announce(null)
      reportChanges.announce(null)
      callChanges.announce(null)
      chatChanges.announce(null)
    },
    'picks.kept': ({ picks }) => store(({ writePicks }) => writePicks(picks)),
    'orders.outdated': () => broadcast(app(), SAME_QUERY),
    'download.ready': ({ url }) => Object.assign(document.createElement('a'), { href: url, download: '' }).click(),
    'records.outdated': () => broadcast(app(), SAME_QUERY),
    'schedule.outdated': () => broadcast(app(), scheduleChanged([])),
    'location.kept': ({ location, recents }) => {
      app().send({ type: 'location.changed', location })
      store(({ keepLocation, keepRecentLocations }) => {
        keepLocation(location)
        if (recents) keepRecentLocations(recents)
      })
    },
    'connection.restored': () => broadcast(app(), { type: 'retry' }),
    'account.taken': ({ login }) =>
      app()
        .getSnapshot()
        .children.session?.send({
          type: 'verified',
          login,
          at: app().getSnapshot().context.place?.path ?? '/home',
          now: now(),
        }),
    // It was suggested by what is loaded with it.
    'install.seen': () =>
      void import('../adapters/browser/installation').then(({ keepInstallSeen }) => keepInstallSeen(sessionStorage)),
    'request.rang': () => void import('../ui/kit/chime').then(({ chime }) => chime()),
    'sound.kept': ({ isOff }) =>
      void import('../adapters/browser/requestSound').then(({ keepSound }) => keepSound(sessionStorage, isOff)),
    'token.refused': () => {
      const { login, place } = app().getSnapshot().context
      if (login === null || login.role === 'GUEST')
        app().getSnapshot().children.session?.send({ type: 'token.refused' })
      else {
        app().send({ type: 'notice.raised', notice: { tone: 'info', text: null, id: 'sessionEnded' } })
        app().send({
          type: 'verification.required',
          intent: { _tag: 'OpenPage', path: place?.path ?? '/home' },
          now: now(),
        })
      }
    },
    'token.renewed': () => broadcast(app(), { type: 'retry' }),
    'prescription.signed': ({ id }) =>
      app().send({ type: 'open', feature: { id: 'overlay.sharePrescription', at: id, stays: true } }),
    'prescription.settled': ({ bookingId }) => {
      const { login } = app().getSnapshot().context
      const writer = login?.userId ?? null
      if (writer === null) return
      void import('../adapters/browser/deviceDrafts').then(({ deviceDrafts }) => deviceDrafts.forget(writer, bookingId))
    },
    logged: ({ failure }) => console.warn('guest login failed', failure.kind),
  }
  // Each handler takes the event of its own name.
  return (event) => handlers[event.type](event as never)
}
