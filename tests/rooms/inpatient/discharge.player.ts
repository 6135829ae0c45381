import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { EMPTY_SUMMARY } from '../../../src/core/inpatient/summary.rules'
import type { Stay } from '../../../src/core/inpatient/inpatient'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { holdTime } from '../../kit/browser'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { type BaseScene, type BrowserPlayer, hasStep } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { dischargeModel } from './discharge.model'
import { before } from './dischargeMedicines.model'
import { kept, MEANWHILE } from './dischargeFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { keptOnDevice } from './keptOnDevice'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  hospitals: { endpoint: inpatientApi.hospitals },
  board: { endpoint: inpatientApi.rooms },
  stay: { endpoint: inpatientApi.stay },
  summary: { endpoint: inpatientApi.summary },
  medicines: { endpoint: inpatientApi.medicines },
  saving: { endpoint: inpatientApi.saveSummary },
  discharging: { endpoint: inpatientApi.admission },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}
type Act = (scene: Scene, output: unknown) => Promise<void>

const answers =
  (name: keyof typeof rows): Act =>
  ({ gate }, output) =>
    gate.answer(name, output as Outcome<unknown>)

/** What is typed rests, and what could not be saved waits: no time passes before the next step. */
const rests =
  (act: Act): Act =>
  async (scene, output) => {
    await holdTime(scene.page)
    await act(scene, output)
  }
const goesOn =
  (act: Act): Act =>
  async (scene, output) => {
    await act(scene, output)
    await scene.page.clock.resume()
  }
const passes = (milliseconds: number): Act => goesOn(({ page }) => page.clock.runFor(milliseconds))

const TYPED = 'What was typed before the reload had not reached the server'
const summary = { diagnosis: 'Infarct', course: 'Steady', advice: 'Rest', followUp: 'Clinic' }

const endStay = async ({ I, gate, inspection }: Scene, stay: Stay): Promise<void> => {
  const from = inspection.mark()
  await gate.answer('hospitals', done(someHospitals))
  await gate.answer('board', done(someRooms))
  await gate.answer('stay', done({ ...aDetail, stay }))
  await I.endStay()
  await inspection.reached('discharge', 'loadingSummary', from)
  // The dialog arrives while time goes on.
  await I.seeDischarging()
  await gate.answer('medicines', done({ ...before, taken: [] }))
}

const openStay = async (base: BaseScene, stay: Stay): Promise<Scene> => {
  const { page, I, served, tour } = base
  await beginAt(page, Math.floor(Date.now() / 1000))
  const scene = { ...base, gate: await gateOn(page, rows) }
  await openAs(base, await newDoctor(served), `/ip-dash?stay=${stay.id}`)
  await endStay(scene, stay)
  if (hasStep(tour, TYPED)) {
    await scene.gate.answer('summary', done(kept))
    await I.writeSummary(summary)
    await keptOnDevice(page, { text: { ...EMPTY_SUMMARY, ...summary }, revision: kept.revision })
    await page.reload()
    await endStay(scene, stay)
  }
  return scene
}

const writing: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'writing.saved': ({ I }) => I.seeSummary(),
  'writing.resting': ({ I }) => I.seeSummary(),
  'writing.savingDraft': ({ I }) => I.seeDraftBeingSaved(),
  'writing.unsaved': ({ I }) => I.seeDraftUnsaved(),
}

export const dischargePlayer: BrowserPlayer<
  typeof dischargeModel,
  Scene,
  'writing' | Extract<StateValueFrom<typeof dischargeModel.machine>, string>
> = {
  model: dischargeModel,
  arrive: {
    'Press Discharge': (base) => openStay(base, aStay),
    'Open the summary of a stay that is over': (base) => openStay(base, { ...aDischarge, id: 'stay-1' }),
  },
  act: {
    'The summary arrives': answers('summary'),
    [TYPED]: rests(answers('summary')),
    'What the other saved arrives': async (scene, output) => {
      await answers('summary')(scene, output)
      await scene.I.seeDiagnosis('Bleed')
    },
    'The summary cannot be loaded': answers('summary'),
    'Press Retry': goesOn(({ I }) => I.trySummaryAgain()),
    'Write the whole summary': rests(({ I }) => I.writeSummary(summary)),
    'Two seconds pass': passes(2000),
    'Ten seconds pass': passes(10_000),
    'The draft is saved': answers('saving'),
    'The draft cannot be saved': rests(answers('saving')),
    'The draft meets what somebody else saved': answers('saving'),
    'Press Put mine back': rests(({ I }) => I.putSummaryBack()),
    'Press See theirs': ({ I }) => I.seeTheirSummary(),
    'Press Keep mine': ({ I }) => I.keepOwnSummary(),
    'Press Discharge': goesOn(({ I }) => I.askToDischarge()),
    'Press Discharge now, summary due': goesOn(({ I }) => I.askToDischargeNow()),
    'Answer Discharge': ({ I }) => I.confirmDischarge(),
    'Answer Not yet': rests(({ I }) => I.refuseDischarge()),
    'The summary is saved': answers('saving'),
    'The summary cannot be saved': rests(answers('saving')),
    'The summary meets what somebody else saved': answers('saving'),
    'The patient is discharged': answers('discharging'),
    'Somebody else discharged the patient meanwhile': answers('discharging'),
    'It is not known whether the patient was discharged': answers('discharging'),
    'Press Finish the summary': goesOn(({ I }) => I.finishSummary()),
    'Close the summary': goesOn(({ I }) => I.closeSummary()),
    'What was typed last is saved': answers('saving'),
    'What was typed last cannot be saved': rests(answers('saving')),
    'What was typed last meets what somebody else saved': answers('saving'),
  },
  see: {
    loadingSummary: ({ I }) => I.seeSummaryLoading(),
    summaryFailed: ({ I }) => I.seeSummaryFailed(),
    writing: async (scene, value) => {
      for (const leaf of leavesOf(value)) await writing[leaf]?.(scene)
    },
    superseded: ({ I }) => I.seeSummaryChanged(MEANWHILE),
    savingLast: ({ I }) => I.seeSummaryBusy(),
    confirming: ({ I }) => I.seeDischargeAsked(),
    saving: ({ I }) => I.seeSummaryBusy(),
    discharging: ({ I }) => I.seeSummaryBusy(),
    stayOver: ({ I }) => I.see(/^Discharged 10:42 am/),
    discharged: ({ I }) => I.seeSummaryClosed(),
    left: ({ I }) => I.seeSummaryClosed(),
  },
}
