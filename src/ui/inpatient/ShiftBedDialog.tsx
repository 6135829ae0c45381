import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { ShiftBedActor } from '../../machines/inpatient/shiftBed.machine'
import { viewShiftBed } from '../../machines/inpatient/shiftBed.view'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SelectField } from '../kit/SelectField'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const look = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const fault = css({ color: 'bad', fontSize: '14', fontWeight: 'medium' })

/** Another bed for a patient: from where, and to which room and free bed. */
export const ShiftBedDialog = ({ actor }: { readonly actor: ShiftBedActor }) => {
  const say = useText()
  const roomName = useRoomName()
  const view = useView(actor, viewShiftBed)
  const { stay, place } = view
  const close = () => actor.send({ type: 'close' })
  const hasFree = view.rooms.some(({ free }) => free > 0)
  const room = useRef<HTMLSelectElement>(null)
  const isChoosing = hasFree && !view.isLoading
  useEffect(() => {
    if (isChoosing) room.current?.focus()
  }, [isChoosing])
  return (
    <Modal
      open
      sticky
      size="sm"
      title={say('inpatient.shift.title', { name: stay.name })}
      closeLabel={say('app.close')}
      onClose={close}
      initialFocus={() => room.current}
      footer={
        view.isOver ? (
          <Button onClick={close}>{say('app.close')}</Button>
        ) : (
          <Button
            busy={view.isBusy}
            disabled={!view.canSave}
            reason={
              isChoosing
                ? say('inpatient.form.missing', { count: 1, field: say('inpatient.missing.bedId') })
                : undefined
            }
            onClick={() => actor.send({ type: 'save' })}
          >
            {place === null
              ? say('inpatient.shift.save')
              : say('inpatient.shift.to', { ...place, room: roomName(place.room) })}
          </Button>
        )
      }
    >
      <div className={look}>
        <p>{say('inpatient.shift.from', { room: roomName(stay.roomName), bed: stay.bedNumber })}</p>
        {view.loadFault ? (
          <ErrorState
            message={say.fault(view.loadFault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : view.isLoading ? (
          <SkeletonText lines={4} />
        ) : view.isOver ? null : hasFree ? (
          <>
            <SelectField
              ref={room}
              label={say('inpatient.form.room')}
              options={view.rooms.map(({ id, name, free }) => ({
                id,
                name: free === 0 ? say('inpatient.form.full', { room: roomName(name) }) : roomName(name),
                disabled: free === 0,
              }))}
              value={view.roomId}
              disabled={view.isBusy}
              onChange={(id) => actor.send({ type: 'room.chosen', id })}
            />
            <SelectField
              label={say('inpatient.form.bed')}
              placeholder={say('inpatient.form.choose')}
              options={view.beds.map(({ id, number }) => ({ id, name: number }))}
              value={view.bedId}
              disabled={view.isBusy}
              onChange={(id) => actor.send({ type: 'bed.chosen', id })}
            />
          </>
        ) : (
          <p>{say('inpatient.shift.none')}</p>
        )}
        {view.fault && (
          <p className={fault} role="alert">
            {say.fault(view.fault)}
          </p>
        )}
      </div>
    </Modal>
  )
}
