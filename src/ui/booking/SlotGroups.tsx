import { MapPin, Moon, Sun, Sunrise } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ConsultationType } from '../../core/booking/booking'
import type { PartOfDay, UnixSeconds } from '../../core/kit/dates'
import type { BookingView } from '../../machines/booking/booking.view'
import { useDates, useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { ZoneNote } from '../intl/ZoneNote'
import { LinkButton } from '../kit/LinkButton'
import { OptionStrip } from '../kit/OptionStrip'

interface SlotGroupsProps {
  groups: BookingView['groups']
  consultation: ConsultationType
  chosen: string | null
  onChoose: (slotId: string) => void
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '16', minWidth: '0' })
const place = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  padding: '12',
  borderRadius: '12',
  background: 'paper',
})
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', fontSize: '14', lineHeight: 'caption' })
const name = css({ fontWeight: 'medium' })
const address = css({ color: 'muted', overflowWrap: 'anywhere' })
const part = css({ display: 'flex', flexDirection: 'column', gap: '8', margin: '0' })
const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  margin: '0',
  color: 'muted',
  fontSize: '14',
  fontWeight: 'medium',
})
const icons: Record<PartOfDay, typeof Sun> = { morning: Sunrise, afternoon: Sun, evening: Moon }

function Time({ at, isBooked }: { at: UnixSeconds; isBooked: boolean }) {
  const Words = isBooked ? 's' : 'span'
  return <Words>{useDates().time(at)}</Words>
}

/** The slots of a day: by clinic where there are clinics, then morning, afternoon, evening. */
export function SlotGroups({ groups, consultation, chosen, onChoose }: SlotGroupsProps) {
  const say = useText()
  const dates = useDates()
  const money = useMoney()
  if (groups.length === 0) return <p className={address}>{say('booking.dayHasNone')}</p>
  const first = groups[0]?.parts[0]?.slots[0]?.startsAt
  return (
    <>
      {first !== undefined && <ZoneNote at={first} />}
      {groups.map(({ id, clinic, parts }) => (
        <section key={id} className={stack} aria-label={clinic?.name ?? say(`booking.${consultation}`)}>
          {clinic && (
            <div className={place}>
              <span className={words}>
                <span className={name}>{clinic.name}</span>
                <span className={address}>{clinic.address}</span>
              </span>
              {clinic.directions && (
                <LinkButton
                  tone="secondary"
                  size="sm"
                  href={clinic.directions}
                  target="_blank"
                  rel="noopener"
                  aria-label={say('booking.mapsNamed', { name: clinic.name })}
                >
                  <MapPin size={16} aria-hidden />
                  {say('booking.maps')}
                </LinkButton>
              )}
            </div>
          )}
          {parts.map(({ part: time, slots }) => {
            const Icon = icons[time]
            const partName = say(`booking.${time}`)
            return (
              <div key={time} className={part}>
                <h3 className={heading}>
                  <Icon size={16} aria-hidden />
                  {partName}
                </h3>
                <OptionStrip
                  label={clinic ? say('booking.partAt', { part: partName, clinic: clinic.name }) : partName}
                  layout="grid"
                  chosen={chosen}
                  onChoose={onChoose}
                  options={slots.map((slot) => ({
                    id: slot.id,
                    disabled: slot.isBooked,
                    name: say(slot.isBooked ? 'booking.slotTaken' : 'booking.slotFree', {
                      from: dates.time(slot.startsAt),
                      to: dates.time(slot.endsAt),
                      fee: money(slot.fee),
                    }),
                    content: <Time at={slot.startsAt} isBooked={slot.isBooked} />,
                  }))}
                />
              </div>
            )
          })}
        </section>
      ))}
    </>
  )
}
