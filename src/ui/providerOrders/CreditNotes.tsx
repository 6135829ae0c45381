import { FileText } from 'lucide-react'
import { css } from 'styled-system/css'
import type { CreditNote } from '../../core/orders/providerOrder'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'

const quiet = css({ color: 'muted' })

/** What was given back of an order: each credit note by its number, and as a file once it is laid out. */
export const CreditNotes = ({ of }: { readonly of: readonly CreditNote[] }) => {
  const say = useText()
  const money = useMoney()
  return of.map(({ no, amount, url }) =>
    url === null ? (
      <p key={no} className={quiet}>
        {say('providerOrders.creditNote', { number: no, amount: money(amount) })}
      </p>
    ) : (
      <LinkButton key={no} href={url} target="_blank" rel="noopener" tone="secondary">
        <FileText size={20} aria-hidden />
        {say('providerOrders.creditNote', { number: no, amount: money(amount) })}
      </LinkButton>
    ),
  )
}
