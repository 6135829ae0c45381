import type { StateValueFrom } from 'xstate'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import type { Prescription } from '../../../src/core/prescription/prescription'
import type { PrescriptionForm } from '../../../src/core/prescription/prescriptionForm'
import type { OpenedPrescription } from '../../../src/machines/prescription/prescription.context'
import { type BrowserPlayer, byItself, hasStep, nobody } from '../../kit/paths/browser'
import { leavesOf } from '../../kit/paths/model'
import { prescriptionModel } from './prescription.model'
import { savedPrescription, theirs } from './prescriptionFacts'
import { answerOpening, beginPrescription, letGo, type PrescriptionScene, writeInOtherTab } from './prescriptionPage'

interface Scene extends PrescriptionScene {
  /** Edit here was pressed, and the lock is on its way. */
  isTaking: boolean
}
type Act = (scene: Scene, output: unknown) => Promise<void>

const opens: Act = (scene, output) => answerOpening(scene, output as Outcome<OpenedPrescription>)
const reread: Act = ({ gate }, output) => gate.answer('active', output as Outcome<Prescription>)

/** What was saved before is saved again, what was not is created. */
const sent: Act = ({ gate, tour }, output) =>
  gate.answer(hasStep(tour, 'The saved one arrives') ? 'update' : 'create', output as Outcome<unknown>)

const other: Act = ({ gate }, output) => {
  const outcome = output as Outcome<{ form: PrescriptionForm; version: number } | null>
  if (!outcome.ok || outcome.value === null) return gate.answer('draft', outcome)
  const { form, version } = outcome.value
  return gate.answer('draft', done({ form: JSON.stringify(form), version, savedAt: 100 }))
}

/** Something is written, and its draft meets the server. */
const draftEnds = async ({ I, gate }: Scene, outcome: Outcome<unknown>) => {
  await I.goOnWithPrescriptionNote('Wait')
  await gate.answer('saveDraft', outcome)
}

const endsOfReading = new Set([
  'The signed one arrives',
  'The saved one arrives',
  'There is no other one',
  'The other one cannot be loaded',
])

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'open.writing': ({ I }) => I.seePrescriptionForm(),
  'open.capturing': ({ I }) => I.seeCamera(),
  'open.reading': ({ I }) => I.seeElsewhere(),
  'open.reopening': ({ I }) => I.seePrescriptionLoading(),
  'open.comparingDraft': ({ I }) => I.seePrescriptionLoading(),
  'open.comparing': ({ I }) => I.seeOtherDraft(),
  'open.confirming': ({ I }) => I.seeSendingAsked(),
  'open.sending': ({ I }) => I.seeSending(),
  'open.rereading': ({ I }) => I.seePrescriptionLoading(),
}

export const prescriptionPlayer: BrowserPlayer<
  typeof prescriptionModel,
  Scene,
  'open' | Extract<StateValueFrom<typeof prescriptionModel.machine>, string>
> = {
  model: prescriptionModel,
  arrive: {
    'Open the prescription of an appointment': async (base) => {
      const scene = await beginPrescription(base, { held: ['camera'] })
      await base.inspection.reached('prescription', 'opening', 0)
      return { ...scene, isTaking: false }
    },
  },
  act: {
    'The form arrives': opens,
    'A signed one arrives': opens,
    'The form cannot be loaded': opens,
    'Press Try again': async (scene) => {
      const { I, inspection } = scene
      if ((await inspection.oneOf('prescription', ['failed', 'open'])) === 'open') {
        await draftEnds(scene, failed('network', ''))
        await I.seeDraftOnDevice()
      }
      await I.keepDraftAgain()
    },
    'Write a note': ({ I }) => I.writePrescriptionNote('Rest'),
    'Press Repeat last': ({ I }) => I.repeatLast(),
    'Press Undo': ({ I }) => I.undoRepeat(),
    'Choose a health category': ({ I }) => I.choosePrescriptionCategory(),
    'Type a medicine': ({ I }) => I.typeMedicineName('levet'),
    'Type a diagnosis': ({ I }) => I.typeDiagnosis('mig'),
    'Press Enter in a row': ({ I }) => I.finishMedicine(),
    'Remove the row': ({ I }) => I.removeMedicine(),
    'Choose a template': ({ I }) => I.takeTemplate('Walking'),
    'Answer a warning': async ({ I }) => {
      await I.prescribeTwice('levetiracetam 500 101 af 10d')
      await I.answerWarning()
    },
    'The server found medicines': async ({ I, gate }) => {
      await I.typeMedicineName('levet')
      await gate.answer('search', done([]))
    },
    'What is known of the patient is saved': async ({ I, gate }) => {
      await I.openFacts()
      await I.saveFacts('Penicillin')
      await gate.answer('saveFacts', done({ allergies: ['Penicillin'], conditions: [], egfr: null, stated: [] }))
      await I.seeFactsClosed()
    },
    'Press Photo': ({ I }) => I.photograph(),
    'Press Back to the form': ({ I }) => I.backToForm(),
    'The photographed one is signed': async ({ I, page, gate }) => {
      await letGo(page, 'camera', 'granted')
      await I.seeCameraRuns()
      await I.shoot()
      await I.keepPhoto()
      await I.savePhoto()
      await gate.answer('upload', done({ url: '/small.png', thumbnailUrl: null }))
      await gate.answer('upload', done({ url: '/full.png', thumbnailUrl: null }))
      await I.chooseCategoryOfPaper()
      await I.endPaper()
      await I.yesSend()
      await gate.answer('fromFile', done(savedPrescription))
      return 'gone'
    },
    'Press Save': ({ I }) => I.savePrescription(),
    'Press End Consultation': ({ I }) => I.endConsultation(),
    'Press Not yet': ({ I }) => I.notYet(),
    'Press Yes': ({ I }) => I.yesSend(),
    'It is saved': async (scene, output) => {
      await sent(scene, output)
      return 'gone'
    },
    'It is not saved': sent,
    'It was signed elsewhere': sent,
    'It was saved elsewhere': sent,
    'The signed one arrives': reread,
    'The saved one arrives': reread,
    'There is no other one': reread,
    'The other one cannot be loaded': reread,
    'It is opened in another tab': ({ page }) => writeInOtherTab(page),
    'Press Edit here': async (scene) => {
      await scene.I.editHere()
      scene.isTaking = true
      return 'passed'
    },
    'The other tab gives it up': async (scene) => {
      if (!scene.isTaking) await scene.I.editHere()
      scene.isTaking = false
    },
    'What the other tab wrote arrives': opens,
    'It was signed in the other tab': opens,
    'What the other tab wrote cannot be loaded': opens,
    // Whether it is only that an answer was lost, the page looks first.
    'It was written on another device': async (scene) => {
      await draftEnds(scene, failed('conflict', 'Written elsewhere', 'draftChanged'))
      await scene.gate.answer('draft', done({ form: JSON.stringify(theirs), version: 4, savedAt: 100 }))
    },
    'The draft meets a signature': (scene, _, next = '') => {
      const met = failed('conflict', 'Signed', 'alreadySigned')
      return endsOfReading.has(next) ? draftEnds(scene, met) : scene.gate.answer('saveDraft', met)
    },
    'The other draft arrives': other,
    'The other draft is gone': other,
    'The other draft cannot be loaded': other,
    'Choose what the other device has': ({ I }) => I.takeTheirs(),
    'Press Amend without a reason': nobody,
    'Press Amend with a reason': ({ I }) => I.amend('Dose was wrong'),
  },
  see: {
    opening: ({ I }) => I.seePrescriptionLoading(),
    failed: ({ I }) => I.seePrescriptionFailed(),
    open: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
    },
    signed: ({ I }) => I.seeSigned(),
    left: byItself,
  },
}
