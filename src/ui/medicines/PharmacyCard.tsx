import { Clock, MapPin, Phone, ShoppingBag, Truck } from 'lucide-react'
import { memo } from 'react'
import { css } from 'styled-system/css'
import { shownDistance } from '../../core/doctors/doctors.rules'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import type { Pharmacy } from '../../core/medicines/medicines'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { useOffered } from './useOffered'
import { useOpening } from './useOpening'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '8', height: 'full', minHeight: '[8.25rem]' })
const head = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8' })
const name = css({ margin: '0', minWidth: '0', fontSize: { base: '16', tablet: '18' }, overflowWrap: 'anywhere' })
const away = css({ flexShrink: '0', fontSize: '14', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })
const line = css({
  display: 'flex',
  gap: '8',
  margin: '0',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: '0', marginBlockStart: '[2px]' },
})
const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '4' })
const foot = css({ display: 'flex', gap: '8', marginBlockStart: 'auto', '& > :first-child': { flexGrow: '1' } })

interface PharmacyCardProps {
  readonly pharmacy: Pharmacy
  readonly onOrder: (pharmacy: Pharmacy) => void
}

/** A pharmacy: where it is, how far, when it is open, and how medicines come from it. */
export const PharmacyCard = memo(function PharmacyCard({ pharmacy, onOrder }: PharmacyCardProps) {
  const say = useText()
  const opening = useOpening()
  const offered = useOffered()
  const { address, city, distance, deliveryEnabled, pickupEnabled, phoneNumber, takesOrders } = pharmacy
  const whole = `${address}, ${city}`
  return (
    <Card as="article">
      <div className={stack}>
        <div className={head}>
          <h2 className={name}>{pharmacy.name}</h2>
          {distance !== null && (
            <span className={away}>{say('medicines.kilometres', { kilometres: shownDistance(distance) })}</span>
          )}
        </div>
        <p className={line}>
          <MapPin size={16} aria-hidden />
          <span title={whole}>
            <VisuallyHidden>{whole}</VisuallyHidden>
            <span aria-hidden>{`${cutText(address, TEXT_CUT.address)}, ${city}`}</span>
          </span>
        </p>
        <p className={line}>
          <Clock size={16} aria-hidden />
          <span>{opening(pharmacy)}</span>
        </p>
        <div className={ways}>
          {deliveryEnabled && (
            <Badge tone="calm" icon={<Truck size={16} aria-hidden />}>
              {say('medicines.delivers')}
            </Badge>
          )}
          {pickupEnabled && (
            <Badge tone="neutral" icon={<ShoppingBag size={16} aria-hidden />}>
              {say('medicines.picksUp')}
            </Badge>
          )}
          {pharmacy.offer && <Badge tone="good">{say('medicines.firstOffer', offered(pharmacy.offer))}</Badge>}
        </div>
        <div className={foot}>
          <Button
            size="sm"
            disabled={!takesOrders}
            aria-label={say('medicines.orderNamed', { name: pharmacy.name })}
            onClick={() => onOrder(pharmacy)}
          >
            {say('medicines.order')}
          </Button>
          <LinkButton
            size="sm"
            tone="secondary"
            href={`tel:+91${phoneNumber}`}
            aria-label={say('medicines.callNamed', { name: pharmacy.name })}
          >
            <Phone size={16} aria-hidden />
            {say('medicines.call')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
})
