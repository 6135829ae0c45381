import { useCallback } from 'react'
import { css } from 'styled-system/css'
import type { Review } from '../../core/reviews/reviews'
import type { ReviewsActor } from '../../machines/reviews/reviews.machine'
import { viewReviews } from '../../machines/reviews/reviews.view'
import { Confirmation } from '../app/frame/Confirmation'
import { useSend } from '../app/frame/useSend'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { PanelList } from '../kit/PanelList'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { ReplyForm } from './ReplyForm'
import { ReviewFilters } from './ReviewFilters'
import { ReviewItem } from './ReviewItem'
import { ReviewsHead } from './ReviewsHead'

/** How high a review is about, in CSS pixels, before it was rendered. */
const ROUGH = 168

const idOf = ({ id }: Review): string => id

const look = css({ display: 'grid', gap: '16', alignContent: 'start' })
const found = css({ margin: '0', minHeight: '20', color: 'muted', fontSize: '14', lineHeight: 'caption' })

const needs = { 'reply.started': 'doctorReview.reply', delete: 'doctorReview.delete' } as const

/** What patients say about the doctor, and the doctor's replies. */
export const ReviewsPanel = ({ actor }: { readonly actor: ReviewsActor }) => {
  const say = useText()
  const view = useView(actor, viewReviews)
  const send = useSend(actor, needs)
  const onReply = useCallback((id: string) => send({ type: 'reply.started', id }), [send])
  const onDelete = useCallback(
    (id: string, isReply: boolean) => send({ type: 'delete', deletion: { id, isReply } }),
    [send],
  )
  const { reviews, reply, deletion } = view
  const question = deletion?.isReply ? 'deleteReply' : 'delete'
  return (
    <div className={look}>
      <ReviewsHead profile={view.profile} average={view.average} isIntroducing={view.isIntroducing} />
      <ReviewFilters
        query={view.query}
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
        <PanelList
          items={reviews}
          keyOf={idOf}
          gap={0}
          rough={ROUGH}
          label={say('reviews.list')}
          isBusy={view.isLoading}
          render={(review) => (
            <ReviewItem
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
          )}
        />
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
