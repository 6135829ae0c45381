import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { teamApi } from '../../../src/core/team/team.api'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { changeWard } from '../../kit/notificationEvents'
import { leavesOf } from '../../kit/paths/model'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { now } from '../schedule/scheduleFacts'
import { kept } from './dischargeFacts'
import { sheetModel } from './sheet.model'
import { answerBeds, answerStays } from './wardAnswers'
import { changeOf, nurse } from './wardFacts'

const rows = {
  hospitals: { endpoint: inpatientApi.hospitals },
  /** Those that are free; the board asks for all. */
  free: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
  stay: { endpoint: inpatientApi.stay },
  team: { endpoint: teamApi.members },
  link: { endpoint: inpatientApi.summaryLink },
  summary: { endpoint: inpatientApi.summary },
  saving: { endpoint: inpatientApi.saveSummary },
  discharging: { endpoint: inpatientApi.admission },
  update: { endpoint: inpatientApi.update },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly doctor: Session
}
type Act = (scene: Scene, output: unknown) => Promise<void>

const HER = aStay.name

const answers =
  (name: keyof typeof rows): Act =>
  ({ gate }, output) =>
    gate.answer(name, output as Outcome<unknown>)

const begin = async (base: BaseScene): Promise<Scene> => {
  const { page, served } = base
  await beginAt(page, now)
  const gate = await gateOn(page, rows)
  await answerStays(page)
  await answerBeds(page)
  return { ...base, gate, doctor: await newDoctor(served) }
}

const opened =
  (path: string) =>
  async (base: BaseScene): Promise<Scene> => {
    const scene = await begin(base)
    await openAs(base, scene.doctor, path)
    await scene.gate.answer('hospitals', done(someHospitals))
    await base.inspection.hearing()
    return scene
  }

/** By the button of the stay that is open, else by a key on the bed, which the list has not. */
const fromBed =
  (act: (scene: Scene) => Promise<void>): Act =>
  async (scene) => {
    if (!(await scene.I.hasStay())) await scene.I.seeBeds()
    await act(scene)
  }

const discharge: Act = async ({ I, gate }) => {
  await gate.answer('summary', done(kept))
  await I.askToDischargeNow()
  await I.confirmDischarge()
  await gate.answer('saving', done(kept))
  await gate.answer('discharging', done({ ...aDischarge, id: aStay.id }))
}

const move: Act = async ({ I, gate }) => {
  await gate.answer('free', done(someRooms))
  await I.saveBed()
  await gate.answer('update', done(aStay))
  await I.seeBedsClosed()
}

const correct: Act = async ({ I, gate }) => {
  await gate.answer('stay', done(aDetail))
  await gate.answer('hospitals', done(someHospitals))
  await I.editAdmission()
  await I.writeCaseHistory('Better')
  await I.saveAdmission()
  await gate.answer('update', done(aStay))
}

const bases: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'base.closed': ({ I }) => I.seeNothingOpen(),
  'base.stay.loading': ({ I }) => I.seeStayOpening(),
  'base.stay.failed': ({ I }) => I.seeStayFailed(),
  'base.stay.shown': ({ I }) => I.seeStay(),
}

export const sheetPlayer: BrowserPlayer<
  typeof sheetModel,
  Scene,
  'base' | Exclude<Extract<StateValueFrom<typeof sheetModel.machine>, string>, 'starting'>
> = {
  model: sheetModel,
  arrive: {
    'Open In-patients': opened('/ip-dash'),
    'Follow a link to a stay': opened(`/ip-dash?tab=1&stay=${aStay.id}`),
    'Press Discharge in the form of a stay on a phone': async (base) => {
      const scene = await begin(base)
      await openAs(base, scene.doctor, `/admit-patient?mode=view&stay=${aStay.id}`)
      await base.inspection.hearing()
      await scene.gate.answer('stay', done(aDetail))
      await scene.gate.answer('hospitals', done(someHospitals))
      await base.I.endStay()
      await scene.gate.answer('hospitals', done(someHospitals))
      return scene
    },
  },
  act: {
    'Press Change': ({ I }) => I.changeHospital(),
    'Press Filters': async ({ I }) => {
      await I.seePatients()
      await I.openStayFilters()
    },
    'Choose Nadi Hospital': async ({ I }) => {
      await I.chooseOtherHospital('Nadi Hospital')
      await I.seeWardOf('Nadi Hospital')
    },
    'Open Meera Rao': ({ I }) => I.openStayOf(HER),
    'The stay arrives': answers('stay'),
    'The stay that is over arrives': answers('stay'),
    'The stay cannot be loaded': answers('stay'),
    'Press Retry': ({ I }) => I.askForInPatientsAgain(),
    'The clinical team arrives': async (scene, output) => {
      await answers('team')(scene, output)
      await scene.I.seeTeamMember(nurse.name)
    },
    'The address of the summary arrives': async ({ gate, I }, output) => {
      const { value: url } = output as { readonly value: string }
      await gate.answer('link', done({ state: 'ready', url, expiresAt: now }))
      await I.seeSummaryToOpen()
    },
    'Somebody else changes the stay that is open': async ({ served, doctor, I }) => {
      await changeWard(served, doctor, changeOf(aStay.id))
      await I.seeStayChangedBy('Dr. Sen')
    },
    'Press Changed by Dr. Sen · Show': ({ I }) => I.showStayChangedBy('Dr. Sen'),
    'Close what is open': ({ I }) => I.closeTopmost(),
    'Press Shift bed, or M': fromBed(({ I }) => I.shift(HER)),
    'The patient is moved': move,
    'The dialog of the bed is left': ({ I }) => I.closeBeds(),
    'Press Discharge, or D': fromBed(({ I }) => I.discharge(HER)),
    'The patient is discharged': discharge,
    'The summary is left': ({ I }) => I.closeSummary(),
    'Press Edit on a desktop': ({ I }) => I.editAdmission(),
    'Press Edit on a phone': async ({ I }) => {
      await I.editAdmission()
      await I.at('/admit-patient')
      return 'gone'
    },
    'Press Mark Patient as Active': async ({ I }) => {
      await I.markActive()
      await I.at('/admit-patient')
      return 'gone'
    },
    'The changes of the form are saved': async (scene, output) => {
      await correct(scene, output)
      await scene.I.seeInPatientsLoading()
      return 'gone'
    },
    'The form is left': ({ I }) => I.closeAdmission(),
  },
  see: {
    base: async (scene, value) => {
      for (const leaf of leavesOf(value)) await bases[leaf]?.(scene)
    },
    choosingHospital: ({ I }) => I.seeHospitalsToChoose(),
    filtering: ({ I }) => I.seeStayFilters(),
    shiftingBed: ({ I }) => I.seeShifting(),
    discharging: ({ I }) => I.seeDischarging(),
    form: ({ I }) => I.seeAdmission(),
  },
}
