import { Clock, MapPin } from 'lucide-react'
import { css } from 'styled-system/css'
import { shownDistance } from '../../core/doctors/doctors.rules'
import type { ShownCentre } from '../../machines/diagnostics/testReports.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { useOfferWords } from './useOfferWords'

const card = css({ display: 'flex', flexDirection: 'column', gap: '8', height: 'full' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  '& > h2': { margin: '0', fontSize: '16' },
})
const fact = css({
  display: 'flex',
  gap: '8',
  margin: '0',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: '0', marginBlockStart: '[2px]' },
})
const foot = css({ marginBlockStart: 'auto', paddingBlockStart: '4' })

interface CentreCardProps {
  readonly centre: ShownCentre
  readonly isHeld: boolean
  readonly onChoose: () => void
}

/** A centre: where it is, how far, when it is open today. */
export function CentreCard({ centre, isHeld, onChoose }: CentreCardProps) {
  const say = useText()
  const dates = useDates()
  const offerWords = useOfferWords()
  const { name, address, city, pincode, distance, range, offer } = centre
  return (
    <Card as="li">
      <div className={card}>
        <div className={head}>
          <h2>{name}</h2>
          {offer && <Badge tone="good">{offerWords.inShort(offer)}</Badge>}
          {isHeld && <Badge tone="warm">{say('diagnostics.inCart')}</Badge>}
        </div>
        <p className={fact}>
          <MapPin size={16} aria-hidden />
          <span>
            {`${address}, ${city} ${pincode}`}
            {distance !== null && ` · ${say('diagnostics.away', { kilometres: shownDistance(distance) })}`}
          </span>
        </p>
        <p className={fact}>
          <Clock size={16} aria-hidden />
          <span>
            {range
              ? say('diagnostics.openToday', { hours: dates.range(range.from, range.to) })
              : say('diagnostics.closedToday')}
          </span>
        </p>
        <div className={foot}>
          <Button tone="secondary" wide aria-label={say('diagnostics.seeTestsNamed', { name })} onClick={onChoose}>
            {say('diagnostics.seeTests')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
