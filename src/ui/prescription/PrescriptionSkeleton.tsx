import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Skeleton } from '../kit/Skeleton'

const page = css({
  display: 'grid',
  gap: '16',
  width: 'full',
  maxWidth: '[76rem]',
  marginInline: 'auto',
  padding: '16',
})
const strip = css({ height: '56' })
const field = css({ height: '64' })
const grid = css({ height: '240' })

/** The page while it is fetched, at its real size. */
export const PrescriptionSkeleton = () => {
  const say = useText()
  return (
    <div className={page} role="status" aria-label={say('prescription.loading')}>
      <Skeleton shape="block" className={strip} />
      <Skeleton shape="block" className={field} />
      <Skeleton shape="block" className={field} />
      <Skeleton shape="block" className={grid} />
      <Skeleton shape="block" className={field} />
    </div>
  )
}
