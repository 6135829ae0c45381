import { css } from 'styled-system/css'
import { Card } from '../kit/Card'
import { Skeleton } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '12' })
const row = css({ display: 'flex', gap: '12' })
const words = css({ flexGrow: '1' })
const disc = css({ flexShrink: '0' })

/** Notifications before they have arrived. */
export const NotificationSkeleton = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <output className={stack}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, place) => (
      <Card key={place} aria-hidden>
        <span className={row}>
          <Skeleton shape="circle" className={disc} />
          <span className={words}>
            <Skeleton shape="short" />
            <Skeleton />
            <Skeleton shape="short" />
          </span>
        </span>
      </Card>
    ))}
  </output>
)
