import { FileText, Paperclip, Phone, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { isMedicineOrder, isOrderReason, type MedicineOrder, type ProviderOrder } from '../../core/orders/providerOrder'
import { billPartsOf } from '../../core/orders/bill.rules'
import { amountOf } from '../../core/orders/billLines.rules'
import { isUnfulfilled } from '../../core/orders/order.lifecycle'
import { paymentLooks } from '../../core/payment/payment.status'
import { counterMethodOf } from '../../core/payment/payment.rules'
import type { ProviderAct } from '../../core/orders/providerOrders'
import type { OrderPanelActor } from '../../machines/providerOrders/orderPanel.machine'
import { type OrderPanelView, viewOrderPanel } from '../../machines/providerOrders/orderPanel.view'
import type { ReportUploadActor } from '../../machines/providerOrders/reportUpload.machine'
import { viewReportUpload } from '../../machines/providerOrders/reportUpload.view'
import { useApp } from '../app/frame/AppContext'
import { useClock } from '../app/frame/useClock'
import { billLineNote } from '../intl/billLineNote'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { BillRows } from '../kit/BillRows'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { LinkButton } from '../kit/LinkButton'
import { SkeletonText } from '../kit/Skeleton'
import { Timeline } from '../kit/Timeline'
import { useKeptFocus } from '../kit/useKeptFocus'
import { useView } from '../kit/useView'
import { Allergies } from '../kit/Allergies'
import { FileButton } from '../kit/FileButton'
import { LabelDialog } from './LabelDialog'
import { CreditNotes } from './CreditNotes'
import { BillForm, OfferForm, ReasonDialog } from './OrderForms'
import { offerLine } from './offerLine'
import { OrderReports, ReportFault } from './OrderReports'
import { Prescription, quiet, region } from './Prescription'
import { StageChip } from './StageChip'
import { TestsOfOrder } from './TestsOfOrder'

const TICK = 15

const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  alignContent: 'start',
  // Words that have no place to break stay beside the board.
  overflowWrap: 'anywhere',
})
const person = css({ fontSize: '18', fontWeight: 'semibold' })
/** In sight however long the prescription before it is. */
const actions = css({
  position: 'sticky',
  insetBlockEnd: '-16',
  zIndex: 'raised',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  paddingBlock: '12',
  marginBlock: '-8',
  background: 'surface',
  borderBlockEnd: 'line',
  _dense: { insetBlockEnd: '-12' },
})

const Delivery = ({ order }: { readonly order: MedicineOrder }) => {
  const say = useText()
  const [isPrinting, setPrinting] = useState(false)
  const sent = [order.deliveryPartner, order.trackingId].filter((each) => each !== null).join(' · ')
  return (
    <section className={region}>
      <h3>{say(order.way === 'HOME_DELIVERY' ? 'providerOrders.delivery' : 'providerOrders.filter.PICKUP')}</h3>
      {order.way === 'HOME_DELIVERY' ? (
        <address className={css({ fontStyle: 'normal' })}>
          {order.address}, {order.city} {order.pincode}
        </address>
      ) : (
        <p>{say('providerOrders.pickup')}</p>
      )}
      {sent !== '' && <p>{say('providerOrders.parcel', { partner: sent })}</p>}
      {!isUnfulfilled(order.stage) && (
        <div>
          <Button size="sm" tone="secondary" onClick={() => setPrinting(true)}>
            <Printer size={20} aria-hidden />
            {say('providerOrders.label.print')}
          </Button>
        </div>
      )}
      {isPrinting && <LabelDialog order={order} onClose={() => setPrinting(false)} />}
    </section>
  )
}

const Payment = ({ order }: { readonly order: ProviderOrder }) => {
  const say = useText()
  const money = useMoney()
  const { tone } = paymentLooks[order.paymentStatus]
  const parts = billPartsOf(order)
  return (
    <section className={region}>
      <h3>{say('providerOrders.payment')}</h3>
      {order.total === null ? (
        <p className={quiet}>{say('providerOrders.payment.none')}</p>
      ) : (
        <BillRows
          label={say('providerOrders.bill')}
          lines={[
            ...(isMedicineOrder(order) && order.billLines.length > 0
              ? order.billLines.map((line, at) => ({
                  id: String(at),
                  name: say('providerOrders.item.count', { name: line.name, count: line.quantity }),
                  ...billLineNote(say, line),
                  paise: amountOf(line),
                }))
              : [{ id: 'total', name: say('providerOrders.total'), paise: order.total }]),
            ...offerLine(say, money, order.offer, parts?.offered ?? 0),
            // Of no discount there is no sign before the nothing.
            { id: 'discount', name: say('providerOrders.discount'), paise: 0 - (parts?.given ?? 0) },
          ]}
          total={{
            name: say('providerOrders.payable'),
            note:
              order.paymentMethodId === null
                ? undefined
                : say(`providerOrders.method.${counterMethodOf(order.paymentMethodId)}`),
            paise: order.payable ?? 0,
          }}
        />
      )}
      <div>
        <Badge tone={tone}>{say(`providerOrders.payment.${order.paymentStatus}`)}</Badge>
      </div>
      {order.completedAt !== null &&
        (order.billUrl === null ? (
          <p className={quiet} role="status">
            {say('providerOrders.bill.writing')}
          </p>
        ) : (
          <LinkButton href={order.billUrl} target="_blank" rel="noopener" tone="secondary">
            <FileText size={20} aria-hidden />
            {say('providerOrders.bill.open')}
          </LinkButton>
        ))}
      {isMedicineOrder(order) && order.deliveryNoteUrl !== null && (
        <LinkButton href={order.deliveryNoteUrl} target="_blank" rel="noopener" tone="secondary">
          <FileText size={20} aria-hidden />
          {say('providerOrders.bill.note', { way: order.way })}
        </LinkButton>
      )}
      <CreditNotes of={order.creditNotes} />
    </section>
  )
}

const History = ({ order }: { readonly order: ProviderOrder }) => {
  const say = useText()
  const when = useWhen()
  return (
    <section className={region}>
      <h3>{say('providerOrders.history')}</h3>
      <Timeline
        label={say('providerOrders.history')}
        entries={order.events.map(({ at, name, action, reason, movedFrom }, index) => ({
          id: String(index),
          name: say(`providerOrders.event.${action}`, { kind: order.kind }),
          state:
            action === 'reject' || action === 'cancel' || action === 'withdraw' || action === 'lapse'
              ? 'stopped'
              : 'done',
          time: when.at(at),
          note: [
            name ?? say('providerOrders.byItself'),
            movedFrom == null ? null : say('providerOrders.movedFrom', { day: when.day(movedFrom) }),
            reason === null ? null : reasonWords(say, order, reason),
          ]
            .filter((each) => each !== null)
            .join(' · '),
        }))}
      />
    </section>
  )
}

const reasonWords = (say: ReturnType<typeof useText>, order: ProviderOrder, reason: string): string =>
  order.reason === reason && order.reasonWords !== null
    ? order.reasonWords
    : isOrderReason(reason)
      ? say(`providerOrders.reason.${reason}`)
      : reason

interface ActsProps {
  readonly actor: OrderPanelActor
  readonly view: OrderPanelView
  readonly reports: ReportUploadActor | undefined
}

const Acts = ({ actor, view, reports }: ActsProps) => {
  const say = useText()
  const { act: pressed, main, others, isBusy, kind, order, awaitsReport, hasReport } = view
  const adding = awaitsReport ? reports : undefined
  const isSending = useView(adding, (snapshot) => snapshot !== undefined && viewReportUpload(snapshot).isSending)
  const labelOf = (act: ProviderAct) =>
    say(act === 'complete' && hasReport ? 'providerOrders.act.release' : `providerOrders.act.${act}`, {
      kind,
      stage: order?.stage ?? 'none',
    })
  if (adding === undefined && main === null && others.length === 0) return null
  return (
    <div className={actions} data-acts>
      {adding && (
        <FileButton
          data-adds-report
          label={say('providerOrders.reports.add')}
          icon={<Paperclip size={20} aria-hidden />}
          purpose="report"
          busy={isSending}
          onFile={(file) => adding.send({ type: 'file.chosen', file })}
        />
      )}
      {main !== null && (
        <Button busy={isBusy && pressed === main} onClick={() => actor.send({ type: 'act.wanted', act: main })}>
          {labelOf(main)}
        </Button>
      )}
      {others.map((act) => (
        <Button
          key={act}
          tone={act === 'reject' || act === 'withdraw' || act === 'undo' ? 'quiet' : 'secondary'}
          busy={isBusy && pressed === act}
          onClick={() => actor.send({ type: 'act.wanted', act })}
        >
          {labelOf(act)}
        </Button>
      ))}
    </div>
  )
}

/** One order: whose it is, what was prescribed or booked, what it costs, what happened, and what is done with it next. */
export const OrderPanel = ({ actor }: { readonly actor: OrderPanelActor }) => {
  const say = useText()
  const { now: clock } = useApp()
  useClock(TICK)
  const now = clock()
  const view = useView(actor, (snapshot) => viewOrderPanel(snapshot, now))
  const { order } = view
  const reports = useView(actor, (snapshot) => snapshot.children.reports)
  const root = useRef<HTMLDivElement>(null)
  // A form that is closed leaves the focus to what can be done next, else to the order's title.
  const kept = useKeptFocus(() => {
    const place = root.current?.closest('aside, [role=dialog]')
    const next = root.current?.querySelector('[data-acts] button') ?? place?.querySelector('h2')
    if (next instanceof HTMLElement) next.focus()
  })
  if (view.loadFault !== null)
    return (
      <ErrorState
        message={say.fault(view.loadFault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (order === null)
    return (
      <div className={panel} aria-busy>
        <SkeletonText lines={8} />
      </div>
    )
  return (
    <div ref={root} className={panel} data-order={order.id} {...kept}>
      {view.overtaken !== null && (
        <InlineNotice tone="info" isUrgent>
          {say.fault(view.overtaken)}
        </InlineNotice>
      )}
      {view.isClosed && (
        <InlineNotice tone="warm" isUrgent>
          {say('providerOrders.formClosed')}
        </InlineNotice>
      )}
      <section className={region}>
        <div>
          <StageChip stage={order.stage} />
        </div>
        <p className={person}>
          {say('providerOrders.person', { patient: order.patientName, age: order.age, gender: order.gender })}
        </p>
        {view.isCancelledByPatient && (
          <InlineNotice tone="warm">
            {say(isMedicineOrder(order) ? 'providerOrders.stopPacking' : 'providerOrders.nobodyComes')}
          </InlineNotice>
        )}
        {isMedicineOrder(order) && <Allergies names={order.allergies} />}
        {order.reason !== null && <p>{order.reasonWords ?? say(`providerOrders.reason.${order.reason}`)}</p>}
        <LinkButton
          href={`tel:${order.patientPhone}`}
          tone="secondary"
          aria-label={say('providerOrders.call', { name: order.patientName })}
        >
          <Phone size={20} aria-hidden />
          {order.patientPhone}
        </LinkButton>
      </section>
      {isMedicineOrder(order) ? (
        <Prescription order={order} now={now} />
      ) : (
        <TestsOfOrder order={order} isAhead={view.isVisitAhead} />
      )}
      {view.isBilling ? (
        <BillForm actor={actor} view={view} />
      ) : view.isOffering ? (
        <OfferForm actor={actor} view={view} />
      ) : (
        <>
          {view.fault !== null && !view.isReasoning && (
            <InlineNotice tone="bad" isUrgent>
              {say.fault(view.fault)}
            </InlineNotice>
          )}
          {view.awaitsReport && <ReportFault actor={reports} />}
          <Acts actor={actor} view={view} reports={reports} />
        </>
      )}
      {isMedicineOrder(order) ? (
        <Delivery order={order} />
      ) : (
        reports && (
          <OrderReports order={order} actor={reports} isTaken={view.takesReport} isAwaited={view.awaitsReport} />
        )
      )}
      {!isUnfulfilled(order.stage) && <Payment order={order} />}
      <History order={order} />
      <ReasonDialog actor={actor} view={view} />
    </div>
  )
}
