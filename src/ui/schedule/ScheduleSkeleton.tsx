import { css } from 'styled-system/css'
import { Skeleton } from '../kit/Skeleton'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-days="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-days="7"]': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  gap: '4',
  maxHeight: '[var(--grid-height)]',
  overflow: 'hidden',
  padding: '8',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})
const head = css({ height: '64' })
const slot = css({ height: '32', _touch: { height: '44' } })

/** The days as they will stand, one, three or seven of them: a head and a dozen lines each. */
export const ScheduleSkeleton = ({ days }: { readonly days: number }) => (
  <div className={grid} data-days={days} aria-busy>
    {Array.from({ length: days }, (_, day) => (
      <Skeleton key={`head ${day}`} shape="block" className={head} />
    ))}
    {Array.from({ length: days * 12 }, (_, place) => (
      <Skeleton key={place} shape="block" className={slot} />
    ))}
  </div>
)
