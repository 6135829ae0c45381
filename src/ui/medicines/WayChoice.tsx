import { Clock, MapPin } from 'lucide-react'
import { css } from 'styled-system/css'
import type { Pharmacy } from '../../core/medicines/medicines'
import { deliveryWays } from '../../core/orders/order.lifecycle'
import type { RequestView } from '../../machines/medicines/request.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { Tabs } from '../kit/Tabs'
import type { RequestActor } from './requestActor'
import { useOpening } from './useOpening'

const block = css({ display: 'grid', gap: '8', paddingBlockStart: '12' })
const label = css({ margin: '0', color: 'muted', fontSize: '14' })
const place = css({ margin: '0', fontWeight: 'medium', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const line = css({ display: 'flex', gap: '8', margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const action = css({ justifySelf: 'start' })

interface WayChoiceProps {
  readonly actor: RequestActor
  readonly view: RequestView
  readonly pharmacy: Pharmacy
}

/** Whether the medicines are brought or picked up; a way that the pharmacy does not have says so. */
export function WayChoice({ actor, view, pharmacy }: WayChoiceProps) {
  const say = useText()
  return (
    <Tabs
      label={say('medicines.ways')}
      chosen={view.way}
      onChoose={(way) => actor.send({ type: 'way.chosen', way })}
      tabs={deliveryWays.map((way) => ({
        id: way,
        name: say(`medicines.${way}`),
        disabled: !view.ways[way],
        note: view.ways[way] ? undefined : say('medicines.notOffered'),
        content:
          way === 'HOME_DELIVERY' ? <Delivery actor={actor} view={view} /> : <Pickup view={view} pharmacy={pharmacy} />,
      }))}
    />
  )
}

function Delivery({ actor, view: { address } }: Pick<WayChoiceProps, 'actor' | 'view'>) {
  const say = useText()
  return (
    <div className={block}>
      <p className={label}>{say('medicines.deliverTo')}</p>
      <p className={place}>
        {address ? `${address.address}\n${address.city} ${address.pincode}` : say('medicines.noAddress')}
      </p>
      <div className={action}>
        <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'address.editing' })}>
          <MapPin size={16} aria-hidden />
          {say(address ? 'medicines.changeAddress' : 'medicines.addAddress')}
        </Button>
      </div>
    </div>
  )
}

function Pickup({ view: { directions }, pharmacy }: Pick<WayChoiceProps, 'view' | 'pharmacy'>) {
  const say = useText()
  const opening = useOpening()
  return (
    <div className={block}>
      <p className={label}>{say('medicines.pickUpAt')}</p>
      <p className={place}>{`${pharmacy.address}\n${pharmacy.city} ${pharmacy.pincode}`}</p>
      <p className={line}>
        <Clock size={16} aria-hidden />
        {opening(pharmacy)}
      </p>
      {directions && (
        <div className={action}>
          <LinkButton tone="secondary" size="sm" href={directions} target="_blank" rel="noopener">
            <MapPin size={16} aria-hidden />
            {say('medicines.directions')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
