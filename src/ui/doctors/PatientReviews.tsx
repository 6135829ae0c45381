import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import type { Review } from '../../core/reviews/reviews'
import type { Fault } from '../../machines/kit/fault.view'
import { onDemand } from '../app/loading/onDemand'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Rating } from '../kit/Rating'
import { remark } from '../kit/remark.styles'
import { SkeletonText } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const WindowList = onDemand(async () => (await import('../kit/WindowList')).WindowList<Review>)

const FIRST = 4
/** How high a review is about, in CSS pixels, before it was rendered. */
const ROUGH = 120

const idOf = ({ id }: Review): string => id

const heading = css({ margin: '0', marginBlockEnd: '8', fontSize: '18' })
const list = css({ margin: '0', padding: '0', listStyle: 'none' })
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12',
  lineHeight: 'caption',
})
const outdent = css({ marginInlineStart: '-12' })
const name = css({ fontWeight: 'medium' })
const reply = css({ background: 'tint', fontSize: '14', lineHeight: 'caption' })

interface PatientReviewsProps {
  /** Null until they arrive. */
  readonly reviews: readonly Review[] | null
  readonly fault: Fault | null
  readonly doctorName: string
  readonly onRetry: () => void
}

interface RemarkProps {
  readonly review: Review
  readonly doctorName: string
}

const Remark = ({ review, doctorName }: RemarkProps) => {
  const say = useText()
  const when = useWhen()
  return (
    <div className={remark.item}>
      <Avatar name={review.name} decorative />
      <div className={remark.words}>
        <div className={top}>
          <span className={name}>{review.name}</span>
          <time className={remark.date} dateTime={new Date(review.createdAt * 1000).toISOString()}>
            {when.day(review.createdAt)}
          </time>
        </div>
        <Rating value={review.stars} name={say('doctors.stars', { stars: review.stars })} />
        <p className={remark.message}>{review.message}</p>
        {review.doctorReply !== null && (
          <div className={cx(remark.answer, reply)}>
            <strong>{say('doctors.reply', { name: doctorName })}</strong>
            <p>{review.doctorReply}</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** What patients wrote, and what the doctor answered: the first few, then all of them. */
export function PatientReviews({ reviews, fault, doctorName, onRetry }: PatientReviewsProps) {
  const say = useText()
  const [isOpen, setOpen] = useState(false)
  const rest = (reviews?.length ?? 0) - FIRST
  const render = (review: Review) => <Remark review={review} doctorName={doctorName} />
  const first = (
    <ul className={list}>
      {reviews?.slice(0, FIRST).map((review) => (
        <li key={review.id}>{render(review)}</li>
      ))}
    </ul>
  )
  return (
    <Card as="section">
      <h2 className={heading}>{say('doctors.patientReviews')}</h2>
      {fault ? (
        <ErrorState message={say.fault(fault)} retryLabel={say('doctors.retry')} onRetry={onRetry} />
      ) : reviews ? (
        reviews.length === 0 ? (
          <EmptyState title={say('doctors.noReviews')} text={say('doctors.noReviewsText')} />
        ) : isOpen ? (
          <WindowList items={reviews} keyOf={idOf} gap={0} rough={ROUGH} render={render} meanwhile={first} />
        ) : (
          first
        )
      ) : (
        <output>
          <VisuallyHidden>{say('doctors.reviewsLoading')}</VisuallyHidden>
          <SkeletonText lines={4} />
        </output>
      )}
      {!isOpen && rest > 0 && (
        <div className={outdent}>
          <Button tone="quiet" size="sm" onClick={() => setOpen(true)}>
            {say('doctors.moreReviews', { count: rest })}
          </Button>
        </div>
      )}
    </Card>
  )
}
