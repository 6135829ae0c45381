import type { StateValueFrom } from 'xstate'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import { homeApi } from '../../../src/core/home/home.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { bookSlot, freeSlotOf, newGuest, newPatient, nextDoctor } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, hasStep } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { homeModel } from './home.model'
import { openAs } from '../../kit/paths/people'

const rows = { specialities: { endpoint: doctorsApi.specialities }, next: { endpoint: homeApi.read } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** An appointment arrived: it stands until what comes next has arrived anew. */
  hasAppointment: boolean
  /** The patient books elsewhere. */
  readonly change: () => Promise<unknown>
}

type Value = Required<Extract<StateValueFrom<typeof homeModel.machine>, object>>

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

/** What comes next arrives. */
const arrives = (hasAppointment: boolean) => async (scene: Scene, output: unknown) => {
  await ends('next')(scene, output)
  scene.hasAppointment = hasAppointment
}

const seeSpecialities: Readonly<Record<Value['specialities'], (scene: Scene) => Promise<unknown>>> = {
  loading: ({ I }) => I.seeSpecialitiesLoading(),
  open: ({ I }) => I.seeSpecialities(),
  failed: ({ I }) => I.seeSpecialitiesFailed(),
}
const seeAppointment = ({ I, hasAppointment }: Scene) =>
  hasAppointment ? I.seeNextAppointment() : I.seeNoNextAppointment()
const seeNext: Readonly<Record<Value['next'], (scene: Scene) => Promise<unknown>>> = {
  loading: seeAppointment,
  open: seeAppointment,
  failed: ({ I }) => I.seeNextAppointmentFailed(),
}

export const homePlayer: BrowserPlayer<typeof homeModel, Scene, 'specialities'> = {
  model: homeModel,
  arrive: {
    'Open the home page as a patient': async (base) => {
      const { page, served, tour, inspection } = base
      const patient = await newPatient(served)
      const doctor = await nextDoctor(served)
      // Of one doctor, whose slots do not overlap.
      const change = async () => bookSlot(patient, await freeSlotOf(patient, doctor.id))
      if (hasStep(tour, 'The next appointment arrives')) await change()
      const gate = await gateOn(page, rows)
      await openAs(base, patient, '/home')
      await inspection.reached('home', { specialities: 'loading', next: 'loading' }, 0)
      return { ...base, gate, hasAppointment: false, change }
    },
    'Open the home page as a guest': async (base) => {
      const { page, served, inspection } = base
      const gate = await gateOn(page, rows)
      await openAs(base, await newGuest(served), '/home')
      await inspection.reached('home', { specialities: 'loading', next: 'open' }, 0)
      return { ...base, gate, hasAppointment: false, change: () => Promise.resolve() }
    },
  },
  act: {
    'The specialities arrive': ends('specialities'),
    'The specialities cannot be loaded': ends('specialities'),
    'The next appointment arrives': arrives(true),
    'Nothing comes next': arrives(false),
    'The next appointment cannot be loaded': ends('next'),
    'An order changes elsewhere': async ({ change }) => void (await change()),
    'Press Try again': ({ I }) => I.tryAgainAtHome(),
  },
  see: {
    specialities: async (scene, value) => {
      const { specialities, next } = value as Value
      await seeSpecialities[specialities](scene)
      await seeNext[next](scene)
    },
  },
}
