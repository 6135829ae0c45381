import { Building2, CalendarClock, Phone, Video } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard } from '../../core/doctors/doctors'
import { Helpline } from '../app/Helpline'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { VisuallyHidden } from '../kit/VisuallyHidden'

/** Beside each other the longer words take more of the line, so that a fee of four digits stays on it. */
const list = css({
  display: 'flex',
  flexDirection: { desktop: 'column' },
  gap: '8',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li': { flexGrow: '1', minWidth: '0' },
  // Both begin at the top: a date that takes two lines leaves the fees level.
  '& > li > button': { height: 'full', alignItems: 'flex-start', paddingInline: { base: '12', tablet: '16' } },
})
/** With its padding the button is 48 px high in every script. */
const words = css({
  display: 'grid',
  flexGrow: '1',
  minWidth: '0',
  paddingBlock: '4',
  textAlign: { base: 'center', desktop: 'start' },
  lineHeight: '[1.4]',
})
/** On a phone the longer words of the Indian scripts are the way alone, so that the fee keeps its line. */
const indic = ':root:is(:lang(hi), :lang(gu), :lang(bn)) &'
const icon = css({ display: { base: 'none', tablet: 'block' } })
const verb = css({ [indic]: { tabletDown: { display: 'none' } } })
const way = css({ display: 'none', [indic]: { tabletDown: { display: 'inline' } } })
const kind = css({
  display: 'flex',
  justifyContent: { base: 'center', desktop: 'flex-start' },
  flexWrap: 'wrap',
  columnGap: '4',
  minWidth: '0',
  fontSize: '14',
})
const fee = css({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' })
const when = css({ fontSize: '12', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })
/** A way of consulting that has no slots, as high as the button of the other. */
const closed = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: '48',
  paddingInline: { base: '8', tablet: '16' },
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  textAlign: { base: 'center', desktop: 'start' },
})
const none = css({
  display: 'grid',
  justifyItems: 'start',
  gap: { base: '4', desktop: '8' },
  padding: { base: '0', desktop: '12' },
  borderRadius: '12',
  background: { base: 'transparent', desktop: 'paper' },
  fontSize: '14',
  lineHeight: 'caption',
  '& > p': { margin: '0', color: 'muted' },
  '& strong': { color: 'ink', fontWeight: 'medium' },
})

/** The ways of consulting a doctor offers, each with its next slot, its fee and its own button. */
export function BookingOffers({
  doctor,
  onBook,
}: {
  doctor: DoctorCard
  onBook: (consultation: ConsultationType) => void
}) {
  const say = useText()
  const money = useMoney()
  const moment = useWhen()
  const { name, offers, videoFee, nextVideoSlot, clinicFee, nextClinicSlot, contactSupport } = doctor

  if (offers === 'none')
    return (
      <div className={none}>
        <p>
          <strong>{say('doctors.noneOpen')}</strong>
          {contactSupport && <> · {say('doctors.noneText')}</>}
        </p>
        <Button
          tone="secondary"
          size="sm"
          aria-label={say('doctors.whenOpenNamed', { name })}
          onClick={() => onBook('video')}
        >
          <CalendarClock size={16} aria-hidden />
          {say('doctors.whenOpen')}
        </Button>
        {contactSupport && (
          <Helpline>
            {(number, href) => (
              <LinkButton tone="secondary" size="sm" href={href}>
                <Phone size={16} aria-hidden />
                {say('doctors.callSupport', { number })}
              </LinkButton>
            )}
          </Helpline>
        )}
      </div>
    )

  const row = (consultation: ConsultationType, paise: number | null, next: number | null) => {
    const isVideo = consultation === 'video'
    const Icon = isVideo ? Video : Building2
    const values = { name, when: next === null ? '' : moment.at(next), fee: paise === null ? '' : money(paise) }
    return (
      <li>
        <Button wide size="sm" tone={isVideo ? 'primary' : 'secondary'} onClick={() => onBook(consultation)}>
          <Icon size={20} className={icon} aria-hidden />
          <VisuallyHidden>{say(isVideo ? 'doctors.bookVideoNamed' : 'doctors.bookClinicNamed', values)}</VisuallyHidden>
          <span className={words} aria-hidden>
            <span className={kind}>
              <span className={verb}>{say(isVideo ? 'doctors.bookVideo' : 'doctors.bookClinic')}</span>
              <span className={way}>{say(isVideo ? 'doctors.videoShort' : 'doctors.clinicShort')}</span>
              {paise !== null && <span className={fee}>{money(paise)}</span>}
            </span>
            {next !== null && <span className={when}>{values.when}</span>}
          </span>
        </Button>
      </li>
    )
  }
  const without = (consultation: ConsultationType) => (
    <li className={closed}>{say(consultation === 'video' ? 'doctors.noVideo' : 'doctors.noClinic')}</li>
  )
  return (
    <ul className={list}>
      {offers === 'inClinic' ? without('video') : row('video', videoFee, nextVideoSlot)}
      {offers === 'video' ? without('inClinic') : row('inClinic', clinicFee, nextClinicSlot)}
    </ul>
  )
}
