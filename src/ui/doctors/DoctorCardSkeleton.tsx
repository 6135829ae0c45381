import { css } from 'styled-system/css'
import { Card } from '../kit/Card'
import { Skeleton } from '../kit/Skeleton'

const layout = css({
  display: 'grid',
  gap: '12',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 19rem' },
  columnGap: { desktop: '24' },
})
const space = css({ padding: { base: '12', tablet: '16' } })
const about = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12',
  rowGap: '8',
  '& > :last-child': { gridColumn: { base: '1 / -1', tablet: '2' } },
})
const portrait = css({ width: '64', height: '64', gridRow: { tablet: '1 / 3' } })
const name = css({ width: '[50%]', height: '16' })
const offers = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', desktop: 'minmax(0, 1fr)' },
  gap: '8',
})
const offer = css({ height: '48' })

/** A doctor's card before the doctor has arrived, of the same height. */
export function DoctorCardSkeleton() {
  return (
    <Card aria-hidden space="none" className={space}>
      <div className={layout}>
        <div className={about}>
          <Skeleton shape="circle" className={portrait} />
          <span>
            <Skeleton className={name} />
            <Skeleton />
            <Skeleton shape="short" />
          </span>
          <span>
            <Skeleton />
            <Skeleton shape="short" />
          </span>
        </div>
        <span className={offers}>
          <Skeleton shape="block" className={offer} />
          <Skeleton shape="block" className={offer} />
        </span>
      </div>
    </Card>
  )
}
