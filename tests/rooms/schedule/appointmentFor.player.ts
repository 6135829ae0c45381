import type { StateValue } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import type { PatientLookup } from '../../../src/core/session/patientLookup'
import { configApi } from '../../../src/core/app/config.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { sessionApi } from '../../../src/core/session/session.api'
import type { Choices } from '../../../src/machines/schedule/appointmentFor.setup'
import { dayWith, scheduleAt } from '../../kit/scheduleDays'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { appointmentForModel } from './appointmentFor.model'
import { doctorsThere, methods } from './appointmentForFacts'
import { now, TODAY, versions } from './scheduleFacts'
import { refused } from '../../kit/paths/outcomes'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor, newStaff } from '../../kit/staff'

const rows = {
  days: { endpoint: scheduleApi.list },
  slots: { endpoint: bookingApi.slots },
  methods: { endpoint: configApi.read, query: { key: 'paymentMethods' } },
  number: { endpoint: sessionApi.searchPatient },
  code: { endpoint: sessionApi.createPatientOtp },
  create: { endpoint: sessionApi.createPatient },
  register: { endpoint: sessionApi.createWithoutNumber },
  give: { endpoint: sessionApi.addNumber },
  adding: { endpoint: membersApi.addFor },
  placing: { endpoint: bookingApi.book },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}
type Act = (scene: Scene, output: unknown) => Promise<void>

const answers =
  (name: keyof typeof rows): Act =>
  ({ gate }, output) =>
    gate.answer(name, output as Outcome<unknown>)

/** The slots of a doctor come with the ways to pay. */
const slotsArrive: Act = async ({ gate }, output) => {
  const choices = output as Outcome<Choices>
  await gate.answer('methods', done({ paymentMethods: methods }))
  await gate.answer('slots', choices.ok ? done(choices.value.calendar) : choices)
}

const clinicDays = [
  dayWith(
    TODAY,
    ...doctorsThere.map(({ id, name }) => scheduleAt(TODAY, [], { id: `s-${id}`, doctorId: id, doctorName: name })),
  ),
]

/** A desk asks for the doctors of its clinic first; the slots are what may fail. */
const doctorsArrive = async (scene: Scene) => {
  await scene.gate.answer('days', done(clinicDays))
}
const isAtDesk = ({ tour }: BaseScene) => tour.start.includes('desk')
const asksForDoctors = async ({ page }: Scene) => (await page.getByLabel('Doctor', { exact: true }).count()) === 0

const open = async (base: BaseScene): Promise<Scene> => {
  await beginAt(base.page, now)
  return { ...base, gate: await gateOn(base.page, rows) }
}

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'slots.failed': ({ I }) => I.seeAppointmentSlotsFailed(),
  'booking.checkingNumber': ({ I }) => I.seePatientNumber(),
  'booking.addingNumber': ({ I }) => I.seePatientNumber(),
  'booking.choosing': ({ I }) => I.seeAppointmentForm(),
  'booking.addingMember': ({ I }) => I.seeAppointmentBeingSaved(),
  'booking.placing': ({ I }) => I.seeAppointmentBeingSaved(),
  'booking.booked': ({ I }) => I.seeAppointmentMade(),
  'booking.left': ({ I }) => I.seeNoAppointmentForm(),
}

const seeAll = async (scene: Scene, value: StateValue) => {
  for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
}

export const appointmentForPlayer: BrowserPlayer<typeof appointmentForModel, Scene, 'slots' | 'booking'> = {
  model: appointmentForModel,
  arrive: {
    'Make an appointment on the schedule': async (base) => {
      const scene = await open(base)
      await openAs(base, await newDoctor(base.served), '/schedule')
      await scene.gate.answer('days', done(versions.asBooked))
      await base.I.openAppointmentForm()
      await base.I.seePatientNumber()
      return scene
    },
    'Press Make Appointment at the desk of a clinic': async (base) => {
      const scene = await open(base)
      const desk = await newStaff(base.served, 'PHARMACY', { isClinicPatient: true, clinicId: 'c1' })
      await openAs(base, desk, '/clinic-patient')
      await doctorsArrive(scene)
      await base.I.openAppointmentFormAtDesk()
      await base.I.seePatientNumber()
      return scene
    },
  },
  act: {
    'The slots arrive': slotsArrive,
    'The slots arrive, none of the clinic today': slotsArrive,
    'The doctors of the clinic arrive, and the slots of the first': async (scene, output) => {
      await doctorsArrive(scene)
      await slotsArrive(scene, output)
    },
    'The slots of the second doctor arrive': slotsArrive,
    'The slots cannot be loaded': async (scene, output) => {
      if (isAtDesk(scene) && (await asksForDoctors(scene))) await doctorsArrive(scene)
      await slotsArrive(scene, output)
    },
    'Press Try again': ({ I }) => I.askForAppointmentSlotsAgain(),
    'The number is known': async ({ I, gate }, output) => {
      const isAdding = await I.isAddingNumber()
      await I.typePatientNumber('9876543210')
      await I.checkPatientNumber()
      const known = done((output as { patient: PatientLookup }).patient)
      if (!isAdding) return gate.answer('number', known)
      await gate.answer('number', refused('badRequest', '', 'patientUnknown') as Outcome<unknown>)
      await gate.answer('code', done({ otpId: 'otp-1' }))
      await I.typePersonCode('123456')
      await I.registerPerson()
      await gate.answer('give', known)
    },
    'Somebody without a number is registered': async ({ I, gate }, output) => {
      await I.haveNoNumber()
      await I.typeWithoutNumber('Unknown man', '70', 'Male')
      await I.registerWithoutNumber()
      await gate.answer('register', done((output as { patient: PatientLookup }).patient))
    },
    'Press Add a number': ({ I }) => I.addPatientNumber(),
    'Press Go on without a number': ({ I }) => I.keepNoNumber(),
    'The number was new and its code is right': async ({ I, gate }, output) => {
      await I.typePatientNumber('9876543210')
      await I.checkPatientNumber()
      await gate.answer('number', refused('badRequest', '', 'patientUnknown') as Outcome<unknown>)
      await gate.answer('code', done({ otpId: 'otp-1' }))
      await I.typePersonCode('123456')
      await I.registerPerson()
      await gate.answer('create', done((output as { patient: PatientLookup }).patient))
    },
    'Change the number': ({ I }) => I.changeAppointmentNumber(),
    'Choose Someone new': ({ I }) => I.chooseSomeoneNew(),
    'Type Ravi, 12, male': ({ I }) => I.typeSomeone('Ravi', '12', 'Male'),
    'Choose the reserved slot': ({ I }) => I.chooseAppointmentSlot(/reserved/),
    'Press Save': ({ I }) => I.saveAppointment(),
    'The new member is saved': answers('adding'),
    'The family has the new member already': answers('adding'),
    'The new member cannot be saved': answers('adding'),
    'It is booked': answers('placing'),
    'Close it': ({ I }) => I.closeMadeAppointment(),
    'The slot was just taken': answers('placing'),
    'The slots arrive without it': slotsArrive,
    'Choose the second doctor': ({ I }) => I.chooseAppointmentDoctor('Dr. Farhan Qureshi'),
    'Choose the first doctor again': ({ I }) => I.chooseAppointmentDoctor('Dr. Meera Rao'),
    'Choose Video': async ({ I }) => {
      await I.chooseAppointmentWay('Video')
      await I.seeNoAppointmentSlots()
    },
    'Choose In clinic': async ({ I }) => {
      await I.chooseAppointmentWay('In clinic')
      await I.seeAppointmentSlots()
    },
    'Choose to pay in cash': ({ I }) => I.chooseAppointmentMethod('Cash'),
    'It cannot be booked': answers('placing'),
  },
  see: { slots: seeAll, booking: seeAll },
}
