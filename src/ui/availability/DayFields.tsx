import { X } from 'lucide-react'
import { css } from 'styled-system/css'
import { FURTHEST, weekdays } from '../../core/availability/availability.rules'
import { addDays } from '../../core/kit/dates'
import type { AvailabilityFormActor } from '../../machines/availability/availabilityForm.machine'
import type { AvailabilityFormView } from '../../machines/availability/availabilityForm.view'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { DatePicker } from '../kit/date-picker/DatePicker'
import { fieldLook, FieldNotes } from '../kit/FieldFrame'
import { useRefusal } from '../kit/refusedFields'
import { Segmented } from '../kit/Segmented'
import { useHoursText } from './useHoursText'

const look = css({ display: 'grid', gap: '12' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const pair = css({ display: 'grid', gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))' }, gap: '12' })
const text = css({ margin: '0', fontWeight: 'medium' })

interface DayFieldsProps {
  readonly view: AvailabilityFormView
  readonly error: string | undefined
  readonly send: AvailabilityFormActor['send']
}

/** The days of new hours: weekdays until a day, or single days from the calendar. Hours that are there keep theirs. */
export const DayFields = ({ view: { isNew, form, dayCount }, error, send }: DayFieldsProps) => {
  const say = useText()
  const { day } = useHoursText()
  const refusal = useRefusal('schedule_dates', form.dates.join())
  if (!isNew)
    return (
      <div className={fieldLook.root}>
        <span className={fieldLook.label}>{say('availability.form.days')}</span>
        <p className={text} aria-disabled>
          {form.dates.map(day).join(', ')}
        </p>
      </div>
    )
  const change = (to: Parameters<typeof send>[0] & { type: 'form.changed' }) => send(to)
  const bounds = { min: form.from, max: addDays(form.from, FURTHEST) }
  return (
    <div className={look}>
      <Segmented
        label={say('availability.form.daysBy')}
        options={[
          { id: 'weekdays', name: say('availability.form.daysBy.weekdays') },
          { id: 'dates', name: say('availability.form.daysBy.dates') },
        ]}
        chosen={form.daysBy}
        onChoose={(daysBy) => change({ type: 'form.changed', change: { daysBy } })}
      />
      {form.daysBy === 'weekdays' ? (
        <>
          <div className={chips} role="group" aria-label={say('availability.form.days')}>
            <Chip
              chosen={form.weekdays.length === weekdays.length}
              onChange={() => send({ type: 'weekday.toggled', day: 'all' })}
            >
              {say('availability.form.days.all')}
            </Chip>
            {weekdays.map((each) => (
              <Chip
                key={each}
                chosen={form.weekdays.includes(each)}
                onChange={() => send({ type: 'weekday.toggled', day: each })}
              >
                {say(`availability.day.${each}`)}
              </Chip>
            ))}
          </div>
          <div className={pair}>
            <DatePicker
              view={{
                label: say('availability.form.deleteAfter'),
                help: say('availability.form.deleteAfter.help'),
                value: form.deleteAfter,
                ...bounds,
              }}
              on={({ day: chosen }) => change({ type: 'form.changed', change: { deleteAfter: chosen } })}
            />
          </div>
        </>
      ) : (
        <>
          <div className={pair}>
            <DatePicker
              view={{ label: say('availability.form.addDay'), value: null, ...bounds }}
              on={({ day: chosen }) =>
                chosen !== null &&
                change({
                  type: 'form.changed',
                  change: { dates: [...new Set([...form.dates, chosen])].toSorted() },
                })
              }
            />
          </div>
          <div className={chips}>
            {form.dates.map((date) => (
              <Chip
                key={date}
                chosen={false}
                icon={<X size={16} aria-hidden />}
                aria-label={say('availability.form.removeDay', { day: day(date) })}
                onChange={() =>
                  change({ type: 'form.changed', change: { dates: form.dates.filter((each) => each !== date) } })
                }
              >
                {day(date)}
              </Chip>
            ))}
          </div>
        </>
      )}
      <FieldNotes
        id="availability-days"
        help={say('availability.form.dayCount', { count: dayCount })}
        error={error ?? refusal}
      />
    </div>
  )
}
