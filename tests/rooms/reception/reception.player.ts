import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { receptionApi } from '../../../src/core/reception/reception.api'
import { moveQueue } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { receptionModel } from './reception.model'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { holdTime } from '../../kit/browser'

const rows = {
  queue: { endpoint: receptionApi.queue },
  step: { endpoint: receptionApi.step },
  call: { endpoint: receptionApi.callNext },
  undo: { endpoint: receptionApi.undo },
  room: { endpoint: receptionApi.setRoom },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly doctor: Session
}

type Value = Extract<StateValueFrom<typeof receptionModel.machine>, object>

/** Milliseconds of a few frames: without them no tab goes. */
const FRAMES = 50
const WIDE = { width: 1280, height: 800 }

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** Time passes for the page alone. */
const pass =
  (milliseconds: number) =>
  ({ page }: Scene) =>
    page.clock.runFor(milliseconds)

const arriving = async (base: BaseScene) => {
  const { page, served, inspection } = base
  await page.setViewportSize(WIDE)
  const gate = await gateOn(page, rows)
  await page.clock.install()
  const doctor = await newDoctor(served)
  await openAs(base, doctor, '/opd-reception')
  await inspection.reached('reception', { queue: 'loading', undo: 'nothing', work: { open: 'ready' } }, 0)
  await inspection.hearing()
  await holdTime(page)
  return { ...base, gate, doctor }
}

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'queue.loading': ({ I }) => I.seeQueueLoading(),
  'queue.failed': ({ I }) => I.seeQueueFailed(),
  'queue.watching': ({ I }) => I.seeQueueFresh(),
  'queue.stale': ({ I }) => I.seeQueueStale(),
  'queue.again': ({ I }) => I.seeQueueStale(),
  'undo.offered': ({ I }) => I.seeUndo(),
  'undo.nothing': ({ I }) => I.seeNoUndo(),
  'work.open.overtaken': ({ I }) => I.seeOvertaken(2),
  'work.calling': ({ I }) => I.seeCalling(),
  'work.billing': ({ I }) => I.seeFee('₹800'),
}

export const receptionPlayer: BrowserPlayer<typeof receptionModel, Scene, Extract<keyof Value, 'queue'>> = {
  model: receptionModel,
  arrive: {
    'Open the reception': arriving,
  },
  act: {
    'The queue arrives': async (scene, output) => {
      await answers('queue')(scene, output)
      await scene.I.seeQueue(1, 1, 0)
    },
    'The queue cannot be loaded': answers('queue'),
    'Press Try again': ({ I }) => I.askForQueueAgain(),
    'Choose the Neuro Clinic': async (scene) => {
      await scene.I.chooseQueueOf('Neuro Clinic')
      await pass(FRAMES)(scene)
      await scene.I.seeQueue(0, 0, 0)
    },
    'Choose the Spine Clinic': async (scene) => {
      await scene.I.chooseQueueOf('Spine Clinic')
      await pass(FRAMES)(scene)
      await scene.I.seeQueue(1, 1, 0)
    },
    'Somebody else takes a step': ({ served, doctor }) => moveQueue(served, doctor),
    'A moment passes': pass(200),
    'Half a minute passes': pass(30_000),
    'The changed queue arrives': async (scene, output) => {
      await answers('queue')(scene, output)
      await scene.I.seeQueue(1, 1, 0)
    },
    'The changed queue cannot be loaded': answers('queue'),
    'The changed queue does not come for ten seconds': pass(10_000),
    'Ten seconds pass': pass(10_000),
    'The queue arrives after all': answers('queue'),
    'The queue still cannot be loaded': answers('queue'),
    'The queue still does not come': pass(10_000),
    'Press Arrived beside Asha Patel': ({ I }) => I.takeStep('Arrived', 'Asha Patel'),
    'She has come': async (scene, output) => {
      await answers('step')(scene, output)
      await scene.I.seeQueue(0, 2, 0)
    },
    'She has called off meanwhile': answers('step'),
    'Press Call next': ({ I }) => I.callNext(),
    'Ravi Patel is called': answers('call'),
    'Somebody else has just called Ravi Patel': answers('call'),
    'Nobody waits any more': answers('call'),
    'Eight seconds pass': pass(8000),
    'Close what it says': ({ I }) => I.closeOvertaken(),
    'Press Undo': ({ I }) => I.undoStep(),
    'Choose Take back “Arrived” of Asha Patel': async (scene) => {
      // A menu finds its place with a frame.
      await scene.page.clock.resume()
      await scene.I.takeArrivalBack('Asha Patel')
    },
    'It is undone': async (scene, output) => {
      await answers('undo')(scene, output)
      await scene.I.seeQueue(1, 1, 0)
    },
    'It can no longer be undone': answers('undo'),
    'Ten seconds pass without Undo': pass(10_000),
    'Write the room': ({ I }) => I.writeRoom('4B'),
    'The room is saved': answers('room'),
    'The room cannot be saved': answers('room'),
    'Press Take ₹800 beside Ravi Patel': async (scene) => {
      // A menu finds its place with a frame; the code of the dialog comes after the time that React waits for it.
      await scene.page.clock.resume()
      await scene.I.openPaymentOf('Ravi Patel')
    },
    'The bill is closed': ({ I }) => I.closeBill(),
  },
  see: {
    queue: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
    },
  },
}
