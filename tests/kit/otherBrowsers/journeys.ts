import { demonstrationAccounts } from '../../../server/seed/accounts'
import { systemClock } from '../../../server/kit/clock'
import { addDays, type CalendarDay, dayOf } from '../../../src/core/kit/dates'
import { beginWith } from '../browser'
import { comeAsNewcomer } from '../signUp'
import { type Person, personAt } from '../pages/person'
import { newDoctor } from '../staff'
import {
  bookSlot,
  entriesOf,
  freeSlotOf,
  keepPrescription,
  logIn,
  newPatient,
  nextDoctor,
  type Session,
} from '../patients'
import type { Served } from '../served'
import { emptyHospital } from '../wards'
import { actionsOf, type Window } from './otherBrowser'

/** What somebody does in a window of the served product; throws where it cannot be done. */
export type Journey = (window: Window, served: Served) => Promise<void>

/** A person in front of the window, at this address with this session. */
const at = async ({ page, size }: Window, path: string, { storage }: Session): Promise<Person> => {
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto(path)
  return personAt(page, size, actionsOf(page))
}

const bookAndPay: Journey = async ({ page, size }, served) => {
  const I = personAt(page, size, actionsOf(page))
  await comeAsNewcomer(I, served, await nextDoctor(served))
  await I.payWith('Pay online')
  await I.book()
  await I.seeGateway()
  await I.payAtGateway()
  await I.seeConfirmed()
}

const moveAndCancel: Journey = async (window, served) => {
  const [patient, doctor] = [await newPatient(served), await nextDoctor(served)]
  await bookSlot(patient, await freeSlotOf(patient, doctor.id))
  const I = await at(window, '/order-list', patient)
  await I.moveOrderOf(doctor.name)
  await I.chooseNewTime()
  await I.moveOrder()
  await I.seeOrderMoved()
  await I.leaveOrderMove()
  await I.seeNoDialog()
  await I.cancelOrderOf(doctor.name)
  await I.cancelOrder()
  await I.see('Cancelled')
}

const askForMedicines: Journey = async (window, served) => {
  const patient = await newPatient(served)
  await keepPrescription(patient)
  const I = await at(window, '/medicines', patient)
  await I.seePharmacies()
  await I.orderHere()
  await I.seeWays()
  await I.choosePickup()
  await I.proceed()
  await I.seePrescriptions()
  await I.choosePrescription()
  await I.proceed()
  await I.seeRequestReview()
  await I.sendRequest()
  await I.seeRequestSent()
}

/** `Saturday` */
const weekdayOf = (day: CalendarDay): string =>
  new Date(day).toLocaleDateString('en-IN', { weekday: 'long', timeZone: 'UTC' })

const addHoursAndWalkIn: Journey = async (window, served) => {
  const patient = await newPatient(served)
  const I = await at(window, '/schedule', await newDoctor(served))
  await I.openHours()
  await I.seeHoursPanel()
  await I.addHours()
  await I.startTomorrow()
  await I.fillHours()
  await I.saveHours()
  await I.seeNoForm()
  await I.closePanel()
  await I.openAppointmentForm()
  await I.typePatientNumber(patient.login.phoneNumber ?? '')
  await I.checkPatientNumber()
  await I.seeAppointmentSlots()
  await I.chooseAppointmentWay('Video')
  // Before three in the morning today has free hours as well.
  const tomorrow = addDays(dayOf(systemClock.now()), 1)
  await I.chooseAppointmentDay(tomorrow)
  await I.chooseAppointmentSlot(/^3:00 am/)
  await I.saveAppointment()
  await I.seeAppointmentMade()
  await I.closeMadeAppointment()
  // A phone shows one day.
  if (window.size === 'phone') await I.chooseDayOfWeek(new RegExp(`^${weekdayOf(tomorrow)}`))
  await I.seeScheduled('Asha Patel')
}

const prescribeAndSign: Journey = async (window, served) => {
  const [patient, doctor] = [await newPatient(served), await newDoctor(served)]
  const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, doctor.id, 'inClinic'))
  const I = await at(window, `/create-prescription?bookingId=${bookingId}`, doctor)
  await I.seePrescriptionForm()
  await I.typeMedicineName('levetiracetam 500 101 af 10d')
  await I.seePrescription('Levetiracetam')
  await I.finishMedicine()
  await I.typeDiagnosis('Migraine')
  await I.writePrescriptionNote('Sleep well')
  await I.choosePrescriptionCategory()
  await I.endConsultation()
  await I.yesSend()
  await I.seePanel('Share Your Prescription')
}

const admitAndDischarge: Journey = async (window, served) => {
  const [patient, doctor] = [await newPatient(served), await newDoctor(served)]
  const { hospitalId } = await emptyHospital(served, doctor.id)
  const I = await at(window, `/ip-dash?hospital=${hospitalId}`, doctor)
  await I.seeInPatients()
  await I.admitPatient()
  await I.typePatientNumber(patient.login.phoneNumber ?? '')
  await I.checkPatientNumber()
  await I.seeRoomsToAdmit()
  await I.chooseBedToAdmit('Ward A', '1')
  await I.fillInAdmission({ sponsor: 'CGHS', caseHistory: 'Sciatica on the left', uhid: 'SH-7001' })
  await I.admit()
  await I.seeInList('Asha Patel')
  await I.openStayOf('Asha Patel')
  await I.seeStay()
  await I.discharge('Asha Patel')
  await I.seeSummary()
  await I.writeSummary({ diagnosis: 'Disc prolapse', course: 'Rest', advice: 'Walk daily', followUp: 'In a week' })
  await I.askToDischarge()
  await I.seeDischargeAsked()
  await I.confirmDischarge()
  await I.seeSummaryClosed()
}

const callTheNext: Journey = async (window, served) => {
  const I = await at(window, '/opd-reception', await logIn(served, demonstrationAccounts.doctor.phoneNumber))
  await I.callNext()
  await I.seeUndo()
}

/** What patients do in each browser, on a phone and on a desktop, by what it is called in the figure. */
export const patientJourneys = {
  'a guest finds a doctor, chooses a slot, logs in, books and pays': bookAndPay,
  'a patient moves an appointment and cancels it': moveAndCancel,
  'a patient asks a pharmacy for medicines': askForMedicines,
} as const satisfies Record<string, Journey>

/** What doctors and their reception do in each browser, on a phone and on a desktop. */
export const staffJourneys = {
  'a doctor adds hours and books a walk-in': addHoursAndWalkIn,
  'a doctor prescribes and signs': prescribeAndSign,
  'a doctor admits and discharges': admitAndDischarge,
  'the reception calls the next patient': callTheNext,
} as const satisfies Record<string, Journey>
