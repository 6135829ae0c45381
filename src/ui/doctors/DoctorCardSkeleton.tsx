import { css } from 'styled-system/css'
import { Card } from '../kit/Card'
import { Skeleton } from '../kit/Skeleton'

const layout = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { desktop: 'minmax(0, 1fr) 21rem' },
  columnGap: { desktop: '24' },
})
const about = css({ display: 'flex', gap: '16' })
const portrait = css({ flexShrink: 0, width: '64', height: '64' })
const words = css({ flexGrow: '1', paddingBlockStart: '4' })
const name = css({ width: '[50%]', height: '16' })
const offers = css({ display: 'grid', gap: '8' })
const offer = css({ height: '64' })

/** A doctor's card before the doctor has arrived. */
export function DoctorCardSkeleton() {
  return (
    <Card aria-hidden>
      <div className={layout}>
        <div className={about}>
          <Skeleton shape="circle" className={portrait} />
          <span className={words}>
            <Skeleton className={name} />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
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
