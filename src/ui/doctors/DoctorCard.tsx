import { Languages, MapPin, Star } from 'lucide-react'
import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard as Doctor } from '../../core/doctors/doctors'
import { doctorPath } from '../../core/app/links'
import { localityOf, namedOnce, shownDistance } from '../../core/doctors/doctors.rules'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import { degreesOf } from '../../machines/doctors/doctorSummary.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
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
const space = css({ padding: { base: '12', tablet: '16' } })
/** Facts begin below the portrait on a phone and beside it elsewhere, where the tags stand at the end of the name's line. */
const about = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', tablet: 'auto fit-content(70%) minmax(0, 1fr)' },
  gridTemplateRows: { tablet: 'repeat(3, auto) 1fr' },
  columnGap: '12',
  rowGap: { base: '[2px]', tablet: '4' },
  minWidth: '0',
})
const portrait = css({ gridRow: { base: '1 / 4', tablet: '1 / 5' }, paddingBlockEnd: { base: '4', tablet: '0' } })
const title = css({
  margin: '0',
  fontSize: { base: '16', tablet: '18' },
  lineClamp: '2',
  overflowWrap: 'anywhere',
})
const titleLink = css({
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'primary', textDecoration: 'underline' },
})
const line = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const beside = css({ gridColumn: { base: '2', tablet: '2 / -1' } })
/** The whole of it is on the doctor's page. */
const oneLine = css({ lineClamp: '1', overflowWrap: 'anywhere' })
const strong = css({ color: 'ink', fontWeight: 'medium' })
const facts = css({
  gridColumn: { base: '1 / -1', tablet: '2 / -1' },
  display: 'grid',
  gap: { base: '[2px]', tablet: '4' },
  minWidth: '0',
})
const fact = css({ display: 'flex', gap: '4', minWidth: '0', '& > svg': { marginBlockStart: '[2px]' } })
const rest = css({ flex: '1', minWidth: '0' })
const icon = css({ flexShrink: 0, color: 'muted' })
const star = css({ flexShrink: 0, color: 'brand.strong', fill: 'current' })
const score = css({ flexShrink: 0, marginInlineEnd: '8' })
const fromTablet = css({ tabletDown: { display: 'none' } })
const onPhone = css({ tablet: { display: 'none' } })
/** As many tags as one line has room for, each whole: the others wrap out of sight. */
const tags = css({
  gridColumn: { base: '1 / -1', tablet: '3' },
  gridRow: { tablet: '1' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { tablet: 'flex-end' },
  gap: '4',
  height: '24',
  marginBlockStart: { base: '[2px]', tablet: '0' },
  overflow: 'hidden',
  fontSize: '12',
  '& > *': { whiteSpace: 'nowrap' },
})

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
  const years = say('doctors.yearsShort', { years: yearsOfExperience })
  return (
    <Card space="none" className={space}>
      <div className={layout}>
        <div className={about}>
          <div className={portrait}>
            <Avatar name={name} src={doctor.photoUrl} size="lg" decorative />
          </div>
          <h3 className={title}>
            <Link href={doctorPath(id)} state={{ doctorId: id }} className={titleLink}>
              {name}
            </Link>
          </h3>
          <p className={cx(line, beside, strong)}>{nameOf(speciality)}</p>
          <p className={cx(line, beside, oneLine)} title={degrees}>
            {degrees}
          </p>
          <div className={facts}>
            <div className={cx(line, fact)}>
              {rating !== null && <Star size={16} className={star} aria-hidden />}
              <span className={score}>
                <VisuallyHidden>
                  {rating === null
                    ? say('doctors.reviewCount', { count: reviewCount })
                    : say('doctors.ratingName', { rating: rating.toFixed(1), count: reviewCount })}
                  , {say('doctors.years', { years: yearsOfExperience })}
                </VisuallyHidden>
                <span aria-hidden>
                  {rating === null ? (
                    say('doctors.reviewCount', { count: reviewCount })
                  ) : (
                    <>
                      <span className={strong}>{rating.toFixed(1)}</span> ({reviewCount})
                    </>
                  )}{' '}
                  · {years}
                </span>
              </span>
              <Languages size={16} className={icon} aria-hidden />
              <span className={cx(rest, oneLine)}>
                <VisuallyHidden>{say('doctors.speaks')} </VisuallyHidden>
                {languages.map(languageName).join(', ')}
              </span>
            </div>
            <Where doctor={doctor} />
            {expertise.length > 0 && (
              <p className={cx(line, oneLine, fromTablet)}>
                <span className={strong}>{say('doctors.expertise')}:</span> {expertise.map(expertiseName).join(', ')}
              </p>
            )}
          </div>
          {profileTags.length > 0 && (
            <div className={tags} data-beginning>
              {profileTags.map((tag) => (
                <Badge key={tag} tone="calm">
                  {expertiseName(tag)}
                </Badge>
              ))}
            </div>
          )}
        </div>
        <BookingOffers doctor={doctor} onBook={(consultation) => onBook(doctor, consultation)} />
      </div>
    </Card>
  )
})

/** The nearest clinic: its area and town for the eye, all of it for everyone who listens or points. */
function Where({ doctor: { clinicName, clinicAddress, distance } }: { doctor: Doctor }) {
  const say = useText()
  if (clinicName === null) return null
  const whole = say('doctors.clinicNamed', { name: clinicName, address: clinicAddress ?? '' })
  const away = distance === null ? null : say('doctors.away', { kilometres: shownDistance(distance) })
  // A clinic that is named for its area says it once.
  const placed = [cutText(clinicName), ...localityOf(clinicAddress ?? '').split(', ')]
    .filter((part, index) => index === 0 || !clinicName.includes(part))
    .join(', ')
  const locality = cutText(localityOf(clinicAddress ?? ''), TEXT_CUT.address)
  return (
    <p className={cx(line, fact)} title={whole}>
      <MapPin size={16} className={icon} aria-hidden />
      <span className={cx(rest, oneLine)}>
        <VisuallyHidden>
          {whole}
          {away && `, ${away}`}
        </VisuallyHidden>
        <span aria-hidden>
          {locality === '' ? cutText(clinicName) : <span className={onPhone}>{locality}</span>}
          {locality !== '' && <span className={fromTablet}>{placed}</span>}
          {away && (
            <>
              {' · '}
              <span className={strong}>{away}</span>
            </>
          )}
        </span>
      </span>
    </p>
  )
}
