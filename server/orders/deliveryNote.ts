import { isBillOpen } from '../../src/core/orders/bill.rules'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import type { Mount } from '../kit/mount'
import type { FileAddresses, SignedAddress } from '../kit/signedAddress'
import { personOfSession } from '../people/people.port'
import { providerOfStaff } from '../provider/provider.port'
import { paperOf } from './invoice.documents'
import { type InvoicePaper, pdfOfDeliveryNote } from './invoice.paper'
import type { OrderRow } from './order.move'

export const DELIVERY_NOTES_PATH = '/delivery-notes'

type Noted = Pick<OrderRow, 'id' | 'kind' | 'orderNo' | 'stage' | 'total'>

const isNoted = ({ kind, stage, total }: Noted): boolean => kind === 'medicine' && total !== null && isBillOpen(stage)

/** The address of what goes along with a packed order, for one session; null where there is nothing to print. */
export const deliveryNoteAddress = (
  order: Noted,
  { addresses, sessionId }: { readonly addresses: FileAddresses; readonly sessionId: string },
  now: UnixSeconds,
): string | null => {
  if (!isNoted(order)) return null
  const { id, kind, orderNo } = order
  const { token, end } = addresses.signed(
    { id, name: `note-${orderNumber(kind, orderNo)}`, type: 'pdf' },
    sessionId,
    now,
  )
  return `${DELIVERY_NOTES_PATH}/${token}/${end}`
}

/** What an address opens: as long as it is signed for, to the staff of the order's pharmacy, while it is packed. */
const opened = async (
  db: Database,
  { fileId: orderId, sessionId, until }: SignedAddress,
  now: UnixSeconds,
): Promise<InvoicePaper | null> => {
  const person = until <= now ? null : await personOfSession(db, sessionId, now)
  const paper = person === null ? null : await paperOf(db, orderId)
  if (person === null || paper === null || !isNoted(paper.order)) return null
  return (await providerOfStaff(db, person.userId)) === paper.order.providerId ? paper : null
}

/** Answers `/delivery-notes/:token`: what goes along with a packed order, as its bill stands at that moment. */
export const deliveryNotes =
  (addresses: FileAddresses): Mount =>
  async (request, { db, now }) => {
    const { pathname } = new URL(request.url)
    const token = request.method === 'GET' ? (/^\/delivery-notes\/([\w-]{70})\//.exec(pathname)?.[1] ?? null) : null
    const signed = token === null ? null : addresses.read(token)
    const paper = signed === null ? null : await opened(db, signed, now)
    if (paper === null) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(await pdfOfDeliveryNote(paper)), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
      },
    })
  }
