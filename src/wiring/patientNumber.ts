import { searchOf } from '../core/session/patientSearch.rules'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { patientNumberMachine } from '../machines/session/patientNumber.machine'
import { patientSearchMachine } from '../machines/session/patientSearch.machine'
import { language } from './language'
import type { Ports } from './ports'

/** Asking for a patient's number, plugged in. */
export const plugPatientNumber = (ports: Ports) =>
  patientNumberMachine.provide({
    actors: {
      loadCountries: fromPort(async (_, signal) => ports.config.read({ key: 'countryCodes' }, signal)),
      search: fromPort((asked, signal) =>
        'patientId' in asked ? ports.session.openPatient(asked, signal) : ports.session.searchPatient(asked, signal),
      ),
      people: patientSearchMachine.provide({
        actors: {
          find: fromPort(({ asked: { text, countryCode } }, signal) =>
            ports.session.searchUser(searchOf(text, countryCode) ?? {}, signal),
          ),
        },
      }),
      requestCode: userAction(ports.session.createPatientOtp),
      create: userAction(({ code, otpId, patientId, key }, signal) =>
        patientId === undefined
          ? ports.session.createPatient({ code, otpId, language: language.wire(), key }, signal)
          : ports.session.addNumber({ patientId, code, otpId, key }, signal),
      ),
      register: userAction(ports.session.createWithoutNumber),
    },
  })
