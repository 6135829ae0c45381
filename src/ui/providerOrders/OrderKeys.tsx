import { css } from 'styled-system/css'
import type { OrderKind } from '../../core/orders/order.lifecycle'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { Modal } from '../kit/Modal'

/** Each key with the text that says what it does; those of one kind of orders stand in its list alone. */
const keysOf = (kind: OrderKind) =>
  [
    ['↑ ↓ ← →', 'providerOrders.keys.move'],
    ['Enter', 'providerOrders.keys.open'],
    ['A', 'providerOrders.act.accept'],
    ['R', 'providerOrders.act.reject'],
    ...(kind === 'medicine'
      ? ([
          ['P', 'providerOrders.act.ready'],
          ['S', 'providerOrders.act.send'],
        ] as const)
      : ([
          ['S', 'providerOrders.act.sample'],
          ['U', 'providerOrders.reports.add'],
        ] as const)),
    ['C', 'providerOrders.act.complete'],
    ['B', 'providerOrders.keys.view'],
    ['/', 'providerOrders.keys.search'],
    ['?', 'providerOrders.keys.list'],
  ] as const

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '16',
  rowGap: '8',
  margin: '0',
  marginBlockEnd: '16',
  '& dd': { margin: '0' },
})
const pair = css({ display: 'contents' })

interface OrderKeysProps {
  readonly kind: OrderKind
  readonly isOpen: boolean
  readonly hasLetters: boolean
  readonly onLetters: (hasLetters: boolean) => void
  readonly onClose: () => void
}

/** The keys of the orders; letters can be turned off for those whose keyboard speaks or dictates. */
export const OrderKeys = ({ kind, isOpen, hasLetters, onLetters, onClose }: OrderKeysProps) => {
  const say = useText()
  return (
    <Modal open={isOpen} size="sm" title={say('providerOrders.keys')} closeLabel={say('app.close')} onClose={onClose}>
      <dl className={list}>
        {keysOf(kind).map(([key, text]) => (
          <div key={key} className={pair}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={say('providerOrders.keys.letters')} checked={hasLetters} onChange={onLetters} />
    </Modal>
  )
}
