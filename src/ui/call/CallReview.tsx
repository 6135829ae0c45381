import { useId } from 'react'
import { css } from 'styled-system/css'
import { VISIT_REVIEW } from '../../core/call/call.rules'
import type { CallReviewActor } from '../../machines/call/callReview.machine'
import { viewCallReview } from '../../machines/call/callReview.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { InlineNotice } from '../kit/InlineNotice'
import { Modal } from '../kit/Modal'
import { RatingField } from '../kit/Rating'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'

const look = css({ display: 'grid', gap: '16', '& > p': { margin: '0', color: 'muted', fontSize: '14' } })

/** How a visit was, in stars and in words. */
export const CallReview = ({ actor }: { readonly actor: CallReviewActor }) => {
  const say = useText()
  const form = useId()
  const view = useView(actor, viewCallReview)
  return (
    <Modal
      open
      size="sm"
      title={say('call.review.ask')}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'close' })}
      footer={
        <Button type="submit" form={form} busy={view.isBusy} disabled={!view.canSend && !view.isBusy}>
          {say('call.review.send')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className={look}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'send' })
        }}
      >
        <RatingField
          label={say('call.review.stars')}
          value={view.stars ?? 0}
          starName={(stars) => say('call.review.star', { stars })}
          onChange={(stars) => actor.send({ type: 'stars.chosen', stars })}
        />
        <TextField
          label={say('call.review.words')}
          lines={3}
          value={view.message}
          maxLength={VISIT_REVIEW}
          asSent="message"
          onChange={(message) => actor.send({ type: 'words.typed', message })}
        />
        <p>{say('call.review.public')}</p>
        {view.fault && <InlineNotice tone="bad">{say.fault(view.fault)}</InlineNotice>}
      </form>
    </Modal>
  )
}
