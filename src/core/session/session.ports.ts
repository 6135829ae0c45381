import type { Outcome } from '../kit/outcome'
import type { Cancellation, Keyed } from '../kit/port'
import type { LoginResult, OtpAnswer, OtpRequest, OtpSent, SessionRefresh } from './session'

export interface SessionPort {
  requestOtp(input: OtpRequest & Keyed, signal: Cancellation): Promise<Outcome<OtpSent>>
  verifyOtp(input: OtpAnswer & Keyed, signal: Cancellation): Promise<Outcome<LoginResult>>
  guestLogin(input: Keyed, signal: Cancellation): Promise<Outcome<LoginResult>>
  accessToken(input: object, signal: Cancellation): Promise<Outcome<object>>
  refreshPage(input: object, signal: Cancellation): Promise<Outcome<SessionRefresh>>
  logout(input: object, signal: Cancellation): Promise<Outcome<object>>
}
