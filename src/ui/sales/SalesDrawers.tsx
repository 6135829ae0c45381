import { css } from 'styled-system/css'
import { startOfDay } from '../../core/kit/dates'
import type { Sales } from '../../core/sales/sales'
import type { SalesActor } from '../../machines/sales/sales.machine'
import type { SalesView } from '../../machines/sales/sales.view'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { BillRows } from '../kit/BillRows'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { InlineNotice } from '../kit/InlineNotice'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'

const look = css({ display: 'grid', gap: '12', '& p': { margin: '0' } })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

interface SalesDrawersProps {
  readonly view: SalesView
  readonly actor: SalesActor
}

/** What was counted of a drawer that is closed, and how that differs from what was sold. */
const Closed = ({ drawers }: Pick<SalesView, 'drawers'>) => {
  const say = useText()
  const money = useMoney()
  return drawers.map(({ method, name, closed }) => {
    if (closed === null) return null
    const difference = closed.counted - closed.expected
    const values = {
      method: say(`sales.method.${name}`),
      counted: money(closed.counted),
      amount: money(Math.abs(difference)),
    }
    const outcome = difference === 0 ? 'even' : difference < 0 ? 'short' : 'over'
    return (
      <InlineNotice key={method} tone={difference === 0 ? 'good' : 'warm'}>
        {say(`sales.drawer.${outcome}`, values)}
      </InlineNotice>
    )
  })
}

/** Asks what was counted; the drawer is closed with it, which cannot be taken back. */
const CountDialog = ({ view, actor }: SalesDrawersProps) => {
  const say = useText()
  const money = useMoney()
  const when = useWhen()
  const { counting, range } = view
  if (counting === null) return null
  const leave = () => actor.send({ type: 'drawer.left' })
  const method = say(`sales.method.${counting.name}`)
  return (
    <Modal
      open
      size="sm"
      title={say('sales.drawer.title', { day: when.within.day(startOfDay(range.to)), method })}
      closeLabel={say('sales.close')}
      onClose={leave}
      footer={
        <>
          <Button tone="secondary" onClick={leave}>
            {say('sales.cancel')}
          </Button>
          <Button busy={counting.isClosing} onClick={() => actor.send({ type: 'drawer.close' })}>
            {say('sales.drawer.save')}
          </Button>
        </>
      }
    >
      <div className={look}>
        {counting.fault !== null && (
          <InlineNotice tone="bad" isUrgent>
            {say.fault(counting.fault)}
          </InlineNotice>
        )}
        <p>{say('sales.drawer.text', { amount: money(counting.sum) })}</p>
        <TextField
          label={say('sales.drawer.counted')}
          // The change of the morning is in no sum of the day; a terminal and a phone have none.
          help={counting.name === 'cash' ? say('sales.drawer.counted.help') : undefined}
          numeric="money"
          before="₹"
          autoComplete="off"
          value={counting.counted}
          error={counting.isUncounted ? say('sales.drawer.wrong') : undefined}
          onChange={(text) => actor.send({ type: 'counted.typed', text })}
        />
        {/* It cannot be taken back: what a slip of a digit does is seen before. */}
        <div role="status">
          {counting.difference !== null && counting.difference !== 0 && (
            <InlineNotice tone="warm">
              {say(counting.difference < 0 ? 'sales.drawer.less' : 'sales.drawer.more', {
                amount: money(Math.abs(counting.difference)),
              })}
            </InlineNotice>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** Cash, UPI and card apart; on one day each drawer is counted and closed. */
export const SalesDrawers = ({ view, sales, actor }: SalesDrawersProps & { readonly sales: Sales }) => {
  const say = useText()
  const open = view.drawers.filter(({ closed, canClose }) => closed === null && canClose)
  return (
    <Card>
      <div className={look}>
        <BillRows
          label={say('sales.methods')}
          lines={view.drawers.map(({ method, name, sum }) => ({
            id: String(method),
            name: say(`sales.method.${name}`),
            paise: sum,
          }))}
          total={{ name: say('sales.methods'), paise: sales.salesAmount }}
        />
        <Closed drawers={view.drawers} />
        {open.length > 0 && (
          <div className={buttons}>
            {open.map(({ method, name }) => (
              <Button
                key={method}
                size="sm"
                tone="secondary"
                onClick={() => actor.send({ type: 'drawer.opened', method })}
              >
                {say('sales.drawer.close', { method: say(`sales.method.${name}`) })}
              </Button>
            ))}
          </div>
        )}
      </div>
      <CountDialog view={view} actor={actor} />
    </Card>
  )
}
