import { css } from 'styled-system/css'
import { onDemand } from '../loading/onDemand'

const BellButton = onDemand(async () => (await import('./overEveryPage')).overEveryPage.BellButton)
const place = css({ display: 'inline-grid', flexShrink: '0', minWidth: '44', minHeight: '44' })

/** The bell of every bar; its place is kept while it arrives. */
export const Bell = () => (
  <span className={place}>
    <BellButton />
  </span>
)
