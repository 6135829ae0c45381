import type { StateValueFrom } from 'xstate'
import { availabilityApi } from '../../../src/core/availability/availability.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { availabilityModel } from './availability.model'
import { AFFECTED } from './availabilityFacts'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

/** The calls of the panel and of its form. */
export const hoursRows = {
  groups: { endpoint: availabilityApi.list },
  blocking: { endpoint: availabilityApi.block },
  deleting: { endpoint: availabilityApi.remove },
  clinics: { endpoint: availabilityApi.clinics },
  creating: { endpoint: availabilityApi.create },
  saving: { endpoint: availabilityApi.update },
  affected: { endpoint: availabilityApi.affected },
  deciding: { endpoint: availabilityApi.decide },
}

export interface HoursScene extends BaseScene {
  readonly gate: Gate<keyof typeof hoursRows>
}

type Value = StateValueFrom<typeof availabilityModel.machine>

/** Opens the panel as a doctor whose calls wait. */
export const openHours = async (base: BaseScene): Promise<HoursScene> => {
  const { page, I, served, inspection } = base
  const gate = await gateOn(page, hoursRows)
  await openAs(base, await newDoctor(served), '/schedule')
  await inspection.reached('session', { known: 'resting' }, 0)
  await I.openHours()
  await I.seeHoursPanel()
  await inspection.reached('availability', 'loading', 0)
  return { ...base, gate }
}

const answers =
  (name: keyof typeof hoursRows) =>
  ({ gate }: HoursScene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const save = async ({ I, gate }: HoursScene) => {
  if ((await I.formOpen()) === 'create') {
    await I.startTomorrow()
    await I.fillHours()
    await I.saveHours()
    return gate.answer('creating', done({ ids: ['e9'] }))
  }
  await I.saveHours()
  return gate.answer('saving', done({ id: 'e1' }))
}
const seeForm = async ({ I }: HoursScene) => void (await I.formOpen())

export const availabilityPlayer: BrowserPlayer<typeof availabilityModel, HoursScene, Value> = {
  model: availabilityModel,
  arrive: { 'Open Availability Settings': openHours },
  act: {
    'The hours arrive': answers('groups'),
    'The hours cannot be loaded': answers('groups'),
    'Press Try again': ({ I }) => I.loadHoursAgain(),
    'Choose Blue Lotus Neuro Care': ({ I }) => I.chooseClinicOfHours('Blue Lotus Neuro Care'),
    'Choose Mondays': ({ I }) => I.chooseWeekday('Mon'),
    'Choose this Monday': ({ I }) => I.chooseToday(),
    'Open Monday’s hours': ({ I }) => I.openDay(),
    'Leave Monday’s hours': ({ I }) => I.leaveDay(),
    'Press Patient under Block Booking': ({ I }) => I.blockPatients(),
    'Patients are blocked': answers('blocking'),
    'Patients may book again': answers('blocking'),
    'The block cannot be saved': answers('blocking'),
    'Press Add availability': ({ I }) => I.addHours(),
    'Press Edit Availability': ({ I }) => I.editHours(),
    'Press Delete': ({ I }) => I.deleteHours(),
    'Keep the hours': ({ I }) => I.keepHours(),
    'Confirm the deletion': ({ I }) => I.confirmHoursDeletion(),
    'The hours are deleted': answers('deleting'),
    'The hours cannot be deleted': answers('deleting'),
    'An appointment would lose its slot': answers('deleting'),
    'The form is saved': save,
    'The form is left': ({ I }) => I.discardHours(),
    'What becomes of the appointments is saved': async ({ gate }) => {
      await gate.answer('affected', done([]))
      await gate.answer('deciding', done({}))
    },
    'Somebody else changed the hours meanwhile': async () => undefined,
    'The appointments are left': async ({ I, gate }) => {
      await gate.answer('affected', done(AFFECTED))
      await I.leaveDecisions()
    },
  },
  see: {
    loading: ({ I }) => I.seeHoursPanel(),
    failed: ({ I }) => I.seeHoursFailed(),
    shown: ({ I }) => I.seeHours(),
    blocking: ({ I }) => I.seeBlocking(),
    confirming: ({ I }) => I.seeHoursDeletionAsked(),
    deleting: ({ I }) => I.seeHoursBeingDeleted(),
    deletingUnder: ({ I }) => I.seeLostAppointments(),
    creating: seeForm,
    changing: seeForm,
  },
}
