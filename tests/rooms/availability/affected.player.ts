import type { StateValueFrom } from 'xstate'
import { failed, type Outcome } from '../../../src/core/kit/outcome'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { affectedModel } from './affected.model'
import { type HoursScene, type hoursRows } from './availability.player'
import { openDay } from './availabilityForm.player'

const answers =
  (name: keyof typeof hoursRows) =>
  ({ gate }: HoursScene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const LOST = failed('conflict', 'Decide for each of them', 'appointmentsAffected')

export const affectedPlayer: BrowserPlayer<
  typeof affectedModel,
  HoursScene,
  StateValueFrom<typeof affectedModel.machine>
> = {
  model: affectedModel,
  arrive: {
    'Delete hours in which somebody is booked': async (base) => {
      const scene = await openDay(base)
      await scene.I.deleteHours()
      await scene.I.confirmHoursDeletion()
      await scene.gate.answer('deleting', LOST)
      await scene.I.seeLostAppointments()
      return scene
    },
    'Save 4 slots where somebody is booked in the fifth': async (base) => {
      const scene = await openDay(base)
      await scene.I.editHours()
      await scene.I.seeHoursForm()
      await scene.I.typeSlots('4')
      await scene.I.saveHours()
      await scene.gate.answer('saving', LOST)
      await scene.I.seeLostAppointments()
      return scene
    },
  },
  act: {
    'The appointment is listed': async (scene, output) => {
      await answers('affected')(scene, output)
      await scene.I.seeLostAppointment('Asha Patel')
    },
    'Nobody is affected any more': answers('affected'),
    'The appointments cannot be loaded': answers('affected'),
    'Press Try again': ({ I }) => I.loadLostAgain(),
    'Choose Move': ({ I }) => I.moveLost(),
    'Cancel all': ({ I }) => I.cancelAllLost(),
    'Save the decisions': ({ I }) => I.saveDecisions(),
    'Press Back': ({ I }) => I.leaveDecisions(),
    'All of it is done': answers('deciding'),
    'The bookings changed meanwhile': answers('deciding'),
    'Somebody else changed the hours before the decision': answers('deciding'),
    'It cannot be saved': async (scene, output) => {
      await answers('deciding')(scene, output)
      await scene.I.seeRefusedDecision()
    },
  },
  see: {
    listing: ({ I }) => I.seeLostAppointments(),
    listingFailed: ({ I }) => I.seeLostFailed(),
    deciding: ({ I }) => I.seeLostAppointments(),
    applying: ({ I }) => I.seeLostAppointments(),
    saved: ({ I }) => I.seeNoForm(),
    left: ({ page }) => page.getByRole('dialog', { name: /slot$/ }).waitFor({ state: 'detached' }),
    superseded: ({ I }) => I.seeHoursSuperseded(),
  },
}
