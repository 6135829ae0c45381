import { css } from 'styled-system/css'
import { Card } from '../kit/Card'
import { Skeleton } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '12' })
const row = css({ display: 'flex', gap: '12', paddingBlock: '12' })
const portrait = css({ flexShrink: 0 })
const words = css({ flexGrow: '1' })
// As high as the four facts and the foot of an order.
const facts = css({ display: 'block', height: { base: '80', tablet: '36' }, marginBlockEnd: '16' })
const foot = css({ display: 'block', height: { base: '96', tablet: '44' } })

/** Orders before they have arrived. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <output className={stack}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 2 }, (_, place) => (
        <Card key={place} aria-hidden>
          <Skeleton shape="short" />
          <span className={row}>
            <Skeleton shape="circle" className={portrait} />
            <span className={words}>
              <Skeleton shape="short" />
              <Skeleton shape="short" />
            </span>
          </span>
          <Skeleton className={facts} />
          <Skeleton className={foot} />
        </Card>
      ))}
    </output>
  )
}
