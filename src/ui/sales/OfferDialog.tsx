import { css } from 'styled-system/css'
import type { OwnTestsActor } from '../../machines/sales/ownTests.machine'
import type { ProviderOffersActor } from '../../machines/sales/providerOffers.machine'
import type { ProviderOffersView } from '../../machines/sales/sales.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { DatePicker } from '../kit/date-picker/DatePicker'
import { InlineNotice } from '../kit/InlineNotice'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { OfferTests } from './OfferTests'

const look = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })

interface OfferDialogProps {
  readonly writing: NonNullable<ProviderOffersView['writing']>
  readonly view: ProviderOffersView
  readonly actor: ProviderOffersActor
  /** Tests of a centre; a pharmacy has none. */
  readonly own: OwnTestsActor | undefined
}

/** A new offer: how much is taken off, at most so much, and on which days. */
export const OfferDialog = ({ writing, view, actor, own }: OfferDialogProps) => {
  const say = useText()
  const { percent, most, from, to, wrong, today, lastDay } = writing
  const leave = () => actor.send({ type: 'cancel' })
  return (
    <Modal
      open
      size="sm"
      title={say('sales.offer.new')}
      closeLabel={say('sales.close')}
      onClose={leave}
      footer={
        <>
          <Button tone="secondary" onClick={leave}>
            {say('sales.cancel')}
          </Button>
          <Button busy={view.isSaving} onClick={() => actor.send({ type: 'save' })}>
            {say('sales.offer.make')}
          </Button>
        </>
      }
    >
      <div className={look}>
        {writing.fault !== null && (
          <InlineNotice tone="bad" isUrgent>
            {say.fault(writing.fault)}
          </InlineNotice>
        )}
        <p>{say(view.provider === 'pharmacy' ? 'sales.offers.first' : 'sales.offers.tests')}</p>
        <TextField
          label={say('sales.offer.percent')}
          numeric="digits"
          after="%"
          autoComplete="off"
          asSent="percent"
          value={percent}
          error={wrong.includes('percent') ? say('sales.offer.percent.wrong') : undefined}
          onChange={(text) => actor.send({ type: 'draft.changed', change: { percent: text } })}
        />
        <TextField
          label={say('sales.offer.most')}
          numeric="money"
          before="₹"
          autoComplete="off"
          asSent="most"
          help={say('sales.offer.most.help')}
          value={most}
          error={wrong.includes('most') ? say('sales.offer.most.wrong') : undefined}
          onChange={(text) => actor.send({ type: 'draft.changed', change: { most: text } })}
        />
        {view.provider === 'centre' && own && <OfferTests writing={writing} actor={actor} own={own} />}
        <DatePicker
          view={{
            label: say('sales.offer.from'),
            value: from,
            min: today,
            max: null,
            asSent: 'from',
            ...(wrong.includes('from') && { error: say('sales.offer.from.wrong') }),
          }}
          on={({ day }) => actor.send({ type: 'draft.changed', change: { from: day } })}
        />
        <DatePicker
          view={{
            label: say('sales.offer.to'),
            value: to,
            min: from ?? today,
            max: lastDay,
            asSent: 'to',
            help: say('sales.offer.to.help'),
            ...(wrong.includes('to') && { error: say('sales.offer.to.wrong') }),
          }}
          on={({ day }) => actor.send({ type: 'draft.changed', change: { to: day } })}
        />
      </div>
    </Modal>
  )
}
