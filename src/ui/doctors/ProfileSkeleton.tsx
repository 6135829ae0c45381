import { css } from 'styled-system/css'
import { Card } from '../kit/Card'
import { Skeleton, SkeletonText } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'

const columns = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) min(30rem, 41%)' },
})
const main = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' })
const body = css({ padding: { base: '16', tablet: '24' }, display: 'block' })
const cover = css({ height: { base: '96', tablet: '160' }, borderRadius: 'none' })
const portrait = css({ width: '120', height: '120', borderRadius: '20', marginBlockStart: '-64', marginBlockEnd: '12' })
const panel = css({ display: { base: 'none', desktop: 'block' }, height: '480' })

/** A profile before the doctor has arrived. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <output className={columns}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={main}>
        <Card space="none" aria-hidden>
          <Skeleton shape="block" className={cover} />
          <span className={body}>
            <Skeleton className={portrait} />
            <SkeletonText lines={3} />
          </span>
        </Card>
        <Card aria-hidden>
          <SkeletonText lines={5} />
        </Card>
      </span>
      <Skeleton shape="block" className={panel} />
    </output>
  )
}
