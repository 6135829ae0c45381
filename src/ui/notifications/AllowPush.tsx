import { BellRing } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { pushMachine } from '../../machines/notifications/push.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { useView } from '../kit/useView'

const offer = css({ marginBlockEnd: '12' })
const words = css({ margin: '0', paddingBlockEnd: '8', fontSize: '14', lineHeight: 'caption' })

/** The browser is asked for its permission here, when the person presses for it, and nowhere else. */
export const AllowPush = ({ actor }: { readonly actor: ActorRefFrom<typeof pushMachine> }) => {
  const say = useText()
  const canAllow = useView(actor, (snapshot) => snapshot.can({ type: 'allow' }))
  const isAsking = useView(actor, (snapshot) => snapshot.hasTag('asking'))
  if (!canAllow && !isAsking) return null
  return (
    <Card tone="calm" space="sm" className={offer}>
      <p className={words}>{say('notifications.allowText')}</p>
      <Button tone="secondary" size="sm" busy={isAsking} onClick={() => actor.send({ type: 'allow' })}>
        <BellRing size={16} aria-hidden />
        {say('notifications.allow')}
      </Button>
    </Card>
  )
}
