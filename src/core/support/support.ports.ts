import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { EnquiryDraft, Receipt } from './enquiry'
import type { EnquiryKind } from './enquiry.rules'
import type { Faq, FaqTag } from './faq'

/** A form on its way, with the idempotency key of the attempt. */
export interface SentEnquiry {
  readonly kind: EnquiryKind
  readonly draft: EnquiryDraft
  readonly key: string
}

export interface SupportPort {
  faqTags(input: object, signal: Cancellation): Promise<Outcome<readonly FaqTag[]>>
  /** Answers come sanitised. */
  faqs(input: { tag: string }, signal: Cancellation): Promise<Outcome<readonly Faq[]>>
  send(input: SentEnquiry, signal: Cancellation): Promise<Outcome<Receipt>>
}
