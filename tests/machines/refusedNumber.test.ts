import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { appointmentForMachine } from '../../src/machines/schedule/appointmentFor.machine'
import { viewAppointmentFor } from '../../src/machines/schedule/appointmentFor.view'
import { patientNumberMachine } from '../../src/machines/session/patientNumber.machine'
import { viewPatientNumber } from '../../src/machines/session/patientNumber.view'
import { answered, refused } from '../kit/paths/outcomes'
import { never } from '../kit/pending'
import { asha, patient } from '../rooms/schedule/appointmentForFacts'
import { TODAY } from '../rooms/schedule/scheduleFacts'

const KNOWN = '9876543210'
const NEW = '7012345678'
const PHARMACY = '9000000004'
const REFUSAL = 'This number belongs to an account that is not a patient’s.'
const answers: Readonly<Record<string, unknown>> = {
  [KNOWN]: answered(patient([asha]).patient),
  [NEW]: refused('badRequest', 'No patient has this number yet.', 'patientUnknown'),
  [PHARMACY]: refused('forbidden', REFUSAL, 'notPatient'),
}

/** An appointment that is made by staff, with a member of the family found, who then types another number. */
const withMemberFound = async () => {
  const search = fromPromise(async ({ input }) => answers[(input as { phoneNumber: string }).phoneNumber])
  const requestCode = fromPromise(async () => answered({ otpId: 'otp-1' }))
  const number = patientNumberMachine.provide({
    actors: { loadCountries: never, search: search as never, requestCode: requestCode as never },
  })
  const machine = appointmentForMachine.provide({ actors: { loadChoices: never, number } })
  const actor = createActor(machine, { input: { doctors: [], slotId: null, isDoctor: true, today: TODAY } })
  actor.start()
  const shown = () => viewAppointmentFor(actor.getSnapshot())
  const check = async (phoneNumber: string) => {
    const child = shown().number!
    child.send({ type: 'number.typed', phoneNumber })
    child.send({ type: 'check' })
    await waitFor(child, (snapshot) => !snapshot.hasTag('busy') || snapshot.status === 'done')
    return viewPatientNumber(child.getSnapshot())
  }
  await check(KNOWN)
  expect(shown()).toMatchObject({ step: 'details', memberId: asha.id, person: { name: asha.name } })
  actor.send({ type: 'number.changing' })
  return { check, shown }
}

const nobody = { step: 'number', patient: null, memberId: null, person: { name: '', age: '', gender: null } }

test('a number that is refused with 403 leaves no member, and the server’s words', async () => {
  const { check, shown } = await withMemberFound()
  expect(await check(PHARMACY)).toMatchObject({ isRefused: true, isAtCode: false, failure: REFUSAL })
  expect(shown()).toMatchObject(nobody)
})

test('a number that is refused with 400 leaves no member, and is registered with a code as new', async () => {
  const { check, shown } = await withMemberFound()
  expect(await check(NEW)).toMatchObject({ isRefused: false, isAtCode: true, number: `+91 ${NEW}` })
  expect(shown()).toMatchObject(nobody)
})
