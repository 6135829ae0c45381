import { css } from 'styled-system/css'
import { LONGEST_REPLY } from '../../core/reviews/reviews.rules'
import type { ReviewsView } from '../../machines/reviews/reviews.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { TextField } from '../kit/TextField'

const look = css({ display: 'grid', gap: '8', marginBlockStart: '12' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

interface ReplyFormProps {
  readonly reply: NonNullable<ReviewsView['reply']>
  readonly name: string
  readonly onType: (text: string) => void
  readonly onSend: () => void
  readonly onCancel: () => void
}

/** The reply to one review. Enter sends it, Shift and Enter begins a new line. */
export const ReplyForm = ({ reply, name, onType, onSend, onCancel }: ReplyFormProps) => {
  const say = useText()
  return (
    <form
      className={look}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed Reply is about to type one
        autoFocus
        label={say('reviews.reply.label', { name })}
        lines={3}
        maxLength={LONGEST_REPLY}
        placeholder={say('reviews.reply.placeholder')}
        help={say('reviews.reply.public')}
        error={reply.fault === null ? undefined : say.fault(reply.fault)}
        value={reply.text}
        onChange={onType}
        onEnter={onSend}
      />
      <div className={ways}>
        <Button type="submit" size="sm" busy={reply.isSending} disabled={!reply.canSend}>
          {say('reviews.reply.send')}
        </Button>
        <Button tone="secondary" size="sm" onClick={onCancel}>
          {say('reviews.reply.cancel')}
        </Button>
      </div>
    </form>
  )
}
