import { sessionApi } from '../../src/core/session/session.api'
import { CLINIC_STAFF, EVERYONE, KNOWN, PATIENTS } from '../../src/core/session/roles'
import { DAY } from '../../src/core/kit/dates'
import {
  allergiesOf,
  changeNumber,
  insertMember,
  mayActFor,
  memberRows,
  numberChange,
  onNewPatient,
  peopleOf,
  profileOf,
} from '../members/members.port'
import { doctorOf } from '../doctors/doctors.port'
import { keyFor } from '../kit/secrets'
import { notify } from '../notifications/notifications.port'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { forgetOver } from './forget'
import { proveNewNumber } from './number.server'
import { type SessionNeeds, sessionHandlers } from './session.server'
import texts from './session.texts.json'

const welcomeNewPatient: SessionNeeds['onNewPatient'] = async (db, userId, phone, now) => {
  await onNewPatient(db, userId, phone, now)
  await notify(db, [{ event: 'signup.welcome', facts: {}, to: [userId], about: userId }], now)
}

const addOwn: SessionNeeds['addOwnProfile'] = async (db, userId, form, now) => {
  await insertMember(db, userId, { ...form, isDefault: true }, now)
}

export const sessionRoom = room(sessionApi, {
  handlers: ({ limits, secret, sms }) =>
    sessionHandlers({
      sms,
      limits,
      key: keyFor(secret, 'codes'),
      onNewPatient: welcomeNewPatient,
      addOwnProfile: addOwn,
      changeNumber,
      mayActFor,
      profileOf,
      doctorOf,
      membersOf: memberRows,
      allergiesOf,
      peopleOf,
    }),
  policy: {
    requestOtp: rule('anyone', 'a code goes to the number alone'),
    verifyOtp: rule('anyone', 'whoever holds the code of the number'),
    guestLogin: rule('anyone', 'a new session without a person'),
    accessToken: rule(EVERYONE, "the caller's own session"),
    refreshPage: rule(EVERYONE, "the caller's own session"),
    details: rule(KNOWN, 'the caller themselves'),
    logout: rule(EVERYONE, "the caller's own session"),
    ownNumberOtp: rule(PATIENTS, "a code goes to the caller's own number"),
    newNumberOtp: rule(PATIENTS, 'a code goes to the number alone'),
    searchPatient: rule(CLINIC_STAFF, 'the patient of a number and their family', 'patients'),
    searchUser: rule(
      CLINIC_STAFF,
      "people whom the caller's doctor, or the clinic whose desk the caller keeps, has treated",
      'patients',
    ),
    createPatientOtp: rule(CLINIC_STAFF, 'a code goes to the number alone', 'none'),
    createPatient: rule(CLINIC_STAFF, 'whoever read out the code of the number', 'patients'),
    openPatient: rule(CLINIC_STAFF, 'a patient whom the caller has presented or treats', 'patients'),
    createWithoutNumber: rule(CLINIC_STAFF, 'whoever stands at the desk and has no number', 'patients'),
    addNumber: rule(CLINIC_STAFF, 'a patient of the caller, with the code of the number', 'patients'),
  },
  texts,
  listens: [numberChange.by(proveNewNumber)],
  jobs: [{ name: 'forget sessions and codes that are over', every: DAY, run: forgetOver }],
})
