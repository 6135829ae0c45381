import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { OTP_RESEND_WAIT } from '../../../src/core/session/session.rules'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { patientNumberModel } from './patientNumber.model'
import { asha, known } from './patientNumberFacts'
import { type AddingScene, startAdding, startFollowUp, startGivingNumber } from './addingPatient'

const answers =
  (name: 'number' | 'code' | 'register') =>
  ({ gate }: AddingScene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** The code of a new number registers its patient, or gives it to one who had none. */
const answersCode = ({ gate, tour }: AddingScene, output: unknown) =>
  gate.answer(tour.start.includes('Add a number') ? 'give' : 'create', output as Outcome<unknown>)

type Value = StateValueFrom<typeof patientNumberModel.machine>

export const patientNumberPlayer: BrowserPlayer<
  typeof patientNumberModel,
  AddingScene,
  Extract<Value, string> | 'enteringCode'
> = {
  model: patientNumberModel,
  arrive: {
    'Choose Add Patient, Admit Patient': startAdding,
    'Press Book follow-up after a call': (base) => startFollowUp(base, known),
    'Press Add a number for a patient who came without one': startGivingNumber,
  },
  act: {
    'The list of countries arrives': async ({ I, gate }, output) => {
      await gate.answer('countries', output as Outcome<unknown>)
      await I.seePatientCountries()
    },
    'Choose the country code +65': ({ I }) => I.choosePatientCountry('+65'),
    'Choose the country code +91': ({ I }) => I.choosePatientCountry('+91'),
    'Type a mobile number that is too short': ({ I }) => I.typePatientNumber('98765'),
    'Type a complete mobile number': ({ I }) => I.typePatientNumber('9876543210'),
    'Choose somebody who was found by name': async ({ I, gate }) => {
      await I.searchPerson('')
      await I.searchPerson('asha')
      await gate.answer('people', done([asha]))
      await I.choosePerson('Asha Patel')
    },
    'Press Check number or Save': ({ I }) => I.checkPatientNumber(),
    'The number is a patient’s': answers('number'),
    'Nobody has the number': answers('number'),
    'The number is no patient’s': answers('number'),
    'The number cannot be checked': answers('number'),
    'The code is sent': answers('code'),
    'The code cannot be sent': answers('code'),
    'Type the code': ({ I }) => I.typePersonCode('123456'),
    'A minute passes': ({ page }) => page.clock.runFor(OTP_RESEND_WAIT * 1000),
    'Press Resend': ({ I }) => I.resendPersonCode(),
    'Press Change number': ({ I }) => I.changePersonNumber(),
    'Press Register patient': ({ I }) => I.registerPerson(),
    'The patient is registered': answersCode,
    'The code is wrong': answersCode,
    'It is not known whether the patient was registered': answersCode,
    'Press No number at all': ({ I }) => I.haveNoNumber(),
    'Type who they are': ({ I }) => I.typeWithoutNumber('Unknown man', '70', 'Male'),
    'Press There is a number': ({ I }) => I.haveNumber(),
    'Press Register without a number': ({ I }) => I.registerWithoutNumber(),
    'They are registered': answers('register'),
    'Somebody like them is registered already': answers('register'),
    'They cannot be registered': answers('register'),
  },
  see: {
    enteringNumber: ({ I }) => I.seePatientNumber(),
    checkingNumber: ({ I }) => I.seeNumberBeingChecked(),
    numberRefused: ({ I }) => I.seeNumberRefused(),
    numberTaken: ({ I }) => I.seeNumberTaken(),
    enteringPerson: ({ I }) => I.seeWithoutNumber(),
    registering: ({ I }) => I.seeRegisteredWithout(),
    requestingCode: async () => undefined,
    enteringCode: ({ I }) => I.seePersonCode(),
    creating: ({ I }) => I.seePersonBeingRegistered(),
    found: ({ I }) => I.seePersonKnown(),
  },
}
