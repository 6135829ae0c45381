import type { SnapshotFrom } from 'xstate'
import { isNarrowed, isSendableReply } from '../../core/reviews/reviews.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { reviewsMachine } from './reviews.machine'

/** What the reviews panel shows. */
export const viewReviews = (snapshot: SnapshotFrom<typeof reviewsMachine>) => {
  const { profile, query, reviews, failure, reply, replyFailure, deletion } = snapshot.context
  return {
    profile,
    isIntroducing: snapshot.hasTag('introducing'),
    /** Two decimals; null without reviews. */
    average: profile?.rating?.toFixed(2) ?? null,
    query,
    isNarrowed: isNarrowed(query),
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    reviews: reviews ?? [],
    isFirstLoad: reviews === null,
    reply: reply && {
      ...reply,
      canSend: isSendableReply(reply.text),
      isSending: snapshot.hasTag('sending'),
      fault: faultBeside(replyFailure),
    },
    deletion: deletion && {
      ...deletion,
      name: reviews?.find(({ id }) => id === deletion.id)?.name ?? '',
      isBusy: snapshot.hasTag('deleting'),
    },
  }
}

export type ReviewsView = ReturnType<typeof viewReviews>
