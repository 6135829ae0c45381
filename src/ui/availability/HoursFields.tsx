import { Plus, X } from 'lucide-react'
import { useDeferredValue } from 'react'
import { css } from 'styled-system/css'
import type { DigitField } from '../../core/availability/availability.form'
import type { HoursField } from '../../core/availability/availability.rules'
import type { AvailabilityFormActor } from '../../machines/availability/availabilityForm.machine'
import type { AvailabilityFormView } from '../../machines/availability/availabilityForm.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { Segmented } from '../kit/Segmented'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { TimeField } from '../kit/TimeField'
import { useRemovals } from '../kit/useRemovals'
import { DayFields } from './DayFields'

const look = css({ display: 'grid', gap: '16' })
const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12', alignItems: 'start' })
const range = css({
  display: 'grid',
  // The way to remove a second range has a column of its own, where it stands.
  gridAutoFlow: 'column',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12',
  alignItems: 'start',
  // Beside the fields, below their labels.
  '& > button': { marginBlockStart: '24' },
})
const computed = css({ fontSize: '14', fontWeight: 'medium' })

interface FieldsProps {
  readonly view: AvailabilityFormView
  readonly send: AvailabilityFormActor['send']
}

/** The fields of hours. A start time is chosen before its end time. */
export const HoursFields = ({ view, send }: FieldsProps) => {
  const say = useText()
  const { isNew, form, clinics, clinicName, problems, totalSlots } = view
  const isEdit = !isNew
  // A press is answered with what is chosen first; the fields below it follow in the next frame.
  const isWhole = useDeferredValue(true, false)
  const error = (field: HoursField | DigitField) => {
    const problem = problems[field]
    return problem === undefined ? undefined : say(`availability.problem.${problem}`, { count: totalSlots })
  }
  return (
    <div className={look}>
      <Segmented
        label={say('availability.form.type')}
        isDisabled={isEdit}
        options={[
          { id: 'inClinic', name: say('availability.type.inClinic') },
          { id: 'video', name: say('availability.type.video') },
        ]}
        chosen={form.consultation}
        onChoose={(consultation) => send({ type: 'consultation.chosen', consultation })}
      />
      {form.consultation === 'inClinic' && (
        <>
          <SelectField
            label={say('availability.form.clinic')}
            asSent="clinic_id"
            disabled={isEdit || view.isLoadingClinics}
            placeholder={say(
              view.isLoadingClinics ? 'availability.form.clinic.loading' : 'availability.form.clinic.choose',
            )}
            options={isEdit ? [{ id: form.clinicId ?? '', name: clinicName ?? '' }] : clinics}
            value={form.clinicId ?? ''}
            error={error('clinic')}
            onChange={(id) => send({ type: 'clinic.chosen', id })}
          />
          {view.haveClinicsFailed && (
            <Button tone="secondary" size="sm" onClick={() => send({ type: 'retry' })}>
              {say('app.retry')}
            </Button>
          )}
        </>
      )}
      <DayFields view={view} error={error('dates')} send={send} />
      {isWhole && <TimeFields view={view} error={error} send={send} />}
    </div>
  )
}

interface TimeFieldsProps extends FieldsProps {
  readonly error: (field: HoursField | DigitField) => string | undefined
}

/** When the day begins and ends, and how it is cut into slots. */
const TimeFields = ({ view: { form, mayAddRange, duration }, error, send }: TimeFieldsProps) => {
  const say = useText()
  const removals = useRemovals<HTMLDivElement>()
  return (
    <>
      <div className={look} {...removals}>
        {form.ranges.map(({ start, end }, index) => (
          <div
            key={index}
            className={range}
            role="group"
            aria-label={say('availability.form.range', { number: index + 1 })}
          >
            <TimeField
              label={say('availability.form.start')}
              asSent={`start_and_end_time.${index}.start_time`}
              value={start}
              error={index === 0 ? error('ranges') : undefined}
              onChange={(text) => send({ type: 'range.changed', index, range: { start: text } })}
            />
            <TimeField
              label={say('availability.form.end')}
              asSent={`start_and_end_time.${index}.end_time`}
              value={end}
              isDisabled={start === ''}
              onChange={(text) => send({ type: 'range.changed', index, range: { end: text } })}
            />
            {index > 0 && (
              <IconButton
                data-removes
                label={say('availability.form.removeRange')}
                icon={<X size={20} aria-hidden />}
                onClick={() => send({ type: 'range.removed', index })}
              />
            )}
          </div>
        ))}
        {mayAddRange && (
          <div>
            <Button tone="quiet" size="sm" onClick={() => send({ type: 'range.added' })}>
              <Plus size={16} aria-hidden />
              {say('availability.form.addRange')}
            </Button>
          </div>
        )}
      </div>
      <div className={pair}>
        <TextField
          label={say('availability.form.totalSlots')}
          asSent="total_slots"
          numeric="digits"
          value={form.totalSlots}
          error={error('totalSlots')}
          onChange={(text) => send({ type: 'digits.typed', field: 'totalSlots', text })}
        />
        <TextField
          label={say('availability.form.buffer')}
          asSent="buffer_between_slots"
          numeric="digits"
          value={form.buffer}
          error={error('buffer')}
          help={say('availability.form.inMinutes')}
          onChange={(text) => send({ type: 'digits.typed', field: 'buffer', text })}
        />
        <TextField
          label={say('availability.form.duration')}
          asSent="slot_duration"
          readOnly
          value={duration}
          help={say('availability.form.inMinutes')}
          className={computed}
          onChange={() => undefined}
        />
        <TextField
          label={say('availability.form.fee')}
          asSent="consultation_fee"
          numeric="money"
          before="₹"
          value={form.fee}
          error={error('fee')}
          onChange={(text) => send({ type: 'digits.typed', field: 'fee', text })}
        />
        <TextField
          label={say('availability.form.reserve')}
          asSent="reserved_slots_count"
          numeric="digits"
          value={form.reservedSlots}
          help={say('availability.form.reserve.help')}
          error={error('reservedSlots')}
          onChange={(text) => send({ type: 'digits.typed', field: 'reservedSlots', text })}
        />
        <SelectField
          label={say('availability.form.reservedFrom')}
          asSent="slot_reserve_from"
          options={[
            { id: 'start', name: say('availability.reservedFrom.start') },
            { id: 'end', name: say('availability.reservedFrom.end') },
          ]}
          value={form.reservedFrom}
          onChange={(from) =>
            send({ type: 'form.changed', change: { reservedFrom: from === 'end' ? 'end' : 'start' } })
          }
        />
        <TextField
          label={say('availability.form.display')}
          asSent="appointment_display"
          numeric="digits"
          placeholder={say('availability.form.display.all')}
          value={form.shownSlots}
          help={say('availability.form.display.help')}
          error={error('shownSlots')}
          onChange={(text) => send({ type: 'digits.typed', field: 'shownSlots', text })}
        />
      </div>
    </>
  )
}
