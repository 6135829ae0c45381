import { done } from '../core/kit/outcome'
import { fromPort } from '../machines/kit/fromPort'
import { personFormMachine } from '../machines/members/personForm.machine'
import { loginMachine } from '../machines/session/login.machine'
import { otpMachine } from '../machines/session/otp.machine'
import { sessionMachine } from '../machines/session/session.machine'
import type { Ports } from './ports'

export const plugSession = ({ session }: Ports) =>
  sessionMachine.provide({
    actors: {
      refreshPage: fromPort(session.refreshPage),
      accessToken: fromPort(session.accessToken),
      guestLogin: fromPort(session.guestLogin),
      logout: fromPort(session.logout),
    },
  })

export const plugLogin = ({ session, config }: Ports) =>
  loginMachine.provide({
    actors: {
      loadCountries: fromPort((_, signal) => config.read({ key: 'countryCodes' }, signal)),
      requestOtp: fromPort(session.requestOtp),
      otp: otpMachine.provide({
        actors: { verifyOtp: fromPort(session.verifyOtp), requestOtp: fromPort(session.requestOtp) },
      }),
    },
  })

/** The patient's own name, age and gender. */
export const plugProfile = ({ members }: Ports) =>
  personFormMachine.provide({
    actors: {
      savePerson: fromPort(async ({ name, age, gender, key }, signal) => {
        const saved = await members.saveProfile({ name, age, gender, key }, signal)
        return saved.ok ? done<{ id: string | null }>({ id: null }, saved.message) : saved
      }),
    },
  })
