import type { StateValueFrom } from 'xstate'
import type { AvailabilityEntry } from '../../../src/core/availability/availability'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { GROUPS } from './availability.model'
import { AFFECTED, CHANGED } from './availabilityFacts'
import { availabilityFormModel } from './availabilityForm.model'
import { type HoursScene, hoursRows, openHours } from './availability.player'

type Value = StateValueFrom<typeof availabilityFormModel.machine>
type Editing = Required<Extract<Value, object>>['editing']

const answers =
  (name: keyof typeof hoursRows) =>
  ({ gate }: HoursScene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const cancelLost = async ({ I, gate }: HoursScene): Promise<void> => {
  await gate.answer('affected', done(AFFECTED))
  await I.cancelAllLost()
  await I.saveDecisions()
}

export const openDay = async (base: BaseScene): Promise<HoursScene> => {
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
  'editing' | Extract<Value, string>
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
  },
  act: {
    'Choose In clinic': ({ I }) => I.chooseHoursIn('In clinic'),
    'Choose Video consultation': ({ I }) => I.chooseHoursIn('Video consultation'),
    'The clinics arrive': answers('clinics'),
    'The clinics cannot be loaded': answers('clinics'),
    'Press Try again': ({ I }) => I.loadClinicsAgain(),
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
    'The decision is saved': async (scene) => {
      await cancelLost(scene)
      await scene.gate.answer('deciding', done({}))
    },
    'The appointments are left undecided': async ({ I, gate }) => {
      await gate.answer('affected', done(AFFECTED))
      await I.leaveDecisions()
    },
    'The decision to cancel is left unsaved': async ({ I, gate }) => {
      await gate.answer('affected', done(AFFECTED))
      await I.cancelAllLost()
      await I.leaveDecisions()
    },
    'Somebody else changed the hours before the decision': async (scene) => {
      await cancelLost(scene)
      await scene.gate.answer('deciding', failed('conflict', CHANGED, 'hoursChanged'))
    },
    'Press Put mine back': ({ I }) => I.putHoursBack(),
  },
  see: {
    editing: (scene, value) => seeEditing[(value as { readonly editing: Editing }).editing](scene),
    askingToDiscard: ({ I }) => I.seeDiscardAsked(),
    saving: ({ I }) => I.seeHoursForm(),
    loadingTheirs: ({ I }) => I.seeHoursForm(),
    deciding: ({ I }) => I.seeLostAppointments(),
    saved: ({ I }) => I.seeNoForm(),
    discarded: ({ I }) => I.seeNoForm(),
  },
}
