import type { DocumentLink } from '../../core/kit/documentLink'
import type { Outcome } from '../../core/kit/outcome'
import { type Fault, faultOf } from './fault.view'

/** The address of a document, or why there is none now; neither before it was asked for, nor while it is written. */
export const viewLink = (
  link: Outcome<DocumentLink> | null | undefined,
): { readonly url: string | null; readonly linkFault: Fault | null } => ({
  url: link?.ok && link.value.state === 'ready' ? link.value.url : null,
  linkFault: link?.ok === false ? faultOf(link.failure) : null,
})
