import { css } from 'styled-system/css'
import type { DiagnosticTest } from '../../core/diagnostics/diagnostics'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Money } from '../kit/Money'
import { usePreparationWords } from './usePreparationWords'

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: '12',
  alignItems: 'center',
  minHeight: '[4.5rem]',
  paddingBlock: '8',
  borderBlockEnd: 'line',
})
const words = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
const title = css({ fontWeight: 'medium', lineHeight: 'caption', overflowWrap: 'anywhere' })
const note = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const price = css({ fontWeight: 'semibold' })

interface TestRowProps {
  readonly test: DiagnosticTest
  readonly isHeld: boolean
  /** What is taken off it, in per cent; null where the offer is none of its own. */
  readonly off: number | null
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** A test: its name, how one prepares for it, its price, in the cart or not. */
export function TestRow({ test, isHeld, off, onAdd, onRemove }: TestRowProps) {
  const say = useText()
  const name = useTestName()(test.name)
  const inOneLine = usePreparationWords().ofTest(test)
  return (
    <li className={row}>
      <span className={words}>
        <span className={title}>{name}</span>
        {off !== null && (
          <span>
            <Badge tone="good">{say('diagnostics.testOffer', { percent: off })}</Badge>
          </span>
        )}
        <span className={note}>{inOneLine}</span>
      </span>
      <span className={price}>
        <Money paise={test.price} />
      </span>
      {isHeld ? (
        <Button tone="secondary" size="sm" aria-label={say('diagnostics.removeNamed', { name })} onClick={onRemove}>
          {say('diagnostics.remove')}
        </Button>
      ) : (
        <Button size="sm" aria-label={say('diagnostics.addNamed', { name })} onClick={onAdd}>
          {say('diagnostics.add')}
        </Button>
      )}
    </li>
  )
}
