import type { StateValueFrom } from 'xstate'
import type { AvailabilityEntry } from '../../../src/core/availability/availability'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { GROUPS } from './availability.model'
import { availabilityFormModel } from './availabilityForm.model'
import { type HoursScene, hoursRows, openHours } from './availability.player'

type Value = StateValueFrom<typeof availabilityFormModel.machine>
type Editing = Required<Extract<Value, object>>['editing']

const answers =
  (name: keyof typeof hoursRows) =>
  ({ gate }: HoursScene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const openDay = async (base: BaseScene): Promise<HoursScene> => {
  const scene = await openHours(base)
  await scene.gate.answer('groups', done(GROUPS))
  await scene.I.openDay()
  await scene.I.seeDay()
  return scene
}

const seeEditing: Readonly<Record<Editing, (scene: HoursScene) => Promise<unknown>>> = {
  resting: ({ I }) => I.seeHoursForm(),
  loadingClinics: ({ I }) => I.seeHoursForm(),
  clinicsFailed: ({ I }) => I.seeHoursForm(),
  superseded: ({ I }) => I.seeHoursSuperseded(),
}

export const availabilityFormPlayer: BrowserPlayer<
  typeof availabilityFormModel,
  HoursScene,
  'editing' | Exclude<Extract<Value, string>, 'opening' | 'leaving'>
> = {
  model: availabilityFormModel,
  arrive: {
    'Press Add availability': async (base) => {
      const scene = await openHours(base)
      await scene.gate.answer('groups', done(GROUPS))
      await scene.I.seeHours()
      await scene.I.addHours()
      await scene.I.seeHoursForm()
      return scene
    },
    'Press Edit Availability': async (base) => {
      const scene = await openDay(base)
      await scene.I.editHours()
      await scene.I.seeHoursForm()
      return scene
    },
    'Delete hours in which somebody is booked': async (base) => {
      const scene = await openDay(base)
      await scene.I.deleteHours()
      await scene.I.confirmHoursDeletion()
      await scene.gate.answer('deleting', failed('conflict', 'Decide for each of them', 'appointmentsAffected'))
      await scene.I.seeLostAppointments()
      return scene
    },
  },
  act: {
    'Choose In clinic': ({ I }) => I.chooseHoursIn('In clinic'),
    'Choose Video consultation': ({ I }) => I.chooseHoursIn('Video consultation'),
    'The clinics arrive': answers('clinics'),
    'The clinics cannot be loaded': answers('clinics'),
    'Press Try again': async ({ I, page }) =>
      (await page.getByRole('dialog', { name: /slot$/ }).isVisible()) ? I.loadLostAgain() : I.loadClinicsAgain(),
    'Choose Blue Lotus Neuro Care': ({ I }) => I.chooseClinicInForm('Blue Lotus Neuro Care'),
    'Choose Sunday as well': ({ I }) => I.alsoOn('Sunday'),
    'Choose days by the calendar': ({ I }) => I.byCalendar(),
    'Type 4 for the slots': ({ I }) => I.typeSlots('4'),
    'Choose 11:40 as the end': ({ I }) => I.chooseEnd('11:40'),
    'Add a second time range': ({ I }) => I.addRange(),
    'Remove the second time range': ({ I }) => I.removeRange(),
    'Press Save, or Keep mine': ({ I }) => I.saveHours(),
    'Press Discard': ({ I }) => I.discardHours(),
    'Discard the changes': ({ I }) => I.discardForSure(),
    'Go on editing': ({ I }) => I.goOnEditing(),
    'The hours are saved': async ({ gate }) => gate.answer('saving', done({ id: 'e1' }, 'Availability saved')),
    'There are hours at this time already': answers('saving'),
    'An appointment would lose its slot': answers('saving'),
    'Somebody else changed the hours meanwhile': answers('saving'),
    'Press See theirs': ({ I }) => I.seeTheirHours(),
    'Their hours arrive': async ({ gate }, output) => {
      const { value } = output as { readonly value: AvailabilityEntry }
      await gate.answer('groups', done([{ ...GROUPS[0]!, entries: [value] }]))
    },
    'Their hours cannot be loaded': answers('groups'),
    'Press Put mine back': ({ I }) => I.putHoursBack(),
    'Somebody else changed the hours before the decision': answers('deciding'),
    'The appointment is listed': answers('affected'),
    'Nobody is affected any more': answers('affected'),
    'The appointments cannot be loaded': answers('affected'),
    'Choose Move': ({ I }) => I.moveLost(),
    'Cancel all': ({ I }) => I.cancelAllLost(),
    'Save the decisions': ({ I }) => I.saveDecisions(),
    'Press Back': ({ I }) => I.leaveDecisions(),
    'All of it is done': answers('deciding'),
    'The bookings changed meanwhile': answers('deciding'),
    'It cannot be saved': answers('deciding'),
  },
  see: {
    editing: (scene, value) => seeEditing[(value as { readonly editing: Editing }).editing](scene),
    askingToDiscard: ({ I }) => I.seeDiscardAsked(),
    saving: ({ I }) => I.seeHoursForm(),
    loadingTheirs: ({ I }) => I.seeHoursForm(),
    listing: ({ I }) => I.seeLostAppointments(),
    listingFailed: ({ I }) => I.seeLostFailed(),
    deciding: ({ I }) => I.seeLostAppointment('Asha Patel'),
    applying: ({ I }) => I.seeLostAppointments(),
    refused: ({ I }) => I.seeRefusedDecision(),
    saved: ({ I }) => I.seeNoForm(),
    discarded: ({ I }) => I.seeNoForm(),
  },
}
