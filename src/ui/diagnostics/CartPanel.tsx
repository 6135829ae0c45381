import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { testCartMachine } from '../../machines/diagnostics/testCart.machine'
import type { TestReportsActor } from '../../machines/diagnostics/testReports.machine'
import { viewTestCart } from '../../machines/diagnostics/testReports.view'
import { useMoney } from '../intl/format'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { BillRows } from '../kit/BillRows'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { Money } from '../kit/Money'
import { Skeleton } from '../kit/Skeleton'
import { useRemovals } from '../kit/useRemovals'
import { useView } from '../kit/useView'
import { offerLines } from './offerLines'

const body = css({ display: 'flex', flexDirection: 'column', gap: '12' })
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  '& > h2': { margin: '0', fontSize: '18', lineHeight: 'heading', overflowWrap: 'anywhere' },
})
const list = css({ display: 'flex', flexDirection: 'column', margin: '0', padding: '0', listStyle: 'none' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '12',
  alignItems: 'center',
  paddingBlock: '8',
  borderBlockEnd: 'line',
})
const name = css({ fontSize: '14', fontWeight: 'medium', lineHeight: 'caption', overflowWrap: 'anywhere' })
const price = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const muted = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface CartPanelProps {
  readonly page: TestReportsActor
  readonly actor: ActorRefFrom<typeof testCartMachine>
}

/** The cart: its centre, its tests with their prices, and the way to a day. */
export function CartPanel({ page, actor }: CartPanelProps) {
  const view = useView(actor, viewTestCart)
  return (
    <div {...useRemovals<HTMLDivElement>()}>
      <Cart page={page} actor={actor} view={view} />
    </div>
  )
}

interface CartProps extends CartPanelProps {
  readonly view: ReturnType<typeof viewTestCart>
}

function Cart({ page, actor, view }: CartProps) {
  const say = useText()
  const money = useMoney()
  const testName = useTestName()
  if (view.isLoading)
    return (
      <output className={body} aria-label={say('diagnostics.cartLoading')}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </output>
    )
  if (view.fault)
    return (
      <ErrorState
        title={say('diagnostics.cartFailed')}
        message={say.fault(view.fault)}
        retryLabel={say('diagnostics.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.tests.length === 0)
    return <EmptyState title={say('diagnostics.cartEmpty')} text={say('diagnostics.cartEmptyText')} />
  return (
    <div className={body} aria-busy={view.isSaving}>
      <div className={head}>
        <h2>{view.centreName}</h2>
        <Button tone="quiet" size="sm" disabled={!view.canClear} onClick={() => actor.send({ type: 'clear' })}>
          {say('diagnostics.clear')}
        </Button>
      </div>
      {view.arrived.length > 0 && (
        <InlineNotice tone="info">
          {say('diagnostics.arrived', { tests: view.arrived.map(testName).join(' · ') })}
        </InlineNotice>
      )}
      <ul className={list}>
        {view.tests.map((test) => (
          <li key={test.id} className={row}>
            <span className={name}>{testName(test.name)}</span>
            <Button
              data-removes
              tone="quiet"
              size="sm"
              aria-label={say('diagnostics.removeNamed', { name: testName(test.name) })}
              onClick={() => actor.send({ type: 'test.removed', testId: test.id })}
            >
              {say('diagnostics.remove')}
            </Button>
            <span className={price}>
              <Money paise={test.price} />
            </span>
          </li>
        ))}
      </ul>
      <BillRows
        label={say('diagnostics.bill')}
        lines={offerLines(say, money, view)}
        total={{ name: say('diagnostics.total'), paise: view.payable }}
      />
      <p className={muted}>{say('diagnostics.payThere')}</p>
      <Button wide onClick={() => page.send({ type: 'book' })}>
        {say('diagnostics.chooseDay')}
      </Button>
    </div>
  )
}
