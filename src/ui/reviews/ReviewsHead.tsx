import { css } from 'styled-system/css'
import type { ReviewsView } from '../../machines/reviews/reviews.view'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { LinkButton } from '../kit/LinkButton'
import { Rating } from '../kit/Rating'
import { SkeletonText } from '../kit/Skeleton'

const look = css({ display: 'grid', gap: '16', paddingBlockEnd: '16', borderBlockEnd: 'line' })
const person = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12',
  alignItems: 'center',
  '& p': { margin: '0', fontSize: '14', lineHeight: 'caption', color: 'muted', overflowWrap: 'anywhere' },
})
const name = css({ fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading', margin: '0' })
const numbers = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '8',
  '& > :last-child': { marginInlineStart: 'auto' },
})
const average = css({ fontSize: '28', fontWeight: 'semibold', lineHeight: 'none', fontVariantNumeric: 'tabular-nums' })
const count = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** Whose reviews these are, and what they come to. */
export const ReviewsHead = ({
  profile,
  average: shown,
  isIntroducing,
}: Pick<ReviewsView, 'profile' | 'average' | 'isIntroducing'>) => {
  const say = useText()
  const nameOf = useSpecialityName()
  if (profile === null) return isIntroducing ? <SkeletonText lines={4} /> : null
  const degrees = profile.qualifications.map(({ degreeName }) => degreeName).join(', ')
  return (
    <div className={look}>
      <div className={person}>
        <Avatar name={profile.name} src={profile.photoUrl} size="lg" decorative />
        <div>
          <h3 className={name}>{profile.name}</h3>
          <p>{nameOf(profile.speciality)}</p>
          {degrees !== '' && <p>{degrees}</p>}
          <p>{say('reviews.years', { years: profile.yearsOfExperience })}</p>
        </div>
      </div>
      <div className={numbers}>
        {shown !== null && (
          <>
            <span className={average} aria-hidden>
              {shown}
            </span>
            <Rating value={Number(shown)} size={20} name={say('reviews.averageName', { average: shown })} />
          </>
        )}
        <span className={count}>{say('reviews.count', { count: profile.reviewCount })}</span>
        <Link href="/profile-detail" asChild>
          <LinkButton tone="secondary" size="sm">
            {say('reviews.viewProfile')}
          </LinkButton>
        </Link>
      </div>
    </div>
  )
}
