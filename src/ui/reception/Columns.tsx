import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { QueueStep } from '../../core/reception/reception'
import type { QueueRow, ReceptionView } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { QueueList } from './QueueList'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr) minmax(0, 6fr)',
  gap: '16',
  alignItems: 'start',
})
const column = css({ display: 'grid', gap: '8', minWidth: '0' })
const head = css({ margin: '0', fontSize: '16', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
const small = css({ margin: '0', fontSize: '14', fontWeight: 'semibold', cursor: 'pointer' })
const quiet = css({
  margin: '0',
  padding: '16',
  border: 'line',
  borderStyle: 'dashed',
  borderRadius: '8',
  color: 'muted',
  fontSize: '14',
  textAlign: 'center',
})

interface ColumnsProps {
  readonly view: ReceptionView
  readonly onStep: (id: string, step: QueueStep) => void
  readonly onBill: (row: QueueRow) => void
  readonly onBlock: (row: QueueRow) => void
}

/** Who is to come, who waits in the order of their call, and who is seen; below, who was or did not come. */
export const Columns = ({ view, onStep, onBill, onBlock }: ColumnsProps) => {
  const say = useText()
  const list = (name: 'due' | 'queue' | 'current' | 'noShow' | 'done') => (
    <QueueList
      label={say(`reception.column.${name}`)}
      rows={view[name]}
      isBusy={view.isBusy}
      onStep={onStep}
      onBill={onBill}
      onBlock={onBlock}
    />
  )
  const section = (name: 'due' | 'queue' | 'current', more?: ReactNode) => (
    <section className={column} aria-labelledby={`column-${name}`}>
      <h2 className={head} id={`column-${name}`}>
        {say('reception.counted', { name: say(`reception.column.${name}`), count: view[name].length })}
      </h2>
      {view[name].length === 0 ? <p className={quiet}>{say(`reception.empty.${name}`)}</p> : list(name)}
      {more}
    </section>
  )
  const folded = (name: 'noShow' | 'done') =>
    view[name].length > 0 && (
      <details>
        <summary className={small}>
          {say('reception.counted', { name: say(`reception.column.${name}`), count: view[name].length })}
        </summary>
        {list(name)}
      </details>
    )
  return (
    <div className={grid}>
      {section('due', folded('noShow'))}
      {section('queue')}
      {section('current', folded('done'))}
    </div>
  )
}
