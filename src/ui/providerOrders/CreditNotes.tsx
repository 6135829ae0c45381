import { FileText } from 'lucide-react'
import { css } from 'styled-system/css'
import type { CreditNote } from '../../core/orders/providerOrder'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'

const quiet = css({ color: 'muted' })

/** What was given back of an order: each credit note by its number, and as a file once it is laid out. */
export const CreditNotes = ({ of }: { readonly of: readonly CreditNote[] }) => {
  const say = useText()
  return of.map(({ no, url }) =>
    url === null ? (
      <p key={no} className={quiet}>
        {say('providerOrders.creditNote', { number: no })}
      </p>
    ) : (
      <LinkButton key={no} href={url} target="_blank" rel="noopener" tone="secondary">
        <FileText size={20} aria-hidden />
        {say('providerOrders.creditNote', { number: no })}
      </LinkButton>
    ),
  )
}
