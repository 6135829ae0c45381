import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'

export const page = cx(
  container(),
  css({
    display: 'grid',
    gap: { base: '16', tablet: '24', desktop: '32' },
    paddingBlock: { base: '16', desktop: '32' },
  }),
)
export const greeting = css({ display: 'grid', gap: '4', '& > *': { margin: '0' }, '& > p': { color: 'muted' } })
