import { Copy, FileText } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { amountOf } from '../../core/orders/billLines.rules'
import { isMedicineOrder, type MedicineOrder } from '../../core/orders/providerOrder'
import type { OrderButtons } from '../../machines/orders/orderActions.view'
import type { TrackedOrder } from '../../machines/orders/orderTracker.view'
import { PreparationList } from '../diagnostics/PreparationList'
import { billLineNote } from '../intl/billLineNote'
import { useMoney } from '../intl/format'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { BillRows } from '../kit/BillRows'
import { Button } from '../kit/Button'
import { CutName } from '../kit/CutName'
import { IconButton } from '../kit/IconButton'
import { InlineNotice } from '../kit/InlineNotice'
import { LinkButton } from '../kit/LinkButton'
import { Timeline } from '../kit/Timeline'
import { stageLook } from '../kit/stageLook'
import { OrderActions, type OrderPresses } from './OrderActions'
import { OrderOffer } from './OrderOffer'
import { useOrderWords } from './useOrderWords'

const look = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  justifyItems: 'start',
  '& > *, & h3, & h3 + *': { margin: '0' },
  '& > ol': { width: 'full' },
})
const section = css({ display: 'grid', gap: '8', width: 'full', minWidth: '0' })
const heading = css({ fontSize: '16', lineHeight: 'heading' })
const says = css({ fontWeight: 'semibold', lineHeight: 'caption', overflowWrap: 'anywhere' })
const quiet = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const list = css({ display: 'grid', gap: '8', padding: '0', listStyle: 'none', fontSize: '14', lineHeight: 'caption' })
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
  // How much there is of it stays in one line.
  '& > :last-child:not(:first-child)': { flexShrink: '0' },
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12',
  rowGap: '8',
  alignItems: 'center',
  fontSize: '14',
  lineHeight: 'caption',
  '& dt': { color: 'muted' },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', margin: '0', overflowWrap: 'anywhere' },
})

/** It breaks where it is longer than its line, and nowhere before. */
const number = css({ flexShrink: '0', maxWidth: 'full', overflowWrap: 'anywhere' })

/** A number that somebody takes elsewhere. */
const Copied = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const say = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <>
      <span className={number}>{text}</span>
      <IconButton size="sm" label={label} icon={<Copy size={16} aria-hidden />} onClick={copy} />
      <span role="status" className={quiet}>
        {isCopied && say('orders.track.copied')}
      </span>
    </>
  )
}

const Delivery = ({ order }: { readonly order: MedicineOrder }) => {
  const say = useText()
  return (
    <dl className={facts}>
      <dt>{say('orders.track.to')}</dt>
      <dd>{[order.address, order.city, order.pincode].filter(Boolean).join(', ')}</dd>
      {order.deliveryPartner !== null && (
        <>
          <dt>{say('orders.track.sentWith')}</dt>
          <dd>{order.deliveryPartner}</dd>
        </>
      )}
      {order.trackingId !== null && (
        <>
          <dt>{say('orders.track.trackingId')}</dt>
          <dd>
            <Copied text={order.trackingId} label={say('orders.track.copy')} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** What was ordered: medicines with their quantities, or tests with their prices, and how to prepare for them. */
const Ordered = ({ tracked: { order, preparation } }: { readonly tracked: TrackedOrder }) => {
  const say = useText()
  const testName = useTestName()
  if (isMedicineOrder(order))
    return (
      order.lines.length > 0 && (
        <section className={section}>
          <h3 className={heading}>{say('orders.track.lines')}</h3>
          <ul className={list}>
            {order.lines.map(({ line, name, asked, unit }) => (
              <li key={line} className={row}>
                <span>{name}</span>
                <span>{asked !== null && say('kit.quantity', { count: asked, unit: unit ?? 'none' })}</span>
              </li>
            ))}
          </ul>
          {order.notSold.length > 0 && (
            <InlineNotice tone="warm">{say('orders.track.notSold', { names: order.notSold.join(', ') })}</InlineNotice>
          )}
        </section>
      )
    )
  return (
    <section className={section}>
      <h3 className={heading}>{say('orders.track.tests')}</h3>
      <ul className={list}>
        {order.tests.map(({ id, name }) => (
          <li key={id}>{testName(name)}</li>
        ))}
      </ul>
      {preparation && <PreparationList preparation={preparation} />}
    </section>
  )
}

const Bill = ({ tracked: { order, bill } }: { readonly tracked: TrackedOrder }) => {
  const say = useText()
  const money = useMoney()
  const testName = useTestName()
  if (bill === null) return null
  const { total, offered, given, payable } = bill
  const tests = isMedicineOrder(order)
    ? []
    : order.tests.map(({ id, name, price }) => ({ id, name: testName(name), paise: price }))
  const lines = isMedicineOrder(order)
    ? order.billLines.map((line, at) => ({
        id: String(at),
        name: `${line.name} × ${line.quantity}`,
        ...billLineNote(say, line),
        paise: amountOf(line),
      }))
    : tests
  const whole = { id: 'total', name: say('orders.track.total'), paise: total }
  return (
    <section className={section}>
      <h3 className={heading}>{say('orders.track.bill')}</h3>
      <BillRows
        label={say('orders.track.bill')}
        lines={[
          ...(lines.length > 0 ? lines : [whole]),
          ...(order.offer !== null && offered > 0
            ? [
                {
                  id: 'offer',
                  name:
                    order.offer.on === null
                      ? say('orders.track.priceOffer', { percent: order.offer.percent })
                      : say('orders.track.priceOfferOn', {
                          percent: order.offer.percent,
                          amount: money(order.offer.on),
                        }),
                  paise: -offered,
                },
              ]
            : []),
          ...(given > 0 ? [{ id: 'discount', name: say('orders.track.discount'), paise: -given }] : []),
        ]}
        total={{ name: say('orders.track.payable'), paise: payable }}
      />
      {order.paymentStatus === 'UNPAID' ? (
        <p className={quiet}>{say('orders.track.payAt', { kind: order.kind })}</p>
      ) : (
        <span>
          <Badge tone="good">{say(`orders.${order.paymentStatus}`)}</Badge>
        </span>
      )}
      {order.creditNotes.map(
        ({ no, amount, url }) =>
          url !== null && (
            <LinkButton key={no} href={url} target="_blank" rel="noopener" tone="secondary" size="sm">
              <FileText size={16} aria-hidden />
              {say('orders.track.creditNote', { number: no, amount: money(amount) })}
            </LinkButton>
          ),
      )}
    </section>
  )
}

const Reports = ({ reports }: Pick<TrackedOrder, 'reports'>) => {
  const say = useText()
  if (reports.length === 0) return null
  return (
    <section className={section}>
      <h3 className={heading}>{say('orders.track.reports')}</h3>
      <ul className={list}>
        {reports.map(({ id, name, shownName, url, retractedAt, reason }) => (
          <li key={id} className={row}>
            {retractedAt !== null ? (
              <span>
                <del>
                  <CutName name={name} shown={shownName} />
                </del>{' '}
                <span className={quiet}>{say('orders.track.retracted', { reason: reason ?? '' })}</span>
              </span>
            ) : (
              <>
                <CutName name={name} shown={shownName} />
                {url !== null && (
                  <LinkButton
                    size="sm"
                    tone="secondary"
                    href={url}
                    target="_blank"
                    rel="noopener"
                    aria-label={say('orders.act.named', { action: say('orders.act.openReport'), name })}
                  >
                    <FileText size={16} aria-hidden />
                    {say('orders.act.openReport')}
                  </LinkButton>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OrderTrackerProps {
  readonly tracked: TrackedOrder
  readonly actions: OrderButtons
  readonly isOver: boolean
  readonly isLate: boolean
  readonly isAnswering: boolean
  /** Why an answer was not taken. */
  readonly refusal: string | null
  /** Reads it again; null where it is as it was read. */
  readonly onRetry: (() => void) | null
  readonly onAgree: () => void
  readonly on: OrderPresses
}

/** How an order of medicines or tests goes on: where it stands, what it is, what it costs, what happened. */
export const OrderTracker = (props: OrderTrackerProps) => {
  const { tracked, actions, isOver, isLate, isAnswering, refusal, onRetry, onAgree, on } = props
  const { order, hasEnded, steps, offer, history, reports, moved } = tracked
  const say = useText()
  const when = useWhen()
  const words = useOrderWords()
  const { tone, Icon } = stageLook(order.stage)
  // Beside an offer the way out of it stands already.
  const others = actions.others.filter(({ action }) => offer === null || action !== 'cancel')
  return (
    <div className={look}>
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {say(`orders.stage.${order.stage}`)}
      </Badge>
      <p className={says} role="status">
        {words.says(order, isLate)}
      </p>
      {moved !== null && (
        <InlineNotice tone="warm">
          {say('orders.track.moved', { from: when.within.day(moved.from), to: when.within.day(moved.to) })}
        </InlineNotice>
      )}
      {refusal !== null && (
        <InlineNotice
          tone="warm"
          isUrgent
          action={
            onRetry && (
              <Button size="sm" tone="secondary" onClick={onRetry}>
                {say('app.retry')}
              </Button>
            )
          }
        >
          {refusal}
        </InlineNotice>
      )}
      {offer && (
        <OrderOffer offer={offer} isAnswering={isAnswering} onAgree={onAgree} onCancel={() => on.cancel(order)} />
      )}
      {!hasEnded && (
        <Timeline
          label={say('orders.track.progress')}
          entries={steps.map(({ step, state, at }) => ({
            id: step,
            name: say(`orders.step.${step}`),
            state,
            ...(at !== null && { time: when.at(at) }),
          }))}
        />
      )}
      <section className={section}>
        <h3 className={heading}>{order.providerName}</h3>
        {isMedicineOrder(order) && order.way === 'HOME_DELIVERY' ? (
          <Delivery order={order} />
        ) : (
          <p className={quiet}>{[order.address, order.city, order.pincode].filter(Boolean).join(', ')}</p>
        )}
        <div className={buttons}>
          <OrderActions
            order={order}
            buttons={{ ...actions, others }}
            isOver={isOver || offer !== null}
            on={{ ...on, track: null }}
          />
        </div>
      </section>
      <Ordered tracked={tracked} />
      <Bill tracked={tracked} />
      <Reports reports={reports} />
      <section className={section}>
        <h3 className={heading}>{say('orders.track.history')}</h3>
        <ol className={list}>
          {history.map(({ at, action, name, reason, movedFrom }) => (
            <li key={`${at} ${action}`}>
              {say(`orders.event.${action}`, { kind: order.kind })}
              <span className={`${quiet} ${css({ display: 'block' })}`}>
                {[
                  when.at(at),
                  name,
                  movedFrom == null ? null : say('orders.event.movedFrom', { day: when.day(movedFrom) }),
                  words.reasonOfEvent(order, reason),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
