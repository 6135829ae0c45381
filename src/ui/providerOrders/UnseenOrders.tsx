import { css } from 'styled-system/css'
import type { OrderBoardView } from '../../machines/providerOrders/orderBoard.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { InlineNotice } from '../kit/InlineNotice'

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  margin: '0',
  marginBlockStart: '8',
  padding: '0',
  listStyle: 'none',
})

interface UnseenOrdersProps {
  readonly unseen: OrderBoardView['unseen']
  readonly onOpen: (id: string) => void
}

/** What patients changed and nobody has opened since, above the board: whoever works at it would go on for nobody. */
export const UnseenOrders = ({ unseen, onOpen }: UnseenOrdersProps) => {
  const say = useText()
  if (unseen.length === 0) return null
  return (
    <InlineNotice tone="warm">
      {say('providerOrders.unseen', { count: unseen.length })}
      <ul className={list}>
        {unseen.map(({ id, orderNo, patientName, stage }) => (
          <li key={id}>
            <Button size="sm" tone="secondary" onClick={() => onOpen(id)}>
              {say(stage === 'cancelled' ? 'providerOrders.unseen.cancelled' : 'providerOrders.unseen.changed', {
                number: orderNo,
                patient: patientName,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </InlineNotice>
  )
}
