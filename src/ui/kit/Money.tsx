import { css } from 'styled-system/css'
import { useMoney } from '../intl/format'

const figures = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Rupees in the person's language, from integer paise. */
export function Money({ paise }: { paise: number }) {
  return <span className={figures}>{useMoney()(paise)}</span>
}
