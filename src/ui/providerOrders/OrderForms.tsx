import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { type CounterMethod, counterMethods } from '../../core/payment/payment'
import { type DraftField } from '../../core/orders/billDraft.rules'
import { isReasoned } from '../../core/orders/providerOrders.rules'
import { limitOf } from '../../core/orders/billLines.rules'
import type { ProviderOrder } from '../../core/orders/providerOrder'
import { LONGEST_PRESCRIBER } from '../../core/orders/billLines'
import type { OrderPanelActor } from '../../machines/providerOrders/orderPanel.machine'
import type { OrderPanelView } from '../../machines/providerOrders/orderPanel.view'
import { Confirmation } from '../app/frame/Confirmation'
import { useMoney } from '../intl/format'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { BillRows } from '../kit/BillRows'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { InlineNotice } from '../kit/InlineNotice'
import { ConfirmReason } from '../kit/ConfirmReason'
import { focusInvalid } from '../kit/focusInvalid'
import { RefusedFields } from '../kit/refusedFields'
import { Segmented } from '../kit/Segmented'
import { TextField } from '../kit/TextField'
import { BillLines } from './BillLines'
import { offerLine } from './offerLine'
import { MoveTo } from './MoveTo'
import { RefundOf } from './RefundOf'
import { useSafetyWords } from './TestsOfOrder'

const stack = css({ display: 'grid', gap: '16', '& h3, & p': { margin: '0' } })
const title = css({ fontSize: '16' })
const whose = css({
  margin: '0',
  fontSize: '18',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  overflowWrap: 'anywhere',
})
const plain = css({ margin: '0', overflowWrap: 'anywhere' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

interface FormProps {
  readonly actor: OrderPanelActor
  readonly view: OrderPanelView
}

/** What the server refused, and who changed the order meanwhile: beside the form, which keeps what was typed. */
const Notices = ({ view: { fault, changedBy } }: Pick<FormProps, 'view'>) => {
  const say = useText()
  return (
    <>
      {changedBy !== null && (
        <InlineNotice tone="warm">{say('providerOrders.changedBy', { name: changedBy })}</InlineNotice>
      )}
      {fault !== null && (
        <InlineNotice tone="bad" isUrgent>
          {say.fault(fault)}
        </InlineNotice>
      )}
    </>
  )
}

/** The bill as arithmetic, how it is paid, and who brings it; the first field that is missing says so. */
export const BillForm = ({ actor, view }: FormProps) => {
  const say = useText()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const refusal = view.fault === null ? null : say.fault(view.fault)
  // What the server refuses is answered after the press, and may stand far above the button.
  useEffect(() => {
    if (refusal !== null && form.current !== null) focusInvalid(form.current)
  }, [refusal])
  const { order, act, draft, needs, missing, method, bill, kind, fewReports } = view
  if (order === null || act === 'accept') return null
  const isAmount = (field: DraftField) => field === 'total' || field === 'discount'
  const errorOf = (field: DraftField) =>
    missing.includes(field)
      ? say(isAmount(field) && draft[field].trim() !== '' ? 'providerOrders.amountWrong' : 'providerOrders.allFields')
      : undefined
  const type = (field: DraftField) => (text: string) => actor.send({ type: 'field.typed', field, text })
  const formed = act === 'ready' || act === 'send' || act === 'complete' || act === 'bill' ? act : 'complete'
  return (
    <form
      ref={form}
      className={stack}
      aria-label={say(`providerOrders.form.${formed}`, { number: order.orderNo })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'send' })
        focusInvalid(event.currentTarget)
      }}
    >
      <h3 className={title}>{say(`providerOrders.form.${formed}`, { number: order.orderNo })}</h3>
      <Notices view={view} />
      <RefusedFields of={view.fault?.fields}>
        {needs.isBilled && (
          <>
            {kind === 'medicine' && <BillLines actor={actor} view={view} />}
            {kind === 'medicine' && (
              <TextField
                label={say('providerOrders.total')}
                asSent={['amount', 'payable_amount']}
                numeric="money"
                before="₹"
                value={draft.total}
                readOnly={draft.lines.length > 0}
                help={draft.lines.length > 0 ? say('providerOrders.total.ofItems') : undefined}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for
                autoFocus={draft.lines.length === 0}
                autoComplete="off"
                error={errorOf('total')}
                onChange={type('total')}
              />
            )}
            {view.asksUnscheduled && (
              <Checkbox
                label={say('providerOrders.unscheduled')}
                checked={draft.isUnscheduled ?? false}
                error={
                  missing.includes('isUnscheduled')
                    ? say('providerOrders.unscheduled.missing')
                    : view.fault?.fields?.find(({ field }) => field === 'is_unscheduled')?.message
                }
                onChange={(isUnscheduled) => actor.send({ type: 'unscheduled.stated', isUnscheduled })}
              />
            )}
            <TextField
              label={say('providerOrders.discount')}
              asSent={['discount_amount', 'discountAmount']}
              numeric="money"
              before="− ₹"
              value={draft.discount}
              autoComplete="off"
              error={view.isDiscountTooLarge ? say('providerOrders.discount.tooLarge') : errorOf('discount')}
              onFocus={() => actor.send({ type: 'discount.entered' })}
              onBlur={() => actor.send({ type: 'discount.left' })}
              onChange={type('discount')}
            />
            {bill !== null && (
              <BillRows
                label={say('providerOrders.bill')}
                lines={[
                  { id: 'total', name: say('providerOrders.total'), paise: bill.total },
                  ...offerLine(say, money, needs.offer, bill.offered),
                  { id: 'discount', name: say('providerOrders.discount'), paise: 0 - bill.given },
                ]}
                total={{ name: say('providerOrders.payable'), paise: bill.payable }}
              />
            )}
            {view.isNothingToPay && <InlineNotice tone="warm">{say('providerOrders.nothingToPay')}</InlineNotice>}
          </>
        )}
        {view.isRegistered && (
          <TextField
            label={say('providerOrders.prescriber')}
            asSent="prescriber"
            help={say('providerOrders.prescriber.help')}
            value={draft.prescriber}
            maxLength={LONGEST_PRESCRIBER}
            error={errorOf('prescriber')}
            onChange={type('prescriber')}
          />
        )}
        {act === 'complete' && (
          <Segmented
            label={say('providerOrders.method')}
            chosen={`${method}`}
            onChoose={(id) => actor.send({ type: 'method.chosen', method: Number(id) as CounterMethod })}
            options={counterMethods.map((id) => ({ id: `${id}` as const, name: say(`providerOrders.method.${id}`) }))}
          />
        )}
        {needs.isDelivered && (
          <>
            <TextField
              label={say('providerOrders.partner')}
              asSent="delivery_partner"
              value={draft.partner}
              maxLength={60}
              error={errorOf('partner')}
              onChange={type('partner')}
            />
            <TextField
              label={say('providerOrders.tracking')}
              asSent="tracking_id"
              help={say('providerOrders.partnerOrTracking')}
              value={draft.tracking}
              maxLength={60}
              autoComplete="off"
              onChange={type('tracking')}
            />
          </>
        )}
      </RefusedFields>
      <div className={buttons}>
        <Button type="submit" busy={view.isBusy}>
          {say(`providerOrders.save.${formed}`)}
        </Button>
        <Button type="button" tone="quiet" onClick={() => actor.send({ type: 'dismiss' })}>
          {say('providerOrders.back')}
        </Button>
      </div>
      <Confirmation
        open={view.isConfirming}
        title={say('providerOrders.confirm.title', { number: order.orderNo })}
        message={[
          ...(fewReports === null ? [] : [say('providerOrders.confirm.reports', fewReports)]),
          say('providerOrders.confirm.text', {
            // Two of one name are told apart by their age.
            patient: say('providerOrders.person', {
              patient: order.patientName,
              age: order.age,
              gender: order.gender,
            }),
            amount: money(bill?.payable ?? 0),
            method: String(method),
          }),
        ].join(' ')}
        yes={say('providerOrders.confirm.yes')}
        no={say('providerOrders.back')}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </form>
  )
}

/** What of the medicines can be supplied, or in words what is missing; the patient is asked. */
export const OfferForm = ({ actor, view }: FormProps) => {
  const say = useText()
  const { order, offered, words, wrongOffers, isOfferEmpty } = view
  if (order?.kind !== 'medicine') return null
  return (
    <form
      className={stack}
      aria-label={say('providerOrders.form.offer', { number: order.orderNo })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'send' })
        focusInvalid(event.currentTarget)
      }}
    >
      <h3 className={title}>{say('providerOrders.form.offer', { number: order.orderNo })}</h3>
      <Notices view={view} />
      {order.lines.map(({ line, name, asked, most, unit, offered: before }) => (
        <TextField
          key={line}
          label={say('providerOrders.quantityOf', { name })}
          help={say(asked === null ? 'providerOrders.atMost' : 'providerOrders.askedFor', {
            much: say('kit.quantity', { count: limitOf({ asked, most }), unit: unit || 'none' }),
          })}
          numeric="digits"
          value={offered[line] ?? String(before ?? limitOf({ asked, most }))}
          error={wrongOffers.includes(line) ? say('providerOrders.offer.wrong') : undefined}
          onChange={(text) => actor.send({ type: 'quantity.typed', line, text })}
        />
      ))}
      <TextField
        label={say('providerOrders.offer.missing')}
        help={say('providerOrders.words.toPatient')}
        lines={3}
        maxLength={300}
        value={words}
        error={
          isOfferEmpty
            ? say(order.lines.length > 0 ? 'providerOrders.offer.nothing' : 'providerOrders.allFields')
            : undefined
        }
        onChange={(text) => actor.send({ type: 'words.typed', text })}
      />
      <div className={buttons}>
        <Button type="submit" busy={view.isBusy}>
          {say('providerOrders.save.offer')}
        </Button>
        <Button type="button" tone="quiet" onClick={() => actor.send({ type: 'dismiss' })}>
          {say('providerOrders.back')}
        </Button>
      </div>
    </form>
  )
}

/** Whom and what a question is about; on a phone it covers the order. */
const Whose = ({ order, dangers }: { readonly order: ProviderOrder; readonly dangers: OrderPanelView['dangers'] }) => {
  const say = useText()
  const testName = useTestName()
  const safetyWords = useSafetyWords()
  return (
    <>
      <p className={whose}>
        {say('providerOrders.person', { patient: order.patientName, age: order.age, gender: order.gender })}
      </p>
      {order.kind === 'test' && (
        <p className={plain}>
          {order.tests
            .filter(({ isRefunded }) => !isRefunded)
            .map(({ name }) => testName(name))
            .join(' · ')}
        </p>
      )}
      {dangers.map((each) => (
        <InlineNotice key={each.question} tone={each.answer === 'yes' ? 'bad' : 'warm'}>
          {safetyWords(each)}
        </InlineNotice>
      ))}
    </>
  )
}

/** Asks once more with a reason; the safe answer has the focus, and leaving it changes nothing. */
export const ReasonDialog = ({ actor, view }: FormProps) => {
  const say = useText()
  const money = useMoney()
  const { order, act, reason, reasons, words, isInWords } = view
  if (order === null) return null
  const asked = isReasoned(act) || act === 'refund' || act === 'clear' ? act : 'reject'
  const values = { number: order.orderNo, amount: money(view.refund) }
  return (
    <ConfirmReason
      open={view.isReasoning}
      title={say(`providerOrders.${asked}.title`, values)}
      about={<Whose order={order} dangers={asked === 'clear' ? view.dangers : []} />}
      yes={say(`providerOrders.${asked}.yes`, values)}
      no={say(asked === 'reject' || asked === 'withdraw' ? 'providerOrders.keep' : 'providerOrders.back')}
      closeLabel={say('app.close')}
      label={say('providerOrders.why')}
      reasons={reasons.map((id) => ({ id, name: say(`providerOrders.reason.${id}`) }))}
      chosen={reason}
      onChoose={(id) => actor.send({ type: 'reason.chosen', reason: id })}
      words={
        isInWords
          ? {
              label: say(asked === 'clear' ? 'providerOrders.clear.words' : 'providerOrders.words'),
              help: say('providerOrders.words.toPatient'),
              value: words,
              most: 300,
              onChange: (text) => actor.send({ type: 'words.typed', text }),
            }
          : null
      }
      some={
        view.moving === null ? <RefundOf actor={actor} view={view} /> : <MoveTo actor={actor} moving={view.moving} />
      }
      isReady={
        view.wrongReturns.length === 0 &&
        // Of what was free there is nothing to give back.
        (act !== 'refund' || view.refund > 0) &&
        (view.moving === null || view.moving.day !== null) &&
        (reasons.length === 0 || reason !== null) &&
        (!isInWords || words.trim() !== '')
      }
      news={view.changedBy === null ? null : say('providerOrders.changedBy', { name: view.changedBy })}
      fault={view.fault === null ? null : say.fault(view.fault)}
      onYes={() => actor.send({ type: 'confirm' })}
      onNo={() => actor.send({ type: 'dismiss' })}
    />
  )
}
