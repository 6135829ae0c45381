import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { type BrowserPlayer, byItself } from '../../kit/paths/browser'
import { leavesOf } from '../../kit/paths/model'
import { prescriptionDraftModel } from './prescriptionDraft.model'
import { opened, theirs } from './prescriptionFacts'
import {
  answerOpening,
  hold,
  letAllGo,
  openPrescription,
  type PrescriptionScene,
  writeInOtherTab,
} from './prescriptionPage'

type Act = (scene: PrescriptionScene, output: unknown) => Promise<void>

const answers: Act = ({ gate }, output) => gate.answer('saveDraft', output as Outcome<unknown>)

const passes =
  (milliseconds: number): Act =>
  ({ page }) =>
    page.clock.runFor(milliseconds)

const stored = done({ form: JSON.stringify(theirs), version: 4, savedAt: 100 })

const see: Readonly<Record<string, Act>> = {
  'server.resting': ({ I }) => I.seeDraftKept(),
  'server.settling': ({ I }) => I.seePrescriptionForm(),
  'server.saving': ({ I }) => I.seePrescriptionForm(),
  'server.failed': ({ I }) => I.seeDraftOnDevice(),
}

export const prescriptionDraftPlayer: BrowserPlayer<
  typeof prescriptionDraftModel,
  PrescriptionScene,
  'device' | 'server'
> = {
  model: prescriptionDraftModel,
  arrive: {
    'Open the prescription of an appointment': (base) => openPrescription(base, { held: ['device'], isStill: true }),
  },
  act: {
    'Type a note': ({ I }) => I.goOnWithPrescriptionNote('Rest. '),
    'A moment passes': async ({ page }) => {
      await hold(page, 'device')
      await page.clock.runFor(300)
    },
    'The device has it': ({ page }) => letAllGo(page, 'device'),
    'Two seconds pass': passes(2000),
    'The server has it': answers,
    'The server cannot be reached': answers,
    // Whether it is only that an answer was lost, the page looks first.
    'It was written on another device meanwhile': async (scene, output, next) => {
      const { gate, I } = scene
      await answers(scene, output)
      await gate.answer('draft', stored)
      if (next !== 'Type a note') {
        await gate.answer('draft', stored)
        return I.seeOtherDraft()
      }
      await gate.answer('draft', failed('network', ''))
      await I.seePrescriptionForm()
    },
    'It was signed meanwhile': async (scene, output) => {
      await answers(scene, output)
      await scene.I.seePrescriptionLoading()
      return 'gone'
    },
    'Ten seconds pass': passes(10_000),
    'Press Try again': ({ I }) => I.keepDraftAgain(),
    'The doctor has chosen what stays': async ({ I }) => {
      await I.goOnWithThese()
      return 'passed'
    },
    'What was chosen is kept': byItself,
    'What another tab wrote is read': async (scene) => {
      const { I, page } = scene
      // It is read after what was on its way to the device.
      await letAllGo(page, 'device')
      await writeInOtherTab(page)
      await I.seeElsewhere()
      await I.editHere()
      await answerOpening(scene, done({ ...opened, draftVersion: 2 }))
      await I.seePrescriptionForm()
    },
  },
  see: {
    device: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene, undefined)
    },
    server: byItself,
  },
}
