import { ChevronDown, Languages, MapPin, Star } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard as Doctor } from '../../core/doctors/doctors'
import { doctorPath } from '../../core/app/links'
import { namedOnce, shownDistance } from '../../core/doctors/doctors.rules'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import { degreesOf } from '../../machines/doctors/doctorSummary.view'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
import { IconButton } from '../kit/IconButton'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { BookingOffers } from './BookingOffers'
import { useExpertiseName } from '../intl/useExpertiseName'
import { useLanguageName } from '../intl/useLanguageName'

const layout = css({
  display: 'grid',
  gap: '12',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 19rem' },
  columnGap: { desktop: '24' },
})
const about = css({ display: 'grid', gap: '8', minWidth: '0' })
const head = css({ display: 'flex', gap: '12', minWidth: '0' })
const words = css({ flexGrow: '1', minWidth: '0' })
const titleRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
  '& > h3': { minWidth: '0' },
})
const title = css({ margin: '0', fontSize: { base: '16', tablet: '18' } })
const titleLink = css({
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'primary', textDecoration: 'underline' },
})
/** Each fact stands on one line; the whole of it comes with More. */
const lines = css({
  display: 'grid',
  gap: '4',
  '&[data-whole=false]': {
    '& [data-line]': { lineClamp: '1', overflowWrap: 'anywhere' },
    '& [data-beginning]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '&[data-whole=true]': { '& [data-line]': { overflowWrap: 'anywhere' } },
})
const line = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const strong = css({ color: 'ink', fontWeight: 'medium' })
/** A long speciality makes way for the years, or goes on to a second line when all is shown. */
const skill = css({
  display: 'flex',
  '& > :first-child': { minWidth: '0' },
  '& > :last-child': { flexShrink: '0', whiteSpace: 'pre' },
})
const fact = css({ display: 'flex', gap: '4', minWidth: '0', '& > svg': { marginBlockStart: '[2px]' } })
const spoken = css({ flex: '1', minWidth: '0', color: 'ink' })
const pin = css({ flexShrink: 0, color: 'muted' })
const star = css({ color: 'brand.strong', fill: 'current', flexShrink: 0 })
const score = css({ flexShrink: 0, marginInlineEnd: '8' })
/** One line shows the tags that it has room for, each whole; the dots for the rest, which More shows, are not seen. */
const tags = css({
  color: '[transparent]',
  fontSize: '12',
  '& > *': { marginBlockEnd: '[2px]', marginInlineEnd: '4', verticalAlign: 'top', whiteSpace: 'nowrap' },
})
const corner = css({ flexShrink: 0, marginBlock: '-8', marginInlineEnd: '-8' })
const turned = css({ transform: 'rotate(180deg)' })

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
  const expertiseName = useExpertiseName()
  const { id, name, yearsOfExperience, speciality, languages, rating, reviewCount } = doctor
  const [expertise = [], profileTags = []] = namedOnce(doctor.expertise, doctor.profileTags)
  const degrees = degreesOf(doctor.qualifications)
  const [isWhole, setWhole] = useState(false)
  const factsId = useId()
  return (
    <Card>
      <div className={layout}>
        <div className={`${about} ${lines}`} data-whole={isWhole} id={factsId}>
          <div className={head}>
            <Avatar name={name} src={doctor.photoUrl} size="lg" decorative />
            <div className={words}>
              <div className={titleRow}>
                <h3 className={title} data-beginning>
                  <Link href={doctorPath(id)} state={{ doctorId: id }} className={titleLink}>
                    {name}
                  </Link>
                </h3>
                <div className={corner}>
                  <IconButton
                    label={say(isWhole ? 'doctors.less' : 'doctors.more', { name })}
                    icon={<ChevronDown size={20} className={isWhole ? turned : undefined} aria-hidden />}
                    aria-expanded={isWhole}
                    aria-controls={factsId}
                    onClick={() => setWhole(!isWhole)}
                  />
                </div>
              </div>
              <p className={`${line} ${skill}`}>
                <span className={strong} data-beginning>
                  {nameOf(speciality)}
                </span>
                <VisuallyHidden> · {say('doctors.years', { years: yearsOfExperience })}</VisuallyHidden>
                <span aria-hidden> · {say('doctors.yearsShort', { years: yearsOfExperience })}</span>
              </p>
              {degrees !== '' && (
                <p className={line} data-line>
                  {degrees}
                </p>
              )}
            </div>
          </div>
          <div className={lines} data-whole={isWhole}>
            <div className={`${line} ${fact}`}>
              <span className={score}>
                {rating === null ? (
                  say('doctors.reviewCount', { count: reviewCount })
                ) : (
                  <span className={fact}>
                    <Star size={16} className={star} aria-hidden />
                    <VisuallyHidden>
                      {say('doctors.ratingName', { rating: rating.toFixed(1), count: reviewCount })}
                    </VisuallyHidden>
                    <span aria-hidden>
                      <span className={strong}>{rating.toFixed(1)}</span> (
                      {say('doctors.reviewCount', { count: reviewCount })})
                    </span>
                  </span>
                )}
              </span>
              <Languages size={16} className={pin} aria-hidden />
              <span className={spoken} data-line>
                <VisuallyHidden>{say('doctors.speaks')} </VisuallyHidden>
                {languages.map(languageName).join(', ')}
              </span>
            </div>
            <Where doctor={doctor} />
            {expertise.length > 0 && (
              <p className={line} data-line>
                <span className={strong}>{say('doctors.expertise')}:</span> {expertise.map(expertiseName).join(', ')}
              </p>
            )}
            {profileTags.length > 0 && (
              <div className={tags} data-line>
                {profileTags.map((tag) => (
                  <Badge key={tag} tone="calm">
                    {expertiseName(tag)}
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
    <p className={`${line} ${fact}`} title={whole}>
      <MapPin size={16} className={pin} aria-hidden />
      <span className={css({ minWidth: '0' })} data-line>
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
