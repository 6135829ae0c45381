import { Plus } from 'lucide-react'
import { css } from 'styled-system/css'
import type { OwnTestsActor } from '../../machines/sales/ownTests.machine'
import type { ProviderOffersActor } from '../../machines/sales/providerOffers.machine'
import { type ProviderOffersView, viewProviderOffers } from '../../machines/sales/sales.view'
import { useMoney } from '../intl/format'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge, type BadgeTone } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { OfferDialog } from './OfferDialog'

const look = css({ display: 'grid', gap: '12', minWidth: '0', '& p': { margin: '0', lineHeight: 'caption' } })
const title = css({ margin: '0', fontSize: '18', lineHeight: 'heading' })
const list = css({ display: 'grid', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingBlock: '8',
  borderBlockEnd: 'line',
  lineHeight: 'caption',
})
const words = css({ flex: '[1 1 12rem]', minWidth: '0', overflowWrap: 'anywhere' })
const what = css({ display: 'block', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })
const days = css({ display: 'block', color: 'muted', fontSize: '14', fontVariantNumeric: 'tabular-nums' })
const quiet = css({ color: 'muted', fontSize: '14' })

const tones: Readonly<Record<ProviderOffersView['offers'][number]['state'], BadgeTone>> = {
  ahead: 'info',
  running: 'good',
  over: 'neutral',
}

interface OffersCardProps {
  readonly actor: ProviderOffersActor
  /** Tests of a centre; a pharmacy has none. */
  readonly own: OwnTestsActor | undefined
}

/** What a provider takes off and when; a new offer is made, and one that holds or comes is ended. */
export const OffersCard = ({ actor, own }: OffersCardProps) => {
  const say = useText()
  const when = useWhen()
  const money = useMoney()
  const testName = useTestName()
  const view = useView(actor, viewProviderOffers)
  const { ending } = view
  const offerOf = ({ percent, most }: { readonly percent: number; readonly most: number | null }) =>
    most === null ? say('sales.offer', { percent }) : say('sales.offer.upTo', { percent, most: money(most) })
  return (
    <Card>
      <section className={look} aria-labelledby="offers">
        <h2 id="offers" className={title}>
          {say('sales.offers')}
        </h2>
        <p className={quiet}>{say(view.provider === 'pharmacy' ? 'sales.offers.first' : 'sales.offers.tests')}</p>
        {view.fault ? (
          <ErrorState
            title={say('sales.offers.failed')}
            message={say.fault(view.fault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : view.isLoading ? (
          <SkeletonText lines={2} />
        ) : (
          <>
            {view.offers.length === 0 && <p>{say('sales.offers.none')}</p>}
            {view.offers.length > 0 && (
              <ul className={list}>
                {view.offers.map((offer) => (
                  <li key={offer.id} className={item}>
                    <span className={words}>
                      <span className={what}>{offerOf(offer)}</span>
                      {offer.tests !== null && <span className={days}>{offer.tests.map(testName).join(' · ')}</span>}
                      <span className={days}>
                        {offer.isOneDay
                          ? when.day(offer.from)
                          : say('sales.days', { from: when.day(offer.from), to: when.day(offer.to) })}
                      </span>
                    </span>
                    <Badge tone={tones[offer.state]}>{say(`sales.offer.${offer.state}`)}</Badge>
                    {offer.canEnd && (
                      <Button
                        size="sm"
                        tone="secondary"
                        aria-label={say('sales.offer.endNamed', { offer: offerOf(offer) })}
                        onClick={() => actor.send({ type: 'end.asked', id: offer.id })}
                      >
                        {say('sales.offer.end')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <Button tone="secondary" onClick={() => actor.send({ type: 'write' })}>
              <Plus size={20} aria-hidden />
              {say('sales.offer.new')}
            </Button>
          </>
        )}
      </section>
      {view.writing !== null && <OfferDialog writing={view.writing} view={view} actor={actor} own={own} />}
      {ending !== null && (
        <ConfirmDialog
          open
          danger
          title={say('sales.offer.end.title', { offer: offerOf(ending) })}
          message={say(ending.state === 'running' ? 'sales.offer.end.running' : 'sales.offer.end.ahead')}
          yes={say('sales.offer.end')}
          no={say('sales.offer.keep')}
          closeLabel={say('sales.close')}
          busy={view.isSaving}
          onYes={() => actor.send({ type: 'end' })}
          onNo={() => actor.send({ type: 'cancel' })}
        />
      )}
    </Card>
  )
}
