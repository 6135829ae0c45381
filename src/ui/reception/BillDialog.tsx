import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { CASH, ONLINE } from '../../core/payment/payment'
import type { DeskPayment, PaymentDetail } from '../../core/reception/reception'
import { placeWritten } from '../../core/reception/reception.rules'
import type { BillActor } from '../../machines/reception/bill.machine'
import { viewBill } from '../../machines/reception/bill.view'
import { useClock } from '../app/frame/useClock'
import { useDates, useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { BillRows } from '../kit/BillRows'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { PrintSheet } from '../kit/print-sheet/PrintSheet'
import { RadioCards } from '../kit/RadioCards'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const stack = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const error = css({ color: 'bad' })
const noted = css({
  margin: '0',
  padding: '0',
  listStyle: 'none',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
})
const lines = css({ margin: '0', '& > span': { display: 'block' } })

const Receipt = ({ receipt }: { readonly receipt: PaymentDetail }) => {
  const say = useText()
  const dates = useDates()
  const { consultationFee, discountAmount, finalAmount } = receipt
  return (
    <PrintSheet
      label={say('reception.bill.receipt')}
      head={
        <div className={stack}>
          <h1>{say('reception.bill.receipt')}</h1>
          <p className={lines}>
            <span>{receipt.doctorName}</span>
            <span>{say('reception.bill.registration', { number: receipt.registrationNumber })}</span>
            {receipt.clinicName && <span>{placeWritten(receipt.clinicName, receipt.address)}</span>}
          </p>
        </div>
      }
      parts={[
        {
          id: 'who',
          content: (
            <p className={lines}>
              <span>
                {say('reception.bill.patient', {
                  patient: receipt.patientName ?? say('reception.unnamed'),
                  age: receipt.age ?? 'none',
                })}
              </span>
              {receipt.nameNow !== undefined && (
                <span>{say('reception.bill.nameNow', { name: receipt.nameNow ?? say('reception.unnamed') })}</span>
              )}
              <span>
                {say('app.dayRange', {
                  day: dates.dayOfYear(receipt.startsAt),
                  range: dates.range(receipt.startsAt, receipt.endsAt),
                })}
              </span>
              <span>{say('reception.bill.number', { number: receipt.bookingId.slice(0, 8).toUpperCase() })}</span>
            </p>
          ),
        },
        {
          id: 'amounts',
          content: (
            <BillRows
              label={say('reception.bill.receipt')}
              lines={[
                { id: 'fee', name: say('reception.bill.fee'), paise: consultationFee },
                ...(discountAmount > 0
                  ? [{ id: 'discount', name: say('reception.bill.discount'), paise: -discountAmount }]
                  : []),
              ]}
              total={{
                name: say(`reception.bill.total.${receipt.paymentStatus}`),
                note: say(`reception.bill.method.${receipt.paymentMethod}`),
                paise: finalAmount,
              }}
            />
          ),
        },
      ]}
    />
  )
}

/** Who received the money, how and when, and who corrected it: it is not printed. */
const Noted = ({ received }: { readonly received: readonly DeskPayment[] }) => {
  const say = useText()
  const when = useWhen()
  return (
    <ul className={noted} aria-label={say('reception.bill.noted')}>
      {received.map(({ paymentMethod, by, at }, index) => (
        <li key={`${at} ${paymentMethod}`}>
          {say(index === 0 ? 'reception.bill.noted.received' : 'reception.bill.noted.corrected', {
            method: say(`reception.bill.method.${paymentMethod}`),
            by: by ?? say('reception.unnamed'),
            when: when.within.at(at),
          })}
        </li>
      ))}
    </ul>
  )
}

/** The fee of a consultation, received at the desk; afterwards its receipt, to print, and how it was paid, to correct. */
export const BillDialog = ({ actor }: { readonly actor: BillActor }) => {
  const say = useText()
  const money = useMoney()
  const now = useClock(60)
  const { entry, method, receipt, correction, isChoosing, isReceiving, isCorrecting, isShown, hasFailed, fault } =
    useView(actor, (snapshot) => viewBill(snapshot, now))
  const person = entry.name ?? say('reception.unnamed')
  return (
    <Modal
      open
      size={isShown ? 'lg' : 'sm'}
      title={say(isChoosing ? 'reception.bill.receive' : 'reception.bill.receipt')}
      subtitle={say('reception.bill.of', { patient: person, slotNo: entry.slotNo })}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={
        isChoosing ? (
          <Button busy={isReceiving} onClick={() => actor.send({ type: 'receive' })}>
            {say('reception.bill.received', { amount: money(entry.finalAmount) })}
          </Button>
        ) : (
          isShown && (
            <>
              {correction && (
                <Button tone="secondary" busy={isCorrecting} onClick={() => actor.send({ type: 'correct' })}>
                  {say('reception.bill.correct', { method: correction })}
                </Button>
              )}
              <Button onClick={() => print()}>
                <Printer size={20} aria-hidden />
                {say('reception.bill.print')}
              </Button>
            </>
          )
        )
      }
    >
      {isChoosing ? (
        <div className={stack}>
          <p>{say('reception.bill.due', { amount: money(entry.finalAmount) })}</p>
          <RadioCards
            label={say('reception.bill.how')}
            chosen={method === CASH ? 'cash' : 'online'}
            onChoose={(id) => actor.send({ type: 'method.chosen', method: id === 'cash' ? CASH : ONLINE })}
            options={[
              { id: 'cash', name: say('reception.bill.method.cash') },
              { id: 'online', name: say('reception.bill.method.online') },
            ]}
          />
          {fault && (
            <p className={error} role="alert">
              {say.fault(fault)}
            </p>
          )}
        </div>
      ) : hasFailed ? (
        <ErrorState
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : receipt === null ? (
        <SkeletonText lines={6} />
      ) : (
        <div className={stack}>
          {receipt.received.length > 0 && <Noted received={receipt.received} />}
          {isShown && fault && (
            <p className={error} role="alert">
              {say.fault(fault)}
            </p>
          )}
          <Receipt receipt={receipt} />
        </div>
      )}
    </Modal>
  )
}
