import type { ActorRefFrom } from 'xstate'
import { isDesktop } from '../../machines/app/app.view'
import { viewFrame } from '../../machines/app/frame.view'
import type { loginMachine } from '../../machines/session/login.machine'
import { viewLogin } from '../../machines/session/login.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { LoginSteps } from './LoginSteps'

const Steps = ({ login }: { readonly login: ActorRefFrom<typeof loginMachine> }) => {
  const say = useText()
  const isAtCode = useView(login, (snapshot) => viewLogin(snapshot).isAtCode)
  return (
    <Modal
      open
      sticky
      staysAbove
      size="sm"
      title={say(isAtCode ? 'session.title.code' : 'session.title.number')}
      closeLabel={say('app.close')}
      onClose={() => login.send({ type: 'close' })}
    >
      <LoginSteps login={login} />
    </Modal>
  )
}

/** On desktop a mobile number is verified over the page that asked for it; elsewhere there is a page for it. */
export const LoginModal = ({ actor }: { readonly actor: ActorRefFrom<typeof loginMachine> }) => {
  const { app } = useApp()
  const isOverPage = useView(app, (snapshot) => isDesktop(snapshot) && viewFrame(snapshot).route !== 'verifyMobile')
  return isOverPage && <Steps login={actor} />
}
