import { CalendarX2, EyeOff, Lock } from 'lucide-react'
import { css } from 'styled-system/css'
import type { AvailabilityFormView } from '../../machines/availability/availabilityForm.view'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { useHoursText } from './useHoursText'

const look = css({ display: 'grid', gap: '8', position: { tablet: 'sticky' }, insetBlockStart: '0' })
const heading = css({ margin: '0', fontSize: '14', fontWeight: 'semibold' })
const strip = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
  gap: '4',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  maxHeight: '[22rem]',
  overflowY: 'auto',
})
const slot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '4',
  paddingInline: '4',
  paddingBlock: '4',
  border: 'line',
  borderRadius: '8',
  fontSize: '12',
  lineHeight: 'caption',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flexShrink: '0' },
  '&[data-kind=reserved]': { borderStyle: 'dashed', borderColor: 'edge', background: 'tint' },
  '&[data-kind=hidden]': { color: 'muted', background: 'paper' },
  '&[data-kind=lost]': {
    gridColumn: '1 / -1',
    borderColor: 'bad',
    background: 'bad.tint',
    color: 'bad',
    fontWeight: 'medium',
  },
})
const note = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const bad = css({ margin: '0', color: 'bad', fontSize: '14', lineHeight: 'caption' })

type Previewed = AvailabilityFormView['slots'][number]

const kindOf = (each: Previewed): 'lost' | 'reserved' | 'hidden' | null =>
  each.isLost ? 'lost' : each.isReserved ? 'reserved' : each.isPublic ? null : 'hidden'
const icons = { lost: CalendarX2, reserved: Lock, hidden: EyeOff } as const

/** Every slot of the day as it will be, while one types, and where bookings would lose theirs. */
export const SlotPreview = ({
  view: { slots: previewed, form, problems, totalSlots, shortened },
}: {
  readonly view: AvailabilityFormView
}) => {
  const say = useText()
  const hours = useHoursText()
  const slots = previewed.map((each) => ({ ...each, kind: kindOf(each) }))
  const count = (wanted: (typeof slots)[number]['kind']) => slots.filter(({ kind }) => kind === wanted).length
  const lost = count('lost')
  return (
    <section className={look} aria-label={say('availability.preview')}>
      <h3 className={heading}>{say('availability.preview')}</h3>
      {slots.length === 0 ? (
        problems.totalSlots === 'slotsDoNotFit' ? (
          <p className={bad}>{say('availability.problem.slotsDoNotFit', { count: totalSlots })}</p>
        ) : (
          <p className={note}>{say('availability.preview.none')}</p>
        )
      ) : (
        <>
          <ol className={strip}>
            {slots.map(({ start, end, kind }) => {
              const Icon = kind && icons[kind]
              return (
                <li key={`${String(start)} ${String(kind)}`} className={slot} data-kind={kind}>
                  {Icon && <Icon size={12} aria-hidden />}
                  {hours.slot(form.from, { start, end })}
                  {kind === 'lost' ? (
                    <span>{say('availability.preview.lost')}</span>
                  ) : (
                    kind && <VisuallyHidden>{say(`availability.preview.${kind}`)}</VisuallyHidden>
                  )}
                </li>
              )
            })}
          </ol>
          {lost > 0 && <p className={bad}>{say('availability.preview.lostCount', { count: lost })}</p>}
          <p className={note}>
            {say('availability.preview.count', {
              count: totalSlots,
              reserved: count('reserved'),
              hidden: count('hidden'),
            })}
          </p>
          {shortened !== null && (
            <p className={note}>{say('availability.preview.shortened', { minutes: shortened })}</p>
          )}
        </>
      )}
    </section>
  )
}
