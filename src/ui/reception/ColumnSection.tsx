import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { QueueRow } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { QueueList } from './QueueList'
import type { QueueDeeds } from './RowDeeds'

const column = css({ display: 'grid', gap: '8', minWidth: '0' })
const head = css({ margin: '0', fontSize: '16', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
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

interface ColumnSectionProps {
  readonly name: 'due' | 'queue' | 'current'
  readonly rows: readonly QueueRow[]
  /** What is done with its people. */
  readonly deeds: QueueDeeds
  /** Stands below the people. */
  readonly children?: ReactNode
}

/** The people of one column under its name and their number. */
export const ColumnSection = ({ name, rows, deeds, children }: ColumnSectionProps) => {
  const say = useText()
  const label = say(`reception.column.${name}`)
  return (
    <section className={column} aria-labelledby={`column-${name}`}>
      <h2 className={head} id={`column-${name}`}>
        {say('reception.counted', { name: label, count: rows.length })}
      </h2>
      {rows.length === 0 ? (
        <p className={quiet}>{say(`reception.empty.${name}`)}</p>
      ) : (
        <QueueList label={label} rows={rows} deeds={deeds} />
      )}
      {children}
    </section>
  )
}
