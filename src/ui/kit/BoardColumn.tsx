import { Children, type ReactNode, useId } from 'react'
import { css } from 'styled-system/css'

interface BoardColumnProps {
  readonly title: string
  readonly count: number
  /** What is said of some of them, beside the count. */
  readonly note?: ReactNode
  /** How long its oldest card has waited, as a colour beside the count: calm, amber, red. */
  readonly age?: 'calm' | 'warm' | 'bad'
  /** Said where there is no card. */
  readonly empty: ReactNode
  /** What reads the column further, at its end. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  minWidth: '0',
  padding: '8',
  border: 'line',
  borderRadius: '12',
  background: 'paper',
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '8',
  paddingInline: '4',
  '& > h2': { margin: '0', fontSize: '16' },
})
const number = css({
  minWidth: '24',
  paddingInline: '8',
  borderRadius: 'full',
  background: 'surface',
  border: 'line',
  fontSize: '12',
  fontWeight: 'medium',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&[data-age=calm]': { background: 'calm.tint', color: 'calm' },
  '&[data-age=warm]': { background: 'brand.tint', color: 'primary.pressed' },
  '&[data-age=bad]': { background: 'bad.tint', color: 'bad' },
})
const beside = css({ color: 'primary.pressed', fontSize: '14', fontWeight: 'semibold', whiteSpace: 'nowrap' })
const cards = css({ display: 'flex', flexDirection: 'column', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const none = css({ margin: '0', padding: '8', color: 'muted', fontSize: '14' })

/** A state of a queue with its cards, which are list items; nothing is dragged. */
export const BoardColumn = ({ title, count, note, age, empty, more, children }: BoardColumnProps) => {
  const id = useId()
  return (
    <section className={column} aria-labelledby={note ? `${id} ${id}-note` : id}>
      <div className={head}>
        <h2 id={id}>{title}</h2>
        <span className={number} data-age={age}>
          {count}
        </span>
        {note && (
          <span id={`${id}-note`} className={beside}>
            {note}
          </span>
        )}
      </div>
      {count === 0 && Children.count(children) === 0 ? (
        <p className={none}>{empty}</p>
      ) : (
        <ul className={cards}>{children}</ul>
      )}
      {more}
    </section>
  )
}
