import { Hourglass } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { Waiting } from './Waiting'

const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12', marginTop: '12' })

/** The bank's final word takes long: it is still asked for, and nobody has to wait here for it. */
export function LateAnswer({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  return (
    <Waiting sign={<Hourglass size={40} aria-hidden />} title={say('payment.late')} text={say('payment.lateText')}>
      <div className={ways}>
        <Link href="/order-list" asChild>
          <LinkButton tone="secondary" size="lg">
            {say('payment.myOrders')}
          </LinkButton>
        </Link>
        <Button size="lg" onClick={onClose}>
          {say('payment.goHome')}
        </Button>
      </div>
    </Waiting>
  )
}
