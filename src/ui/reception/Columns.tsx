import { css } from 'styled-system/css'
import type { ReceptionView } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { ColumnSection } from './ColumnSection'
import { QueueList } from './QueueList'
import type { QueueDeeds } from './RowDeeds'

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 5fr) minmax(0, 8fr) minmax(0, 6fr)' },
  gap: '16',
  alignItems: 'start',
})
const small = css({ margin: '0', fontSize: '14', fontWeight: 'semibold', cursor: 'pointer' })

interface ColumnsProps {
  readonly view: ReceptionView
  readonly deeds: QueueDeeds
  /** The columns stand side by side. */
  readonly isWide: boolean
}

/**
 * Who is to come, who waits in the order of their call, and who is seen, each with who did not come or was; one below
 * the other whoever is seen stands first.
 */
export const Columns = ({ view, deeds, isWide }: ColumnsProps) => {
  const say = useText()
  // Whoever still owes is about to leave: side by side with the rest they are seen, above it they would hide the queue.
  const folded = (name: 'noShow' | 'done') =>
    view[name].length > 0 && (
      <details open={isWide && name === 'done' && view.owing > 0}>
        <summary className={small}>
          {say('reception.counted', { name: say(`reception.column.${name}`), count: view[name].length })}
          {name === 'done' && view.owing > 0 && ` · ${say('reception.owing', { count: view.owing })}`}
        </summary>
        <QueueList label={say(`reception.column.${name}`)} rows={view[name]} deeds={deeds} />
      </details>
    )
  const columns = [
    <ColumnSection key="due" name="due" rows={view.due} deeds={deeds}>
      {folded('noShow')}
    </ColumnSection>,
    <ColumnSection key="queue" name="queue" rows={view.queue} deeds={deeds} />,
    <ColumnSection key="current" name="current" rows={view.current} deeds={deeds}>
      {folded('done')}
    </ColumnSection>,
  ]
  return <div className={grid}>{isWide ? columns : columns.toReversed()}</div>
}
