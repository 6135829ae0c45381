import { css } from 'styled-system/css'
import type { OwnTestsActor } from '../../machines/sales/ownTests.machine'
import type { ProviderOffersActor } from '../../machines/sales/providerOffers.machine'
import { type ProviderOffersView, viewOwnTests } from '../../machines/sales/sales.view'
import { useMoney } from '../intl/format'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { ErrorState } from '../kit/ErrorState'
import { RadioCards } from '../kit/RadioCards'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const list = css({
  display: 'grid',
  gap: '8',
  margin: '0',
  padding: '0',
  border: 'none',
  minWidth: '0',
  '& legend': { fontSize: '14', fontWeight: 'medium' },
})

interface OfferTestsProps {
  readonly writing: NonNullable<ProviderOffersView['writing']>
  readonly actor: ProviderOffersActor
  readonly own: OwnTestsActor
}

/** Which tests an offer holds for: all of the centre's, or those that are marked. */
export const OfferTests = ({ writing: { testIds, wrong }, actor, own }: OfferTestsProps) => {
  const say = useText()
  const money = useMoney()
  const testName = useTestName()
  const view = useView(own, viewOwnTests)
  const isSome = testIds !== null
  return (
    <>
      <RadioCards
        label={say('sales.offer.which')}
        options={[
          { id: 'all', name: say('sales.offer.allTests') },
          { id: 'some', name: say('sales.offer.someTests') },
        ]}
        chosen={isSome ? 'some' : 'all'}
        error={wrong.includes('testIds') ? say('sales.offer.tests.wrong') : undefined}
        onChoose={(id) => {
          if (id === 'some') own.send({ type: 'wanted' })
          actor.send({ type: 'draft.changed', change: { testIds: id === 'all' ? null : (testIds ?? []) } })
        }}
      />
      {isSome && view.fault && (
        <ErrorState
          title={say('sales.tests.failed')}
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => own.send({ type: 'retry' })}
        />
      )}
      {isSome && view.isLoading && <SkeletonText lines={4} />}
      {isSome && view.isListed && (
        <fieldset className={list}>
          <legend>{say('sales.offer.chosen', { count: testIds.length })}</legend>
          {view.tests
            .filter(({ isOffered }) => isOffered)
            .map(({ id, name, price }) => (
              <Checkbox
                key={id}
                label={say('sales.offer.test', { test: testName(name), price: money(price) })}
                checked={testIds.includes(id)}
                onChange={() => actor.send({ type: 'test.marked', id })}
              />
            ))}
        </fieldset>
      )}
    </>
  )
}
