import { css } from 'styled-system/css'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignSelf: 'stretch',
  gap: '8',
  '& > *': { flexGrow: { base: '1', tablet: '0' } },
})

/** Where a patient goes on from a payment: to the orders, or home. */
export function WaysOn({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  return (
    <div className={row}>
      <Link href="/order-list" asChild>
        <LinkButton tone="secondary" size="lg">
          {say('payment.myOrders')}
        </LinkButton>
      </Link>
      <Button tone="quiet" size="lg" onClick={onClose}>
        {say('payment.goHome')}
      </Button>
    </div>
  )
}
