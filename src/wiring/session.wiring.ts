import { done } from '../core/kit/outcome'
import type { LoginResult, OtpAnswer, OtpRequest, OtpSent } from '../core/session/session'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { personFormMachine } from '../machines/members/personForm.machine'
import { loginMachine } from '../machines/session/login.machine'
import { otpMachine } from '../machines/session/otp.machine'
import { sessionMachine } from '../machines/session/session.machine'
import type { PortsSoon } from './ports'

export const plugSession = (ports: PortsSoon) =>
  sessionMachine.provide({
    actors: {
      refreshPage: fromPort(async (input, signal) => (await ports()).session.refreshPage(input, signal)),
      accessToken: fromPort(async (input, signal) => (await ports()).session.accessToken(input, signal)),
      guestLogin: fromPort(async (input, signal) => (await ports()).session.guestLogin(input, signal)),
      logout: fromPort(async (input, signal) => (await ports()).session.logout(input, signal)),
    },
  })

export const plugLogin = (ports: PortsSoon) => {
  const requestOtp = fromPort<OtpRequest & { key: string }, OtpSent>(async (input, signal) =>
    (await ports()).session.requestOtp(input, signal),
  )
  /** A code that is sent again says which device asks. */
  const resendOtp = fromPort<OtpRequest & { key: string }, OtpSent>(async (input, signal) => {
    const { session, store } = await ports()
    return session.requestOtp({ ...input, ...store.device() }, signal)
  })
  const verifyOtp = fromPort<OtpAnswer & { key: string }, LoginResult>(async (input, signal) =>
    (await ports()).session.verifyOtp(input, signal),
  )
  return loginMachine.provide({
    actors: {
      loadCountries: fromPort(async (_, signal) => (await ports()).config.read({ key: 'countryCodes' }, signal)),
      requestOtp,
      otp: otpMachine.provide({ actors: { verifyOtp, requestOtp: resendOtp } }),
    },
  })
}

/** The patient's own name, age and gender. */
export const plugProfile = (ports: PortsSoon) =>
  personFormMachine.provide({
    actors: {
      savePerson: userAction(async ({ name, age, gender, key }, signal) => {
        const saved = await (await ports()).members.saveProfile({ name, age, gender, key }, signal)
        return saved.ok ? done<{ id: string | null }>({ id: null }, saved.message) : saved
      }),
    },
  })
