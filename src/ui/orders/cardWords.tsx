import { startOfDay } from '../../core/kit/dates'
import type { OrderCard } from '../../machines/orders/orders.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { stageLook } from '../kit/stageLook'
import { StatusBadge } from '../kit/StatusBadge'
import { useOrderWords } from './useOrderWords'

/** Where an order of any kind stands, in its word and colour. */
export const OrderBadge = ({ card }: { readonly card: OrderCard }) => {
  const say = useText()
  switch (card.kind) {
    case 'provided': {
      const { tone, Icon } = stageLook(card.order.stage)
      return (
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {say(`orders.stage.${card.order.stage}`)}
        </Badge>
      )
    }
    case 'stay':
      return <Badge tone={card.isOver ? 'neutral' : 'calm'}>{say(`orders.status.${card.order.status}`)}</Badge>
    case 'appointment':
      return <StatusBadge status={card.shown}>{say(`orders.status.${card.shown}`)}</StatusBadge>
  }
}

/** An order of any kind in one line: what is going on, and with whom for whom. */
export const useCardWords = () => {
  const say = useText()
  const when = useWhen()
  const dates = useDates()
  const provided = useOrderWords()
  return {
    says: (card: OrderCard): string => {
      if (card.kind === 'provided') return provided.says(card.order, card.isLate)
      if (card.kind === 'appointment') return when.range(card.order.startsAt, card.order.endsAt)
      const day = dates.dayAndMonth(startOfDay(card.order.admittedOn))
      return say('orders.stay.since', { day, days: card.days })
    },
    whom: (card: OrderCard): string => {
      const name =
        card.kind === 'provided'
          ? card.order.providerName
          : card.kind === 'stay'
            ? card.order.hospitalName
            : card.order.doctorName
      return [name, card.order.patientName].filter(Boolean).join(' · ')
    },
  }
}
