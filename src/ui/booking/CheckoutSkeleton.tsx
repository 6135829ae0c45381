import { css } from 'styled-system/css'
import { Card } from '../kit/Card'
import { Skeleton } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '24' })
const who = css({ display: 'flex', gap: '16' })
const portrait = css({ flexShrink: 0, width: '64', height: '64' })
const words = css({ flexGrow: '1' })
const facts = css({ display: 'grid', gap: '16', gridTemplateColumns: '1fr 1fr' })
const fact = css({ height: '44' })

/** The ticket before it is filled in. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Card aria-hidden>
        <span className={stack}>
          <span className={who}>
            <Skeleton shape="circle" className={portrait} />
            <span className={words}>
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </span>
          </span>
          <span className={facts}>
            {Array.from({ length: 4 }, (_, place) => (
              <Skeleton key={place} className={fact} />
            ))}
          </span>
          <Skeleton shape="block" />
        </span>
      </Card>
    </output>
  )
}
