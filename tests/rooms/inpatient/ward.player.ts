import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { changeWard } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { now } from '../schedule/scheduleFacts'
import { kept } from './dischargeFacts'
import { answerBeds, answerStays } from './wardAnswers'
import { changeOf } from './wardFacts'
import { wardModel } from './ward.model'

const rows = {
  hospitals: { endpoint: inpatientApi.hospitals },
  /** Those that are free; the board asks for all. */
  free: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
  stay: { endpoint: inpatientApi.stay },
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

const openWard =
  (path: string) =>
  async (base: BaseScene): Promise<Scene> => {
    const scene = await begin(base)
    await openAs(base, scene.doctor, path)
    await base.inspection.reached('ward', 'loadingHospitals', 0)
    await base.inspection.hearing()
    return scene
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

export const wardPlayer: BrowserPlayer<
  typeof wardModel,
  Scene,
  Extract<StateValueFrom<typeof wardModel.machine>, string>
> = {
  model: wardModel,
  arrive: {
    'Open In-patients': openWard('/ip-dash'),
    'Follow a link to a stay': openWard(`/ip-dash?tab=1&stay=${aStay.id}`),
    'Press Discharge in the form of a stay on a phone': async (base) => {
      const scene = await begin(base)
      await openAs(base, scene.doctor, `/admit-patient?mode=view&stay=${aStay.id}`)
      await base.inspection.hearing()
      await scene.gate.answer('stay', done(aDetail))
      await scene.gate.answer('hospitals', done(someHospitals))
      await base.I.endStay()
      await base.inspection.reached('ward', 'loadingHospitals', 0)
      return scene
    },
  },
  act: {
    'The hospitals arrive': async (scene, output) => {
      await answers('hospitals')(scene, output)
      await scene.I.seeWardOf('Sanjeevani Hospital')
    },
    'No hospital is linked': answers('hospitals'),
    'The hospitals cannot be loaded': answers('hospitals'),
    'Press Retry': ({ I }) => I.askForInPatientsAgain(),
    'Somebody else admits a patient here': async ({ served, doctor, I }) => {
      await changeWard(served, doctor, changeOf('stay-9'))
      await I.seeWardNews()
    },
    'Press 1 new · Show': ({ I }) => I.showWardNews(),
    'Choose Patients': ({ I }) => I.seePatients(),
    'Press V': ({ I }) => I.turnViewAt(HER),
    'Press Change': async ({ I }) => {
      await I.changeHospital()
      await I.seeHospitalsToChoose()
      await I.closeTopmost()
    },
    'Choose Nadi Hospital': async ({ I }) => {
      await I.changeHospital()
      await I.chooseOtherHospital('Nadi Hospital')
      await I.seeWardOf('Nadi Hospital')
    },
    'Move Meera Rao to another bed': async (scene, output) => {
      await scene.I.shift(HER)
      await move(scene, output)
    },
    'Discharge Meera Rao': async (scene, output) => {
      await scene.I.discharge(HER)
      await discharge(scene, output)
      await scene.I.seeNothingOpen()
    },
    'Press Admit patient on a phone': async ({ I }) => {
      await I.admitHere()
      await I.at('/admit-patient')
      return 'gone'
    },
  },
  see: {
    loadingHospitals: ({ I }) => I.seeInPatientsLoading(),
    hospitalsFailed: ({ I }) => I.seeInPatientsFailed(),
    withoutHospital: ({ I }) => I.seeNoHospital(),
    open: ({ I }) => I.seeInPatients(),
  },
}
