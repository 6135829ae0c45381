import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { css } from 'styled-system/css'
import type { ReviewsActor } from '../../machines/reviews/reviews.machine'
import { viewReviews } from '../../machines/reviews/reviews.view'
import { Confirmation } from '../app/Confirmation'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { ReplyForm } from './ReplyForm'
import { ReviewFilters } from './ReviewFilters'
import { ReviewItem } from './ReviewItem'
import { ReviewsHead } from './ReviewsHead'

/** Reviews shown at first, and with each press on "Show more". */
const STEP = 20

const look = css({ display: 'grid', gap: '16', alignContent: 'start' })
const found = css({ margin: '0', minHeight: '20', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const list = css({ margin: '0', padding: '0', listStyle: 'none' })

/** What patients say about the doctor, and the doctor's replies. */
export const ReviewsPanel = ({ actor }: { readonly actor: ReviewsActor }) => {
  const say = useText()
  const view = useSelector(actor, viewReviews, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  const [shown, setShown] = useState(STEP)
  const onReply = useCallback((id: string) => actor.send({ type: 'reply.started', id }), [actor])
  const onDelete = useCallback(
    (id: string, isReply: boolean) => actor.send({ type: 'delete', deletion: { id, isReply } }),
    [actor],
  )
  const { reviews, reply, deletion } = view
  const rest = reviews.length - shown
  const question = deletion?.isReply ? 'deleteReply' : 'delete'
  return (
    <div className={look}>
      <ReviewsHead profile={view.profile} average={view.average} isIntroducing={view.isIntroducing} />
      <ReviewFilters
        query={view.query}
        areDatesTurned={view.areDatesTurned}
        onType={(keyword) => actor.send({ type: 'keyword.typed', keyword })}
        onChange={(change) => actor.send({ type: 'query.changed', change })}
        onReset={() => actor.send({ type: 'reset' })}
      />
      <p className={found} role="status">
        {view.isLoading
          ? say(view.isFirstLoad ? 'reviews.loading' : 'reviews.updating')
          : view.isNarrowed && view.fault === null && say('reviews.shown', { count: reviews.length })}
      </p>
      {view.fault ? (
        <ErrorState
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isFirstLoad ? (
        <SkeletonText lines={6} />
      ) : reviews.length === 0 && !view.isLoading ? (
        <EmptyState
          title={say('reviews.none')}
          text={say(view.isNarrowed ? 'reviews.none.filtered' : 'reviews.none.text')}
          action={
            view.isNarrowed && (
              <Button tone="secondary" onClick={() => actor.send({ type: 'reset' })}>
                {say('reviews.none.reset')}
              </Button>
            )
          }
        />
      ) : (
        <ul className={list} aria-label={say('reviews.list')} aria-busy={view.isLoading}>
          {reviews.slice(0, shown).map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              onReply={onReply}
              onDelete={onDelete}
              form={
                reply?.reviewId === review.id ? (
                  <ReplyForm
                    reply={reply}
                    name={review.name}
                    onType={(text) => actor.send({ type: 'reply.typed', text })}
                    onSend={() => actor.send({ type: 'reply.sent' })}
                    onCancel={() => actor.send({ type: 'reply.cancelled' })}
                  />
                ) : null
              }
            />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button tone="quiet" onClick={() => setShown(shown + STEP)}>
          {say('reviews.more', { count: Math.min(rest, STEP) })}
        </Button>
      )}
      <Confirmation
        open={deletion !== null}
        danger
        busy={deletion?.isBusy ?? false}
        title={say(`reviews.${question}.title`)}
        message={say(`reviews.${question}.message`)}
        name={deletion?.name}
        yes={say('reviews.delete.yes')}
        no={say('reviews.delete.no')}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </div>
  )
}
