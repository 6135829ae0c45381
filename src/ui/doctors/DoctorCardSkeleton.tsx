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
const about = css({ display: 'grid', gap: '12' })
const head = css({ display: 'flex', gap: '12' })
const portrait = css({ flexShrink: 0, width: '64', height: '64' })
const words = css({ flexGrow: '1', paddingBlockStart: '4' })
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
    <Card aria-hidden>
      <div className={layout}>
        <div className={about}>
          <div className={head}>
            <Skeleton shape="circle" className={portrait} />
            <span className={words}>
              <Skeleton className={name} />
              <Skeleton />
              <Skeleton shape="short" />
            </span>
          </div>
          <span>
            <Skeleton />
            <Skeleton />
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
