import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { brand } from '../../core/app/brand'
import type { FrameView } from '../../machines/app/frame.view'
import { useText } from '../intl/useText'
import { Logo } from '../kit/art.first'

const bar = css({ borderBlockEnd: 'line', background: 'surface' })
const row = cx(container(), css({ display: 'flex', alignItems: 'center', gap: '16', minHeight: '56' }))
const upper = css({ display: { base: 'none', desktop: 'block' }, borderBlockEnd: 'line' })
const title = css({ margin: '0', fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })

/** The staff's bar before its tools have arrived: the logo and the page's title stand where they stay. */
export const StaffBarShape = ({ view }: { readonly view: FrameView }) => (
  <div className={bar}>
    <div className={upper}>
      <div className={row}>
        <Logo name={brand.name} />
      </div>
    </div>
    <div className={row}>
      <p className={title}>{useText()(`app.title.${view.route}`)}</p>
    </div>
  </div>
)
