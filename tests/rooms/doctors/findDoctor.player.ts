import type { StateValueFrom } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { findDoctorModel } from './doctors.model'
import { speakAnother } from '../../kit/paths/anotherLanguage'
import { openResumed, openWithAttempt } from './doctorPage'

const rows = {
  specialities: { endpoint: doctorsApi.specialities },
  resumed: { endpoint: doctorsApi.profile },
  // Never answered: a booking that is gone on with would open the checkout.
  slots: { endpoint: bookingApi.slots },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Value = Required<Extract<StateValueFrom<typeof findDoctorModel.machine>, object>>

const FIND_DOCTOR = '/find-doctor'

const arriving =
  (open: (base: BaseScene, path: string) => Promise<BaseScene>, panel: Value['panel']) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    const scene = await open(base, FIND_DOCTOR)
    await base.inspection.reached('findDoctor', { specialities: 'loading', panel }, 0)
    return { ...scene, gate }
  }

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

const seePanel: Readonly<Record<Exclude<Value['panel'], 'arriving'>, (scene: Scene) => Promise<unknown>>> = {
  browsing: async ({ I }) => {
    await I.seeNoFilters()
    await I.seeNoBookingSheet()
  },
  filtering: ({ I }) => I.seeFilters(),
  booking: ({ I }) => I.seeBookingSheetOrCheckout(),
}

export const findDoctorPlayer: BrowserPlayer<typeof findDoctorModel, Scene, 'specialities'> = {
  model: findDoctorModel,
  arrive: {
    'Open Find doctor': arriving(async (base, path) => {
      await base.page.goto(`${path}?inspect=1`)
      return base
    }, 'browsing'),
    'Come back verified with a slot picked before': arriving(openResumed, 'booking'),
    'Reload with the filters open': arriving(async (base, path) => {
      await base.page.goto(`${path}?inspect=1&step=filters`)
      return base
    }, 'filtering'),
    'Reload while a booking was on its way': arriving(openWithAttempt, 'booking'),
  },
  act: {
    'The specialities arrive': ends('specialities'),
    'The specialities cannot be loaded': ends('specialities'),
    'Press Try again': async ({ I }) => {
      await I.openSpecialities()
      await I.retry()
    },
    'Another language is chosen': speakAnother,
    'The doctor who was picked before arrives': ends('resumed'),
    'Choose the tab Specialities': async ({ I }) => {
      await I.openSpecialities()
      await I.seeSpecialitiesToChoose()
    },
    'Choose a speciality': async ({ I }) => {
      await I.chooseSpeciality()
      await I.seeSearchForDoctors()
    },
    'Press a doctor’s video call': ({ I }) => I.bookVideoFromList(),
    'Press Filters': ({ I }) => I.openFilters(),
    'Close the filters, or go back': ({ I }) => I.closeFilters(),
    'Close the booking panel, or go back': ({ I }) => I.closeBookingSheet(),
  },
  see: {
    specialities: (scene, value) => seePanel[(value as Value).panel as keyof typeof seePanel](scene),
  },
}
