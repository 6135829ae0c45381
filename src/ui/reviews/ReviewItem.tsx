import { MessageSquareReply, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import type { Review } from '../../core/reviews/reviews'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { Rating } from '../kit/Rating'
import { remark } from '../kit/remark.styles'

const top = css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '8' })
const writer = css({ display: 'grid', minWidth: '0', '& > strong': { fontWeight: 'medium', overflowWrap: 'anywhere' } })
const answer = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '8',
  background: 'calm.tint',
  '& strong': { fontSize: '14', color: 'calm' },
})
const outdent = css({ marginInlineStart: '-12', marginBlockStart: '4' })

interface ReviewItemProps {
  readonly review: Review
  /** The form of the reply that is being written here. */
  readonly form: ReactNode
  readonly onReply: (id: string) => void
  readonly onDelete: (id: string, isReply: boolean) => void
}

/** What a patient wrote, the reply to it, and what the doctor can do about both. */
export const ReviewItem = memo(({ review, form, onReply, onDelete }: ReviewItemProps) => {
  const say = useText()
  const when = useWhen()
  const { id, name, stars, message: text, doctorReply, createdAt } = review
  return (
    <div className={remark.item}>
      <Avatar name={name} decorative />
      <div className={remark.words}>
        <div className={top}>
          <div className={writer}>
            <strong>{name}</strong>
            <time className={remark.date} dateTime={new Date(createdAt * 1000).toISOString()}>
              {when.day(createdAt)}
            </time>
          </div>
          <IconButton
            size="sm"
            label={say('reviews.delete.name', { name })}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => onDelete(id, false)}
          />
        </div>
        <Rating value={stars} name={say('reviews.starsName', { stars })} />
        <p className={remark.message}>{text}</p>
        {doctorReply !== null ? (
          <div className={cx(remark.answer, answer)}>
            <div>
              <strong>{say('reviews.yourReply')}</strong>
              <p className={remark.message}>{doctorReply}</p>
            </div>
            <IconButton
              size="sm"
              label={say('reviews.deleteReply.name', { name })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => onDelete(id, true)}
            />
          </div>
        ) : (
          (form ?? (
            <div className={outdent}>
              <Button
                tone="quiet"
                size="sm"
                aria-label={say('reviews.reply.label', { name })}
                onClick={() => onReply(id)}
              >
                <MessageSquareReply size={20} aria-hidden />
                {say('reviews.reply')}
              </Button>
            </div>
          ))
        )}
      </div>
    </div>
  )
})
