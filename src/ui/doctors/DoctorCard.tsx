import { Languages, MapPin, Star } from 'lucide-react'
import { memo } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard as Doctor } from '../../core/doctors/doctors'
import { doctorPath, shownDistance } from '../../core/doctors/doctors.rules'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import { degreesOf } from '../../machines/doctors/doctorSummary.view'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { BookingOffers } from './BookingOffers'
import { useLanguageName } from './useLanguageName'

const layout = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { desktop: 'minmax(0, 1fr) 21rem' },
  columnGap: { desktop: '24' },
})
const about = css({ display: 'flex', gap: { base: '12', tablet: '16' }, minWidth: '0' })
const words = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', flexGrow: '1' })
const title = css({ margin: '0', fontSize: '18' })
const titleLink = css({
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'primary', textDecoration: 'underline' },
})
const line = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const strong = css({ color: 'ink', fontWeight: 'medium' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '4',
  marginBlockStart: '4',
  fontSize: '14',
  lineHeight: 'caption',
})
const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  minWidth: '0',
})
const pin = css({ flexShrink: 0, color: 'muted' })
const star = css({ color: 'brand.strong', fill: 'current', flexShrink: 0 })
const where = css({
  display: 'flex',
  gap: '4',
  margin: '0',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { marginBlockStart: '[2px]' },
})
const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginBlockStart: '4' })

interface DoctorCardProps {
  doctor: Doctor
  /** One for all cards, so that a card is rendered again for another doctor alone. */
  onBook: (doctor: Doctor, consultation: ConsultationType) => void
}

/** A doctor in the list: who they are, where, and the next slot of each way of consulting. */
export const DoctorCard = memo(function DoctorCard({ doctor, onBook }: DoctorCardProps) {
  const say = useText()
  const nameOf = useSpecialityName()
  const languageName = useLanguageName()
  const { id, name, yearsOfExperience, speciality, languages, expertise, rating, reviewCount, profileTags } = doctor
  const degrees = degreesOf(doctor.qualifications)
  return (
    <Card>
      <div className={layout}>
        <div className={about}>
          <Avatar name={name} src={doctor.photoUrl} size="lg" decorative />
          <div className={words}>
            <h3 className={title}>
              <Link href={doctorPath(id)} state={{ doctorId: id }} className={titleLink}>
                {name}
              </Link>
            </h3>
            <p className={line}>
              <span className={strong}>{nameOf(speciality)}</span> ·{' '}
              {say('doctors.years', { years: yearsOfExperience })}
            </p>
            {degrees !== '' && <p className={line}>{degrees}</p>}
            <div className={facts}>
              <span className={fact}>
                {rating === null ? (
                  <span className={line}>{say('doctors.reviewCount', { count: reviewCount })}</span>
                ) : (
                  <>
                    <Star size={16} className={star} aria-hidden />
                    <VisuallyHidden>
                      {say('doctors.ratingName', { rating: rating.toFixed(1), count: reviewCount })}
                    </VisuallyHidden>
                    <span aria-hidden>
                      <span className={strong}>{rating.toFixed(1)}</span>{' '}
                      <span className={line}>({say('doctors.reviewCount', { count: reviewCount })})</span>
                    </span>
                  </>
                )}
              </span>
              <span className={fact}>
                <Languages size={16} className={pin} aria-hidden />
                <VisuallyHidden>{say('doctors.speaks')} </VisuallyHidden>
                {languages.map(languageName).join(', ')}
              </span>
            </div>
            <Where doctor={doctor} />
            {expertise.length > 0 && (
              <p className={line}>
                <span className={strong}>{say('doctors.expertise')}:</span> {expertise.slice(0, 4).join(', ')}
              </p>
            )}
            {profileTags.length > 0 && (
              <div className={tags}>
                {profileTags.map((tag) => (
                  <Badge key={tag} tone="calm">
                    {tag}
                  </Badge>
                ))}
              </div>
            )}
          </div>
        </div>
        <BookingOffers doctor={doctor} onBook={(consultation) => onBook(doctor, consultation)} />
      </div>
    </Card>
  )
})

/** The nearest clinic: cut for the eye, whole for everyone who listens or points. */
function Where({ doctor: { clinicName, clinicAddress, distance } }: { doctor: Doctor }) {
  const say = useText()
  if (clinicName === null) return null
  const whole = say('doctors.clinicNamed', { name: clinicName, address: clinicAddress ?? '' })
  return (
    <p className={where} title={whole}>
      <MapPin size={16} className={pin} aria-hidden />
      <span>
        {distance !== null && (
          <>
            <span className={strong}>{say('doctors.away', { kilometres: shownDistance(distance) })}</span>
            <span aria-hidden> · </span>
          </>
        )}
        <VisuallyHidden>{whole}</VisuallyHidden>
        <span aria-hidden>
          {cutText(clinicName)}
          {clinicAddress && `, ${cutText(clinicAddress, TEXT_CUT.address)}`}
        </span>
      </span>
    </p>
  )
}
