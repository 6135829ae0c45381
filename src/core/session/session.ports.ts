import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { LoginResult, OtpAnswer, OtpRequest, OtpSent, SessionRefresh } from './session'

export interface SessionPort {
  requestOtp(input: OtpRequest, signal: Cancellation): Promise<Outcome<OtpSent>>
  verifyOtp(input: OtpAnswer, signal: Cancellation): Promise<Outcome<LoginResult>>
  guestLogin(input: object, signal: Cancellation): Promise<Outcome<LoginResult>>
  accessToken(input: object, signal: Cancellation): Promise<Outcome<object>>
  refreshPage(input: object, signal: Cancellation): Promise<Outcome<SessionRefresh>>
  logout(input: object, signal: Cancellation): Promise<Outcome<object>>
}
