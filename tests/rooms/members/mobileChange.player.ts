import type { StateValueFrom } from 'xstate'
import { configApi } from '../../../src/core/app/config.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { mobileChangeModel } from './mobileChange.model'

const rows = {
  countries: { endpoint: configApi.read, query: { key: 'countryCodes' } },
  own: { endpoint: sessionApi.ownNumberOtp },
  request: { endpoint: sessionApi.newNumberOtp },
  save: { endpoint: membersApi.saveProfile },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const endOwn = ({ gate }: Scene, output: unknown) => gate.answer('own', output as Outcome<unknown>)
const endRequest = ({ gate }: Scene, output: unknown) => gate.answer('request', output as Outcome<unknown>)
const endSave = ({ gate }: Scene, output: unknown) => gate.answer('save', output as Outcome<unknown>)

export const mobileChangePlayer: BrowserPlayer<
  typeof mobileChangeModel,
  Scene,
  StateValueFrom<typeof mobileChangeModel.machine>
> = {
  model: mobileChangeModel,
  arrive: {
    'Press Change beside the number': async (base) => {
      await openAs(base, await newPatient(base.served), '/order-list')
      await base.I.openMenu()
      await base.I.chooseFamily()
      await base.I.editMember('Asha Patel')
      await base.I.seeMemberForm()
      const gate = await gateOn(base.page, rows)
      await base.I.beginNumberChange()
      await base.I.seeNumberChange()
      return { ...base, gate }
    },
  },
  act: {
    'A code goes to the present number': endOwn,
    'The login a moment ago proves it': endOwn,
    'No code can be sent': endOwn,
    'Press Retry': ({ I }) => I.tryNumberAgain(),
    'Type the code of the present number': ({ I }) => I.typeNumberCode('654321'),
    'Press Resend': ({ I }) => I.resendOldCode(),
    'The list of countries arrives': async ({ I, gate }, output) => {
      await gate.answer('countries', output as Outcome<unknown>)
      await I.seePatientCountries()
    },
    'Choose the country code +65': ({ I }) => I.choosePatientCountry('+65'),
    'Choose the country code +91': ({ I }) => I.choosePatientCountry('+91'),
    'Type the new number': ({ I }) => I.typeNewNumber('9812345678'),
    'Press Next, or Save the number': async ({ I, inspection }) => {
      const step = await inspection.oneOf('mobileChange', ['provingOld', 'enteringNumber', 'enteringCode'])
      return step === 'enteringCode' ? I.saveNumber() : I.goOnWithNumber()
    },
    'A code goes to the new number': endRequest,
    'The code of the present number was wrong': endRequest,
    'The new number has an account': endRequest,
    'Type the code of the new number': ({ I }) => I.typeNumberCode('123456'),
    'The number is changed': endSave,
    'The code of the new number was wrong': endSave,
    'Somebody else has the number meanwhile': endSave,
    'Close the change': ({ I }) => I.leaveNumberChange(),
  },
  see: {
    asking: ({ I }) => I.seeNumberBusy(),
    failed: ({ I }) => I.seeNumberChangeFailed(),
    provingOld: ({ I }) => I.seeOldCodeAsked(),
    enteringNumber: ({ I }) => I.seeNewNumberAsked(),
    requesting: ({ I }) => I.seeNumberBusy(),
    enteringCode: ({ I }) => I.seeNumberCodeAsked(),
    saving: ({ I }) => I.seeNumberBusy(),
    changed: ({ I }) => I.seeNoNumberChange(),
    dismissed: ({ I }) => I.seeNoNumberChange(),
  },
}
