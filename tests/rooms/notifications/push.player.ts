import * as Schema from 'effect/Schema'
import type { StateValueFrom } from 'xstate'
import { configApi } from '../../../src/core/app/config.api'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { notificationsApi } from '../../../src/core/notifications/notifications.api'
import { TOKEN_WAIT, waitAfter } from '../../../src/core/notifications/push'
import { PUSH_STREAM } from '../../../src/core/notifications/push.api'
import { beginWith, holdTime, WITH_WORKER } from '../../kit/browser'
import { offer, OFFER, ring } from '../../kit/notificationEvents'
import { entriesOf, newPatient, type Patient } from '../../kit/patients'
import { type HeldPermission, holdPermission } from '../../kit/permission'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { pushModel } from './push.model'

const rows = {
  project: { endpoint: configApi.read, query: { key: 'firebase' } },
  registering: { endpoint: notificationsApi.registerDevice },
  feed: { endpoint: { method: 'GET', path: PUSH_STREAM, output: Schema.Never } },
} as const

const PROJECT = { apiKey: 'key', projectId: 'practice', appId: 'app', messagingSenderId: '1', vapidKey: 'vapid' }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly patient: Patient
  readonly permission: HeldPermission
  /** The practice has a Firebase project; one without makes the tokens itself. */
  hasProject: boolean
  isOffered: boolean
  /** Of the feed, since it was open last. */
  losses: number
}

type Value = Extract<StateValueFrom<typeof pushModel.machine>, object>

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

const answers = (scene: Scene, answer: () => Promise<void>) => {
  scene.isOffered = false
  return answer()
}

/** Most of keeping a device reachable is not to be seen; the panel stands open, where it is offered. */
const seeOffer = ({ I, isOffered }: Scene) => (isOffered ? I.seePushOffered() : I.seePushNotOffered())

export const pushPlayer: BrowserPlayer<typeof pushModel, Scene, 'device'> = {
  model: pushModel,
  tab: WITH_WORKER,
  arrive: {
    'A patient is logged in': async (base) => {
      const { page, served, inspection, I } = base
      const patient = await newPatient(served)
      const permission = await holdPermission(page)
      const gate = await gateOn(page, rows)
      await beginWith(page, { session: entriesOf(patient.storage) })
      await page.clock.install()
      await page.goto('/home?inspect=1')
      await inspection.reached('push', { device: 'makingToken', feed: { feeding: 'connecting' } } satisfies Value, 0)
      await I.openNotifications()
      await I.seeNotifications()
      await holdTime(page)
      return { ...base, gate, patient, permission, hasProject: false, isOffered: false, losses: 0 }
    },
  },
  act: {
    'The device gets a token': async ({ gate }) => void (await gate.end('project', done(null))),
    'The device takes no push, and the person was not asked yet': async (scene) => {
      await scene.gate.answer('project', done({ firebase: PROJECT }))
      scene.hasProject = true
      scene.isOffered = true
    },
    'The token cannot be made': (scene, output) =>
      scene.hasProject ? scene.permission.loseWorker() : ends('project')(scene, output),
    'A second has passed': ({ page }) => page.clock.runFor(TOKEN_WAIT),
    'The server knows the token': ends('registering'),
    'The server does not take the token': ends('registering'),
    'The feed opens': async (scene) => {
      scene.losses = 0
      await scene.gate.end('feed', done(null))
    },
    'A push arrives': async ({ I, served, patient }) => {
      await offer(served, patient, 1)
      await I.putAway(OFFER)
    },
    'A call rings': async ({ I, served, patient }) => {
      await ring(served, patient)
      await I.seeNoMessage()
    },
    'The connection is lost': async (scene) => {
      scene.losses += 1
      await scene.gate.end('feed', failed('network', ''))
    },
    // Not a second more: calls that are held are given up after their own time.
    'The wait is over': ({ page, losses }) => page.clock.runFor(waitAfter(losses)),
    'The network is back': async ({ page }) => {
      await page.context().setOffline(true)
      await page.context().setOffline(false)
    },
    'The session ends': async ({ gate }) => void (await gate.end('feed', failed('unauthenticated', ''))),
    'Press Turn on notifications': ({ I }) => I.turnPushOn(),
    'The person allows them': (scene) => answers(scene, scene.permission.allow),
    'The person refuses them': (scene) => answers(scene, scene.permission.refuse),
  },
  see: {
    device: (scene, value) => ((value as Value).device === 'asking' ? scene.I.seePermissionAsked() : seeOffer(scene)),
  },
}
