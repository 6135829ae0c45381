import { useState } from 'react'
import { css } from 'styled-system/css'
import { type CalendarDay, dayOf } from '../../core/kit/dates'
import { viewOrderMove } from '../../machines/orders/orderMove.view'
import type { RescheduleActor } from '../../machines/schedule/reschedule.machine'
import { useApp } from '../app/frame/AppContext'
import { DateStrip } from '../booking/DateStrip'
import { SlotGroups } from '../booking/SlotGroups'
import { useText } from '../intl/useText'
import { usePriceWords } from '../intl/usePriceWords'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { CalendarLink } from '../kit/CalendarLink'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const stack = css({ display: 'grid', gap: '16', minWidth: '0', '& > p': { margin: '0' } })
const was = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const fault = css({ color: 'bad', fontWeight: 'medium', fontSize: '14', lineHeight: 'caption' })

/** A patient moves an appointment: a day, a slot, done; nothing is asked for again. */
export const MoveAppointment = ({ actor }: { readonly actor: RescheduleActor }) => {
  const say = useText()
  const when = useWhen()
  const inRupees = usePriceWords()
  const { now } = useApp()
  const today = dayOf(now())
  const [looked, setLooked] = useState<CalendarDay | null>(null)
  const view = useView(actor, (snapshot) => viewOrderMove(snapshot, today, looked))
  const { appointment, moved } = view
  const leave = () => actor.send({ type: 'dismiss' })
  return (
    <Modal
      open
      sticky
      title={say(moved ? 'orders.move.done' : 'orders.move.title')}
      closeLabel={say('app.close')}
      onClose={leave}
      footer={
        moved ? (
          <Button onClick={leave}>{say('orders.move.close')}</Button>
        ) : (
          <Button
            busy={view.isMoving}
            disabled={!view.canMove && !view.isMoving}
            reason={say('booking.chooseSlot')}
            onClick={() => actor.send({ type: 'move' })}
          >
            {say('orders.move.move')}
          </Button>
        )
      }
    >
      <div className={stack}>
        {moved ? (
          <div role="status" className={stack}>
            <p>{say('orders.move.doneText', { slotNo: moved.slotNo, when: when.within.at(moved.startsAt) })}</p>
            <CalendarLink
              id={appointment.id}
              title={appointment.doctorName ?? ''}
              place={moved.clinicName ?? say('orders.video')}
              startsAt={moved.startsAt}
              endsAt={moved.endsAt}
              label={say('booking.addToCalendar')}
            />
            {moved.price && <p>{say(`orders.move.price.${moved.price.kind}.done`, inRupees(moved.price))}</p>}
          </div>
        ) : view.fault ? (
          <ErrorState
            message={say.fault(view.fault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : view.isLoading ? (
          <SkeletonText lines={6} />
        ) : (
          <>
            <p className={was}>
              {say('orders.move.from', { when: when.within.range(appointment.startsAt, appointment.endsAt) })}
            </p>
            {view.refusal && (
              <p className={fault} role="alert">
                {say.fault(view.refusal)}
              </p>
            )}
            {view.hasNone ? (
              <p>{say('orders.move.none')}</p>
            ) : (
              <>
                <DateStrip days={view.days} chosen={view.date} onChoose={setLooked} />
                <SlotGroups
                  groups={view.groups}
                  consultation={appointment.consultation}
                  chosen={view.slotId}
                  onChoose={(slotId) => actor.send({ type: 'slot.chosen', slotId })}
                />
              </>
            )}
            {view.price && <p role="status">{say(`orders.move.price.${view.price.kind}`, inRupees(view.price))}</p>}
          </>
        )}
      </div>
    </Modal>
  )
}
