import { Building2, Phone, Video } from 'lucide-react'
import { css } from 'styled-system/css'
import { brand, phoneLink } from '../../core/app/brand'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard } from '../../core/doctors/doctors'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'

const list = css({ display: 'flex', flexDirection: 'column', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const offer = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '12',
  padding: '12',
  borderRadius: '12',
  background: 'paper',
  '& > svg': { color: 'primary' },
})
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
const kind = css({ fontSize: '14', fontWeight: 'medium', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' })
const fee = css({ fontWeight: 'semibold', whiteSpace: 'nowrap' })
const when = css({ color: 'muted', fontSize: '12', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' })
const none = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '8',
  padding: '16',
  borderRadius: '12',
  background: 'paper',
  fontSize: '14',
  lineHeight: 'caption',
  '& > p': { margin: '0', color: 'muted' },
  '& > strong': { fontWeight: 'medium' },
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
        <strong>{say('doctors.noneOpen')}</strong>
        {contactSupport && (
          <>
            <p>{say('doctors.noneText')}</p>
            <LinkButton tone="secondary" size="sm" href={phoneLink(brand.helpline)}>
              <Phone size={16} aria-hidden />
              {say('doctors.callSupport', { number: brand.helpline })}
            </LinkButton>
          </>
        )}
      </div>
    )

  const row = (consultation: ConsultationType, paise: number | null, next: number | null) => {
    const isVideo = consultation === 'video'
    const Icon = isVideo ? Video : Building2
    const values = { name, when: next === null ? '' : moment.at(next), fee: paise === null ? '' : money(paise) }
    return (
      <li className={offer}>
        <Icon size={20} aria-hidden />
        <span className={words}>
          <span className={kind}>
            {say(`doctors.${consultation}`)} {paise !== null && <span className={fee}>{money(paise)}</span>}
          </span>
          {next !== null && <span className={when}>{say('doctors.next', { when: values.when })}</span>}
        </span>
        <Button
          size="sm"
          tone={isVideo ? 'primary' : 'secondary'}
          aria-label={say(isVideo ? 'doctors.bookVideoNamed' : 'doctors.bookClinicNamed', values)}
          onClick={() => onBook(consultation)}
        >
          {say(isVideo ? 'doctors.bookVideo' : 'doctors.bookClinic')}
        </Button>
      </li>
    )
  }
  return (
    <ul className={list}>
      {offers !== 'inClinic' && row('video', videoFee, nextVideoSlot)}
      {offers !== 'video' && row('inClinic', clinicFee, nextClinicSlot)}
    </ul>
  )
}
