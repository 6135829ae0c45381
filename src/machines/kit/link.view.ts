import type { Outcome } from '../../core/kit/outcome'
import { type Fault, faultOf } from './fault.view'

/** The address of a document, or why there is none now; neither before it was asked for. */
export const viewLink = (
  link: Outcome<string> | null | undefined,
): { readonly url: string | null; readonly linkFault: Fault | null } => ({
  url: link?.ok ? link.value : null,
  linkFault: link?.ok === false ? faultOf(link.failure) : null,
})
