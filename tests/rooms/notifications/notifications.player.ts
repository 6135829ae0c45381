import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { notificationsApi } from '../../../src/core/notifications/notifications.api'
import { beginWith, sizes } from '../../kit/browser'
import { OFFER, offer } from '../../kit/notificationEvents'
import { entriesOf, newPatient, type Patient } from '../../kit/patients'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { notificationsModel } from './notifications.model'
import { speakAnother } from '../../kit/paths/anotherLanguage'

const rows = {
  first: { endpoint: notificationsApi.list, query: { page: '1' } },
  next: { endpoint: notificationsApi.list, query: { page: '2' } },
  marking: { endpoint: notificationsApi.markRead },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** Null where a guest is here. */
  readonly patient: Patient | null
}

type Value = Required<Extract<StateValueFrom<typeof notificationsModel.machine>, object>>
type List = Value['list']

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

/** Every patient of this practice was welcomed: a list without anything is another practice's. */
const arrivesEmpty = async ({ gate, patient }: Scene, output: unknown) => {
  const { value } = output as { value: unknown }
  if (patient) await gate.answer('first', done(value))
  else await gate.end('first', { ok: true, value })
}

const seeList: Readonly<Record<List, (scene: Scene) => Promise<unknown>>> = {
  unasked: ({ I }) => I.seeNotificationsClosed(),
  loading: ({ I }) => I.seeNotificationsLoading(),
  failed: ({ I }) => I.seeNotificationsFailed(),
  listed: ({ I }) => I.seeNotificationsOrNone(),
  loadingMore: ({ I }) => I.seeMoreLoading(),
  stalled: ({ I }) => I.seeMoreFailed(),
  refreshing: ({ I }) => I.seeRefreshing(),
  catchingUp: ({ I }) => I.seeNotificationsOrNone(),
}

export const notificationsPlayer: BrowserPlayer<typeof notificationsModel, Scene, 'list'> = {
  model: notificationsModel,
  arrive: {
    'A patient is here': async (base) => {
      const { page, size, served, inspection } = base
      // Ten notifications are longer than the panel: the next page is asked for by scrolling alone.
      await page.setViewportSize({ ...sizes[size], height: 640 })
      const patient = await newPatient(served)
      // With the welcome they make a page of ten and one of five.
      await offer(served, patient, 14)
      const gate = await gateOn(page, rows)
      await beginWith(page, { session: entriesOf(patient.storage) })
      await page.goto('/home?inspect=1')
      await inspection.hearing()
      return { ...base, gate, patient }
    },
    'A guest is here': async (base) => {
      const { page, inspection } = base
      const gate = await gateOn(page, rows)
      await page.goto('/home?inspect=1')
      await inspection.reached('notifications', { list: 'unasked', panel: 'closed', reading: 'resting' }, 0)
      return { ...base, gate, patient: null }
    },
  },
  act: {
    'Press the bell': ({ I }) => I.openNotifications(),
    'Close the panel': ({ I }) => I.closeNotifications(),
    'A full first page arrives, some of it unread': ends('first'),
    'The list arrives empty': arrivesEmpty,
    'The network is lost while the list is loaded': ends('first'),
    'Press Try again': ({ I }) => I.loadNotificationsAgain(),
    'Pull the list down': ({ I }) => I.pullDown(),
    'The fresh list arrives': ends('first'),
    'The fresh list arrives empty': arrivesEmpty,
    'The network is lost while the list is refreshed': async (scene, output) => {
      await ends('first')(scene, output)
      await scene.I.putAway('Something went wrong')
    },
    'Scroll near the end': ({ I }) => I.scrollToEnd(),
    'The last page arrives': async (scene, output) => {
      await ends('next')(scene, output)
      await scene.I.seeThatIsAll()
    },
    'The network is lost while more is loaded': ends('next'),
    'Another language is chosen': speakAnother,
    'Something new is pushed': async ({ I, served, patient }) => {
      if (patient) await offer(served, patient, 1)
      await I.putAway(OFFER)
    },
    'The new one arrives': ends('first'),
    'The network is lost while the new one is loaded': ends('first'),
    'The server knows that they are read': ends('marking'),
    'The server cannot mark them as read': async (scene, output) => {
      await ends('marking')(scene, output)
      await scene.I.putAway('Something went wrong')
    },
    'Tap a notification': async ({ I }) => {
      await I.followOffer()
      await I.at('/test-reports')
    },
    'Press the button of a notification': async ({ I }) => {
      await I.bookOffer()
      await I.at('/test-reports')
    },
  },
  see: {
    // What is marked as read looks new until the panel is opened again.
    list: (scene, value) => {
      const { list, panel } = value as { list: List; panel: Value['panel'] }
      return panel === 'open' ? seeList[list](scene) : scene.I.seeNotificationsClosed()
    },
  },
}
