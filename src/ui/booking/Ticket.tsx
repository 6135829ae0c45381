import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { minutesText } from '../../core/booking/booking.rules'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import type { CheckoutView } from '../../machines/booking/checkout.view'
import type { DoctorSummary } from '../../machines/doctors/doctorSummary.view'
import { useText } from '../intl/useText'
import { useLanguageName } from '../intl/useLanguageName'
import { useSpecialityName } from '../intl/useSpecialityName'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { type KeyFact, KeyFacts } from '../kit/KeyFacts'
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
const twoLines = { lineClamp: '2', overflowWrap: 'anywhere' } as const
const line = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', tabletDown: twoLines })
const facts = css({ marginBlockStart: '16' })

/** The appointment as a ticket: with whom, how, when, where, for whom; below the line what it costs. */
export function Ticket({ doctor, view, onChangeMember, children }: TicketProps) {
  const say = useText()
  const nameOf = useSpecialityName()
  const when = useWhen()
  const { consultation, slot, minutes, clinic, member } = view
  const languages = doctor.languages.map(useLanguageName()).join(', ')
  const age = member?.age ?? null
  const known: readonly KeyFact[] = [
    ...(slot
      ? [
          {
            kind: 'when' as const,
            value: when.range(slot.startsAt, slot.endsAt),
            more: minutes !== null && say('booking.minutes', { minutes, shown: minutesText(minutes) }),
          },
        ]
      : []),
    ...(consultation === 'video' ? [{ kind: 'video' as const, value: say('booking.video') }] : []),
    ...(clinic
      ? [
          {
            kind: 'clinic' as const,
            value: clinic.name,
            more: clinic.address,
            action: clinic.directions && (
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
            ),
          },
        ]
      : []),
    {
      kind: 'who',
      value: member?.name ? (
        <span title={member.name}>{cutText(member.name, TEXT_CUT.member)}</span>
      ) : (
        say('booking.nobody')
      ),
      more:
        member &&
        [
          age !== null && say('booking.age', { age }),
          member.gender && say(member.gender === 'Male' ? 'booking.male' : 'booking.female'),
        ]
          .filter(Boolean)
          .join(' · '),
      action: !view.isUnsettled && (
        <Button
          tone="quiet"
          size="sm"
          aria-label={say('booking.changePatient')}
          disabled={!view.canChangeMember}
          onClick={onChangeMember}
        >
          {say(member ? 'booking.change' : 'booking.add')}
        </Button>
      ),
    },
  ]
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
        <div className={facts}>
          <KeyFacts facts={known} />
        </div>
      </div>
      <div className={stub}>{children}</div>
    </article>
  )
}
