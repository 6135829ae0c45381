import type { EnquiryDraft } from '../../core/support/enquiry'
import type { EnquiryKind } from '../../core/support/enquiry.kinds'

declare module '../kit/appEvent' {
  interface WorldEvents {
    readonly 'help.wanted': unknown
    /** A form waits for its writer to verify a number; null when it no longer does. */
    readonly 'draft.kept': { readonly kind: EnquiryKind; readonly draft: EnquiryDraft | null }
  }
}
