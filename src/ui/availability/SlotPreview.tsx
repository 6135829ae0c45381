import { css } from 'styled-system/css'
import type { AvailabilityFormView } from '../../machines/availability/availabilityForm.view'
import { useText } from '../intl/useText'
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
  paddingInline: '4',
  paddingBlock: '4',
  border: 'line',
  borderRadius: '8',
  fontSize: '12',
  lineHeight: 'caption',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&[data-reserved]': { borderStyle: 'dashed', borderColor: 'edge', background: 'tint' },
  '&[data-hidden]': { color: 'muted', background: 'paper' },
})
const note = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const bad = css({ margin: '0', color: 'bad', fontSize: '14', lineHeight: 'caption' })

/** Every slot of the day as it will be, while one types. */
export const SlotPreview = ({
  view: { slots, form, problems, totalSlots, shortened },
}: {
  readonly view: AvailabilityFormView
}) => {
  const say = useText()
  const hours = useHoursText()
  const reserved = slots.filter(({ isReserved }) => isReserved).length
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
            {slots.map(({ slotNo, start, end, isReserved, isPublic }) => (
              <li
                key={slotNo}
                className={slot}
                data-reserved={isReserved || undefined}
                data-hidden={(!isReserved && !isPublic) || undefined}
                title={isReserved ? say('availability.preview.reserved') : undefined}
              >
                {hours.slot(form.from, { start, end })}
              </li>
            ))}
          </ol>
          <p className={note}>{say('availability.preview.count', { count: slots.length, reserved })}</p>
          {shortened !== null && (
            <p className={note}>{say('availability.preview.shortened', { minutes: shortened })}</p>
          )}
        </>
      )}
    </section>
  )
}
