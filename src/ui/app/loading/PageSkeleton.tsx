import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { useText } from '../../intl/useText'
import { Skeleton, SkeletonText } from '../../kit/Skeleton'
import { VisuallyHidden } from '../../kit/VisuallyHidden'

const page = cx(container(), css({ display: 'grid', gap: '24', paddingBlock: { base: '24', desktop: '32' } }))
const title = css({ height: '32', maxWidth: '320' })
const cards = css({ display: 'grid', gap: '16', gridTemplateColumns: { base: '1fr', tablet: 'repeat(2, 1fr)' } })
const tile = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: '[44px 1fr]',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})

/** What stands in for a page while its code arrives. */
export const PageSkeleton = () => {
  const say = useText()
  return (
    <div className={page} aria-busy>
      <VisuallyHidden>{say('app.loading')}</VisuallyHidden>
      <Skeleton className={title} />
      <div className={cards}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={tile}>
            <Skeleton shape="circle" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
    </div>
  )
}
