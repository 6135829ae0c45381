import { css } from 'styled-system/css'
import { Skeleton } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const panel = css({ display: 'flex', flexDirection: 'column', gap: '16' })
const strip = css({ display: 'flex', gap: '8', overflow: 'hidden' })
const day = css({ flexShrink: 0, width: '64', height: '96' })
const grid = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', tablet: 'repeat(6, minmax(0, 1fr))' },
})
const slot = css({ height: '44' })

/** The booking panel before its slots have arrived. */
export function BookingSkeleton({ label }: { label: string }) {
  return (
    <output className={panel}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={strip}>
        {Array.from({ length: 7 }, (_, place) => (
          <Skeleton key={place} className={day} />
        ))}
      </span>
      <Skeleton shape="short" />
      <span className={grid}>
        {Array.from({ length: 12 }, (_, place) => (
          <Skeleton key={place} className={slot} />
        ))}
      </span>
    </output>
  )
}
