import type { LoginResult, OtpAnswer, OtpRequest, OtpSent } from '../core/session/session'
import { fromPort } from '../machines/kit/fromPort'
import { loginMachine } from '../machines/session/login.machine'
import { onboardingMachine } from '../machines/session/onboarding.machine'
import { otpMachine } from '../machines/session/otp.machine'
import type { RoomWiring } from './features'
import { language } from './language'
import type { Ports } from './ports'

export const plugLogin = (ports: Ports) => {
  const requestOtp = fromPort<OtpRequest & { key: string }, OtpSent>(async (input, signal) =>
    ports.session.requestOtp(input, signal),
  )
  /** A code that is sent again says which device asks. */
  const resendOtp = fromPort<OtpRequest & { key: string }, OtpSent>(async (input, signal) => {
    return ports.session.requestOtp({ ...input, ...ports.store.device() }, signal)
  })
  const verifyOtp = fromPort<OtpAnswer & { key: string }, LoginResult>(async (input, signal) =>
    ports.session.verifyOtp(input, signal),
  )
  return loginMachine.provide({
    actors: {
      loadCountries: fromPort(async (_, signal) => ports.config.read({ key: 'countryCodes' }, signal)),
      requestOtp,
      otp: otpMachine.provide({ actors: { verifyOtp, requestOtp: resendOtp } }),
    },
  })
}

export const features: RoomWiring = {
  'page.getStarted': () => ({ logic: onboardingMachine, input: { language: language.read() } }),
  'dialog.login': (ports, { now }) => ({
    logic: plugLogin(ports),
    input: { begun: ports.store.readLoginDraft(now) },
  }),
}
