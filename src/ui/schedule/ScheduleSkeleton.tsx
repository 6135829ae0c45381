import { css } from 'styled-system/css'
import { Skeleton } from '../kit/Skeleton'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
  gap: '4',
  padding: '8',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})
const head = css({ height: '64' })
const slot = css({ height: '32', _touch: { height: '44' } })

/** The days as they will stand: a head and a dozen lines each. */
export const ScheduleSkeleton = ({ days }: { readonly days: number }) => (
  <div className={grid} style={{ ['--days' as string]: days }} aria-busy>
    {Array.from({ length: days }, (_, day) => (
      <Skeleton key={`head ${day}`} shape="block" className={head} />
    ))}
    {Array.from({ length: days * 12 }, (_, place) => (
      <Skeleton key={place} shape="block" className={slot} />
    ))}
  </div>
)
