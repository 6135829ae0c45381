import { BadgeCheck, Briefcase, Languages, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { DoctorProfile } from '../../core/doctors/doctors'
import { namedOnce } from '../../core/doctors/doctors.rules'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
import { useExpertiseName } from '../intl/useExpertiseName'
import { useLanguageName } from '../intl/useLanguageName'

const cover = css({
  display: 'block',
  width: 'full',
  height: { base: '96', tablet: '160' },
  objectFit: 'cover',
  background: 'brand.tint',
})
const body = css({ paddingInline: { base: '16', tablet: '24' }, paddingBlockEnd: { base: '16', tablet: '24' } })
const top = css({ display: 'flex', alignItems: 'flex-end', gap: '16', flexWrap: 'wrap', marginBlockStart: '-48' })
const portrait = css({
  width: '120',
  height: '120',
  borderRadius: '20',
  border: '[4px solid {colors.surface}]',
  background: 'brand.tint',
  objectFit: 'cover',
})
const nameRow = css({ display: 'flex', alignItems: 'center', gap: '8', marginBlockStart: '12' })
const verified = css({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '4',
  color: 'calm',
  fontSize: '14',
  fontWeight: 'medium',
})
const title = css({ margin: '0', minWidth: '0', textStyle: 'title', overflowWrap: 'anywhere' })
const line = css({ margin: '0', color: 'muted', lineHeight: 'caption', overflowWrap: 'anywhere' })
const strong = css({ color: 'ink', fontWeight: 'medium' })
const tags = css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginBlockStart: '12' })
const strip = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', tablet: 'repeat(4, minmax(0, 1fr))' },
  gap: '16',
  margin: '0',
  marginBlockStart: '16',
  paddingBlockStart: '16',
  borderBlockStart: 'line',
})
const fact = css({
  display: 'grid',
  gridTemplateColumns: '[20px minmax(0, 1fr)]',
  columnGap: '8',
  alignContent: 'start',
  '& > svg': { gridRow: '1 / 3', marginBlockStart: '[2px]', color: 'primary' },
  '& > dt': { color: 'muted', fontSize: '12', lineHeight: 'caption' },
  '& > dd': { gridColumn: '2', margin: '0', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' },
})

const Fact = ({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) => (
  <div className={fact}>
    {icon}
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Who the doctor is, at a glance. */
export function ProfileHead({ profile, degrees }: { profile: DoctorProfile; degrees: string }) {
  const say = useText()
  const nameOf = useSpecialityName()
  const languageName = useLanguageName()
  const expertiseName = useExpertiseName()
  const { name, speciality, yearsOfExperience, rating, reviewCount, languages, city } = profile
  const [, profileTags = []] = namedOnce(profile.expertise, profile.profileTags)
  return (
    <Card as="section" space="none">
      <img src={profile.coverUrl} alt="" className={cover} width={800} height={160} />
      <div className={body}>
        <div className={top}>
          <img src={profile.photoUrl} alt={name} className={portrait} width={120} height={120} />
        </div>
        <div className={nameRow}>
          <h1 className={title}>{name}</h1>
          <span className={verified}>
            <BadgeCheck size={20} aria-hidden />
            {say('doctors.verified')}
          </span>
        </div>
        <p className={line}>
          <span className={strong}>{nameOf(speciality)}</span>
          {degrees !== '' && ` · ${degrees}`}
        </p>
        {profileTags.length > 0 && (
          <div className={tags}>
            {profileTags.map((tag) => (
              <Badge key={tag} tone="calm">
                {expertiseName(tag)}
              </Badge>
            ))}
          </div>
        )}
        <dl className={strip} aria-label={say('doctors.facts')}>
          <Fact icon={<Briefcase size={20} aria-hidden />} term={say('doctors.factExperience')}>
            {say('doctors.yearsShort', { years: yearsOfExperience })}
          </Fact>
          <Fact icon={<Star size={20} aria-hidden />} term={say('doctors.factRating')}>
            {rating === null
              ? say('doctors.reviewCount', { count: reviewCount })
              : say('doctors.ratingShort', { rating: rating.toFixed(1), count: reviewCount })}
          </Fact>
          <Fact icon={<Languages size={20} aria-hidden />} term={say('doctors.factLanguages')}>
            {languages.map(languageName).join(', ')}
          </Fact>
          <Fact icon={<MapPin size={20} aria-hidden />} term={say('doctors.factCity')}>
            {city}
          </Fact>
        </dl>
      </div>
    </Card>
  )
}
