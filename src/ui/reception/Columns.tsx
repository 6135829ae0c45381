import { css } from 'styled-system/css'
import type { ReceptionView } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { ColumnSection } from './ColumnSection'
import { QueueList } from './QueueList'
import type { QueueDeeds } from './RowDeeds'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr) minmax(0, 6fr)',
  gap: '16',
  alignItems: 'start',
})
const small = css({ margin: '0', fontSize: '14', fontWeight: 'semibold', cursor: 'pointer' })

interface ColumnsProps {
  readonly view: ReceptionView
  readonly deeds: QueueDeeds
}

/** Who is to come, who waits in the order of their call, and who is seen; below, who was or did not come. */
export const Columns = ({ view, deeds }: ColumnsProps) => {
  const say = useText()
  const folded = (name: 'noShow' | 'done') =>
    view[name].length > 0 && (
      <details>
        <summary className={small}>
          {say('reception.counted', { name: say(`reception.column.${name}`), count: view[name].length })}
        </summary>
        <QueueList label={say(`reception.column.${name}`)} rows={view[name]} deeds={deeds} />
      </details>
    )
  return (
    <div className={grid}>
      <ColumnSection name="due" rows={view.due} deeds={deeds}>
        {folded('noShow')}
      </ColumnSection>
      <ColumnSection name="queue" rows={view.queue} deeds={deeds} />
      <ColumnSection name="current" rows={view.current} deeds={deeds}>
        {folded('done')}
      </ColumnSection>
    </div>
  )
}
