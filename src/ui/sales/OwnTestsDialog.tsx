import { css } from 'styled-system/css'
import type { OwnTest } from '../../core/diagnostics/diagnostics'
import { questionsOf } from '../../core/diagnostics/preparation.rules'
import type { OwnTestsActor } from '../../machines/sales/ownTests.machine'
import type { OwnTestsView } from '../../machines/sales/sales.view'
import { usePreparationWords } from '../diagnostics/usePreparationWords'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { Money } from '../kit/Money'
import { SearchField } from '../kit/SearchField'
import { SkeletonText } from '../kit/Skeleton'

const look = css({ display: 'grid', gap: '12', minWidth: '0', '& p': { margin: '0' } })
const list = css({ display: 'grid', margin: '0', padding: '0', listStyle: 'none' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '12',
  rowGap: '4',
  paddingBlock: '12',
  borderBlockEnd: 'line',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
})
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', fontWeight: 'medium' })
const price = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
const quiet = css({ gridColumn: '1 / -1', color: 'muted', fontSize: '14' })

/** Anybody may be asked: of whom nothing is known, all that a test asks is asked. */
const ANYBODY = { gender: null, age: null } as const

const Test = ({ test }: { readonly test: OwnTest }) => {
  const say = useText()
  const testName = useTestName()
  const prepared = usePreparationWords().ofWholeTest(test)
  const asked = questionsOf([test], ANYBODY).map((question) => say(`diagnostics.question.${question}`))
  return (
    <li className={row}>
      <span className={name}>
        {testName(test.name)}
        {!test.isOffered && <Badge tone="warm">{say('sales.tests.notOffered')}</Badge>}
      </span>
      <span className={price}>
        <Money paise={test.price} />
      </span>
      <p className={quiet}>{prepared}</p>
      {asked.length > 0 && <p className={quiet}>{say('sales.tests.asked', { questions: asked.join(' ') })}</p>}
    </li>
  )
}

interface OwnTestsDialogProps {
  readonly view: OwnTestsView
  readonly actor: OwnTestsActor
}

/** Every test of a centre with its price, how patients are told to prepare for it, and what they are asked before it. */
export const OwnTestsDialog = ({ view, actor }: OwnTestsDialogProps) => {
  const say = useText()
  return (
    <Modal
      open
      size="lg"
      title={say('sales.tests')}
      closeLabel={say('sales.close')}
      onClose={() => actor.send({ type: 'closed' })}
    >
      <div className={look}>
        {view.fault ? (
          <ErrorState
            title={say('sales.tests.failed')}
            message={say.fault(view.fault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : view.isLoading ? (
          <SkeletonText lines={8} />
        ) : (
          <>
            <SearchField
              label={say('sales.tests.search')}
              placeholder={say('sales.tests.search')}
              value={view.search}
              onChange={(text) => actor.send({ type: 'search.typed', text })}
            />
            <output>{say('sales.tests.count', { count: view.found.length })}</output>
            <ul className={list}>
              {view.found.map((test) => (
                <Test key={test.id} test={test} />
              ))}
            </ul>
            <p className={quiet}>{say('sales.tests.change')}</p>
          </>
        )}
      </div>
    </Modal>
  )
}
