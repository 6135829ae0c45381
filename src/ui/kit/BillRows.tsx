import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Money } from './Money'
import { VisuallyHidden } from './VisuallyHidden'

export interface BillLine {
  readonly id: string
  readonly name: ReactNode
  /** What the amount is made of: "2 × ₹180". */
  readonly note?: ReactNode
  /** Below zero is what is taken off. */
  readonly paise: number
}

export interface BillRowsProps {
  /** The table's name. */
  readonly label: string
  readonly lines: readonly BillLine[]
  readonly total: Omit<BillLine, 'id'>
}

const bill = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '16',
  lineHeight: 'caption',
  _dense: { fontSize: '14' },
  '& th': {
    paddingBlock: '8',
    paddingInlineEnd: '16',
    fontWeight: 'regular',
    textAlign: 'start',
    _dense: { paddingBlock: '4' },
  },
  '& td': {
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    paddingBlock: '8',
    _dense: { paddingBlock: '4' },
  },
  '& tfoot :is(th, td)': { borderBlockStart: 'line', paddingBlockStart: '12', fontSize: '18', fontWeight: 'semibold' },
})
const note = css({ display: 'block', color: 'muted', fontSize: '14', fontWeight: 'regular' })
const less = css({ color: 'good' })

const Amount = ({ paise }: { readonly paise: number }) => {
  const say = useText()
  return paise < 0 ? (
    <span className={less}>
      <span aria-hidden>− </span>
      <VisuallyHidden>{say('kit.bill.minus')} </VisuallyHidden>
      <Money paise={-paise} />
    </span>
  ) : (
    <Money paise={paise} />
  )
}

const Row = ({ name, note: made, paise }: Omit<BillLine, 'id'>) => (
  <tr>
    <th scope="row">
      {name}
      {made !== undefined && <span className={note}>{made}</span>}
    </th>
    <td>
      <Amount paise={paise} />
    </td>
  </tr>
)

/** A bill as arithmetic that can be followed: each line with its amount, what is taken off, the total. */
export const BillRows = ({ label, lines, total }: BillRowsProps) => (
  <table className={bill} aria-label={label}>
    <tbody>
      {lines.map(({ id, ...line }) => (
        <Row key={id} {...line} />
      ))}
    </tbody>
    <tfoot>
      <Row {...total} />
    </tfoot>
  </table>
)
