import type { Outcome } from '../../../src/core/kit/outcome'
import { receptionApi } from '../../../src/core/reception/reception.api'
import { holdTime } from '../../kit/browser'
import { moveQueue } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { displayModel } from './receptionDesk.model'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

interface Scene extends BaseScene {
  readonly gate: Gate<'display'>
  readonly doctor: Session
}

const answer = ({ gate }: Scene, output: unknown) => gate.answer('display', output as Outcome<unknown>)

/** Time passes for the page alone. */
const pass =
  (milliseconds: number) =>
  ({ page }: Scene) =>
    page.clock.runFor(milliseconds)

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'screen.loading': ({ I }) => I.seeDisplayLoading(),
  'screen.showing': ({ I }) => I.seeNumberCalled(7),
  'screen.refreshing': ({ I }) => I.seeNumberCalled(7),
  'screen.stale': ({ I }) => I.seeNoNumber(),
  'screen.again': ({ I }) => I.seeNoNumber(),
  'sound.silent': ({ I }) => I.seeSound('Turn the sound on'),
  'sound.ringing': ({ I }) => I.seeSound('Turn the sound off'),
}

export const displayPlayer: BrowserPlayer<typeof displayModel, Scene, 'screen'> = {
  model: displayModel,
  arrive: {
    'Open the display of a clinic': async (base) => {
      const { page, served, inspection } = base
      const gate = await gateOn(page, { display: { endpoint: receptionApi.display } })
      await page.clock.install()
      const doctor = await newDoctor(served)
      await openAs(base, doctor, '/opd-reception/display?clinicId=c1')
      await inspection.reached('display', { screen: 'loading', sound: 'silent' }, 0)
      await inspection.hearing()
      await holdTime(page)
      return { ...base, gate, doctor }
    },
  },
  act: {
    'The number arrives': answer,
    'The number cannot be loaded': answer,
    'The number does not come for ten seconds': pass(10_000),
    'Somebody is called': ({ served, doctor }) => moveQueue(served, doctor),
    'Five seconds pass': pass(5000),
    'The number arrives again': answer,
    'It cannot be loaded again': answer,
    'It does not come again for ten seconds': pass(10_000),
    'Five seconds pass without a number': pass(5000),
    'The number is back': answer,
    'The number is still away': answer,
    'The number still does not come': pass(10_000),
    'Turn the sound on or off': ({ I }) => I.turnSound(),
  },
  see: {
    screen: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
    },
  },
}
