import { css } from 'styled-system/css'
import type { RescheduleActor } from '../../machines/schedule/reschedule.machine'
import { viewReschedule } from '../../machines/schedule/reschedule.view'
import { useText } from '../intl/useText'
import { usePriceWords } from '../intl/usePriceWords'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { SlotPicker } from './SlotPicker'

const stack = css({ display: 'grid', gap: '16', fontSize: '14', lineHeight: 'caption', '& > p': { margin: '0' } })
const was = css({ color: 'muted' })
const fault = css({ color: 'bad', fontWeight: 'medium' })
const done = css({ display: 'grid', gap: '8', fontSize: '16', '& > p': { margin: '0' } })
const price = css({ fontWeight: 'medium' })

/** Moves an appointment: a day, a slot, done. */
export const RescheduleDialog = ({ actor }: { readonly actor: RescheduleActor }) => {
  const say = useText()
  const when = useWhen()
  const inRupees = usePriceWords()
  const view = useView(actor, viewReschedule)
  const { appointment, moved, isLoading, days, slotId, isMoving } = view
  const patient = appointment.patient.name ?? say('schedule.unnamed')
  const leave = () => actor.send({ type: 'dismiss' })
  return (
    <Modal
      open
      sticky
      title={moved ? say('schedule.move.done') : say('schedule.move.title', { patient })}
      closeLabel={say('app.close')}
      onClose={leave}
      footer={
        moved ? (
          <Button onClick={leave}>{say('schedule.move.close')}</Button>
        ) : (
          <Button
            busy={isMoving}
            disabled={slotId === null}
            reason={say('schedule.for.missingSlot')}
            onClick={() => actor.send({ type: 'move' })}
          >
            {say('schedule.move.move')}
          </Button>
        )
      }
    >
      <div className={stack}>
        {moved ? (
          <div className={done} role="status">
            <p>
              {say('schedule.move.doneText', { patient, slotNo: moved.slotNo, when: when.within.at(moved.startsAt) })}
            </p>
            {moved.price && <p>{say(`schedule.move.price.${moved.price.kind}.done`, inRupees(moved.price))}</p>}
          </div>
        ) : view.fault ? (
          <ErrorState
            message={say.fault(view.fault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : (
          <>
            <p className={was}>
              {say('schedule.move.from', { when: when.within.range(appointment.startsAt, appointment.endsAt) })}
            </p>
            {view.refusal && (
              <p className={fault} role="alert">
                {say.fault(view.refusal)}
              </p>
            )}
            {isLoading && days.length === 0 ? (
              <SkeletonText lines={4} />
            ) : days.length === 0 ? (
              <p>{say('schedule.move.none')}</p>
            ) : (
              <SlotPicker
                days={days}
                slotId={slotId}
                onChoose={(id) => actor.send({ type: 'slot.chosen', slotId: id })}
              />
            )}
            {view.price && (
              <p className={price} role="status">
                {say(`schedule.move.price.${view.price.kind}`, inRupees(view.price))}
              </p>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}
