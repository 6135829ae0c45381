import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '../../machines/session/login.machine'
import { viewLogin } from '../../machines/session/login.view'
import { useView } from '../kit/useView'
import { CodeStep } from './CodeStep'
import { NumberStep } from './NumberStep'

/** Verifying a mobile number, the same in the dialog and on the page. */
export const LoginSteps = ({ login }: { readonly login: ActorRefFrom<typeof loginMachine> }) => {
  const otp = useView(login, (snapshot) => viewLogin(snapshot).otp)
  return otp ? <CodeStep key={otp.sessionId} otp={otp} /> : <NumberStep login={login} />
}
