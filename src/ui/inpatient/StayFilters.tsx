import { css } from 'styled-system/css'
import type { Room } from '../../core/inpatient/inpatient'
import type { CalendarDay } from '../../core/kit/dates'
import type { StayQuery } from '../../machines/inpatient/ward.setup'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { RangePicker } from '../kit/date-picker/RangePicker'
import { Modal } from '../kit/Modal'
import { SelectField } from '../kit/SelectField'

const look = css({ display: 'grid', gap: '16' })

export type PlaceAndDays = Pick<StayQuery, 'startDate' | 'endDate' | 'roomId' | 'bedId'>

const NONE: PlaceAndDays = { startDate: undefined, endDate: undefined, roomId: undefined, bedId: undefined }

export interface StayFiltersProps {
  readonly query: PlaceAndDays
  readonly rooms: readonly Pick<Room, 'id' | 'name' | 'beds'>[]
  readonly today: CalendarDay
  readonly onChoose: (change: PlaceAndDays) => void
  readonly onClose: () => void
}

const orAny = (id: string): string | undefined => (id === '' ? undefined : id)

/** Which stays are listed, by day of admission, room and bed: each choice counts at once. */
export const StayFilters = ({ query, rooms, today, onChoose, onClose }: StayFiltersProps) => {
  const say = useText()
  const roomName = useRoomName()
  const { startDate, endDate, roomId, bedId } = query
  const beds = rooms.find(({ id }) => id === roomId)?.beds ?? []
  return (
    <Modal
      open
      size="sm"
      title={say('inpatient.filters')}
      closeLabel={say('app.close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" onClick={() => onChoose(NONE)}>
            {say('inpatient.filters.clear')}
          </Button>
          <Button onClick={onClose}>{say('inpatient.filters.show')}</Button>
        </>
      }
    >
      <div className={look}>
        <RangePicker
          view={{
            label: say('inpatient.filters.days'),
            value: startDate && endDate ? { from: startDate, to: endDate } : null,
            min: null,
            max: today,
            today,
          }}
          on={({ range }) => onChoose({ ...query, startDate: range?.from, endDate: range?.to })}
        />
        <SelectField
          label={say('inpatient.form.room')}
          placeholder={say('inpatient.filters.anyRoom')}
          options={rooms.map(({ id, name }) => ({ id, name: roomName(name) }))}
          value={roomId ?? ''}
          onChange={(id) => onChoose({ ...query, roomId: orAny(id), bedId: undefined })}
        />
        <SelectField
          label={say('inpatient.form.bed')}
          placeholder={say('inpatient.filters.anyBed')}
          options={beds.map(({ id, number }) => ({ id, name: number }))}
          value={bedId ?? ''}
          disabled={roomId === undefined}
          onChange={(id) => onChoose({ ...query, bedId: orAny(id) })}
        />
      </div>
    </Modal>
  )
}
