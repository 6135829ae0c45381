import { css } from 'styled-system/css'
import type { CallInviteActor } from '../../machines/call/callInvite.machine'
import { viewCallInvite } from '../../machines/call/callInvite.view'
import { VerifyButton } from '../app/frame/VerifyButton'
import { HomeLink } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'
import { Spinner } from '../kit/Spinner'
import { useView } from '../kit/useView'

const page = css({ display: 'grid', alignContent: 'center', justifyItems: 'center', minHeight: 'dvh' })

/** The address of an invitation into a call: who comes in is known first. */
export const CallInvite = ({ actor }: { readonly actor: CallInviteActor }) => {
  const say = useText()
  const { isUnknown, path, fault } = useView(actor, viewCallInvite)
  return (
    <div className={page}>
      {isUnknown ? (
        <EmptyState
          isPage
          title={say('app.title.callInvite')}
          text={say('call.invite.guest')}
          action={<VerifyButton path={path}>{say('call.invite.verify')}</VerifyButton>}
        />
      ) : fault === null ? (
        <p role="status">
          <Spinner /> {say('call.opening')}
        </p>
      ) : (
        <EmptyState
          isPage
          title={say('call.invite.failed')}
          text={say.fault(fault)}
          action={
            <>
              <Button onClick={() => actor.send({ type: 'retry' })}>{say('app.retry')}</Button>
              <HomeLink>
                <LinkButton tone="quiet">{say('app.goHome')}</LinkButton>
              </HomeLink>
            </>
          }
        />
      )}
    </div>
  )
}
