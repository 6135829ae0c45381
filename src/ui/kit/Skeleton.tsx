import { cx } from 'styled-system/css'
import { skeleton } from 'styled-system/recipes'

export interface SkeletonProps {
  shape?: 'line' | 'short' | 'block' | 'circle'
  /** The size of the real thing: `css({ height: '160' })`. */
  className?: string
}

export function Skeleton({ shape, className }: SkeletonProps) {
  return <span aria-hidden className={cx(skeleton({ shape }), className)} />
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape={line === lines - 1 && lines > 1 ? 'short' : 'line'} />
      ))}
    </span>
  )
}
