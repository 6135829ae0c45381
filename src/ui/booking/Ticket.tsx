import { Building2, CalendarClock, MapPin, UserRound, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { minutesText } from '../../core/booking/booking.rules'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import type { CheckoutView } from '../../machines/booking/checkout.view'
import type { DoctorSummary } from '../../machines/doctors/doctorSummary.view'
import { DayRange } from '../intl/DayRange'
import { useText } from '../intl/useText'
import { useLanguageName } from '../intl/useLanguageName'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'

interface TicketProps {
  doctor: DoctorSummary
  view: CheckoutView
  onChangeMember: () => void
  children: ReactNode
}

const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '[-12px]',
  width: '24',
  height: '24',
  borderRadius: 'full',
  border: 'line',
  background: 'paper',
} as const
const ticket = css({
  border: 'line',
  borderBlockStart: '[6px solid {colors.brand}]',
  borderRadius: '20',
  background: 'surface',
  overflow: 'hidden',
})
const section = css({ paddingInline: { base: '16', tablet: '24' }, paddingBlock: { base: '12', tablet: '24' } })
const stub = css({
  position: 'relative',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: { base: '12', tablet: '24' },
  borderBlockStart: '[2px dashed {colors.line}]',
  background: 'surface',
  _before: { ...notch, insetInlineStart: '[-13px]' },
  _after: { ...notch, insetInlineEnd: '[-13px]' },
})
const who = css({ display: 'flex', alignItems: 'center', gap: '16', minWidth: '0' })
const whoWords = css({ minWidth: '0', '& > *': { margin: '0' } })
const name = css({ fontSize: '18' })
const oneLine = { lineClamp: '1', overflowWrap: 'anywhere' } as const
const line = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', tabletDown: oneLine })
const facts = css({
  display: 'grid',
  gap: { base: '12', tablet: '16' },
  // A day and its time take what the way of consulting leaves of a phone's line.
  gridTemplateColumns: { base: 'fit-content(50%) minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  margin: '0',
  marginBlockStart: { base: '12', tablet: '24' },
  '& > [data-wide]': { gridColumn: { base: '1 / -1', tablet: 'auto' } },
})
const fact = css({
  display: 'grid',
  gridTemplateColumns: '[20px minmax(0, 1fr) auto]',
  gridTemplateRows: 'auto 1fr',
  columnGap: '12',
  alignItems: 'start',
  '& > svg': { color: 'primary', gridRow: '1 / 3', marginBlockStart: '4' },
  '& > dt': { color: 'muted', fontSize: '12', lineHeight: 'caption' },
  '& > dd': { gridColumn: '2', margin: '0', minWidth: '0', fontWeight: 'medium', lineHeight: 'caption' },
  '& > dd + dd': { gridColumn: '3', gridRow: '1 / 3' },
})
const detail = css({ display: 'block', color: 'muted', fontSize: '14', fontWeight: 'regular', tabletDown: oneLine })
const cut = css({ display: 'block', tabletDown: oneLine })

interface FactProps {
  icon: ReactNode
  term: string
  children: ReactNode
  action?: ReactNode
  /** Takes a phone's whole width. */
  wide?: boolean
}

function Fact({ icon, term, children, action, wide }: FactProps) {
  return (
    <div className={fact} data-wide={wide}>
      {icon}
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action && <dd>{action}</dd>}
    </div>
  )
}

/** The appointment as a ticket: with whom, how, when, where, for whom; below the line what it costs. */
export function Ticket({ doctor, view, onChangeMember, children }: TicketProps) {
  const say = useText()
  const nameOf = useSpecialityName()
  const { consultation, slot, minutes, clinic, member } = view
  const languages = doctor.languages.map(useLanguageName()).join(', ')
  const age = member?.age ?? null
  return (
    <article className={ticket}>
      <div className={section}>
        {doctor.name !== '' && (
          <div className={who}>
            <Avatar name={doctor.name} src={doctor.photoUrl} size="lg" decorative />
            <div className={whoWords}>
              <h2 className={name}>{doctor.name}</h2>
              <p className={line}>
                {[nameOf(doctor.speciality), doctor.degrees].filter((part) => part !== '').join(' · ')}
              </p>
              <p className={line}>
                {doctor.years !== null && say('booking.years', { years: doctor.years })}
                {languages !== '' && ` · ${say('booking.speaks', { languages })}`}
              </p>
            </div>
          </div>
        )}
        <dl className={facts}>
          <Fact
            icon={consultation === 'video' ? <Video size={20} aria-hidden /> : <Building2 size={20} aria-hidden />}
            term={say('booking.consultation')}
          >
            {say(`booking.${consultation}`)}
            {minutes !== null && (
              <span className={detail}>{say('booking.minutes', { minutes, shown: minutesText(minutes) })}</span>
            )}
          </Fact>
          {slot && (
            <Fact icon={<CalendarClock size={20} aria-hidden />} term={say('booking.dateAndTime')}>
              <DayRange from={slot.startsAt} to={slot.endsAt} />
            </Fact>
          )}
          {clinic && (
            <Fact
              icon={<MapPin size={20} aria-hidden />}
              term={say('booking.clinic')}
              wide
              action={
                clinic.directions && (
                  <LinkButton
                    tone="quiet"
                    size="sm"
                    href={clinic.directions}
                    target="_blank"
                    rel="noopener"
                    aria-label={say('booking.mapsNamed', { name: clinic.name })}
                  >
                    {say('booking.maps')}
                  </LinkButton>
                )
              }
            >
              <span className={cut} title={clinic.name}>
                {clinic.name}
              </span>
              <span className={detail} title={clinic.address}>
                {clinic.address}
              </span>
            </Fact>
          )}
          <Fact
            icon={<UserRound size={20} aria-hidden />}
            term={say('booking.patient')}
            wide
            action={
              !view.isUnsettled && (
                <Button
                  tone="quiet"
                  size="sm"
                  aria-label={say('booking.changePatient')}
                  disabled={!view.canChangeMember}
                  onClick={onChangeMember}
                >
                  {say(member ? 'booking.change' : 'booking.add')}
                </Button>
              )
            }
          >
            {member?.name ? (
              <span title={member.name}>{cutText(member.name, TEXT_CUT.member)}</span>
            ) : (
              say('booking.nobody')
            )}
            {member && (
              <span className={detail}>
                {[
                  age !== null && say('booking.age', { age }),
                  member.gender && say(member.gender === 'Male' ? 'booking.male' : 'booking.female'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </Fact>
        </dl>
      </div>
      <div className={stub}>{children}</div>
    </article>
  )
}
