import { done, type Outcome } from '../../core/kit/outcome'
import type { ContactForm, EnquiryDraft, PatientTicket, Receipt } from '../../core/support/enquiry'
import { supportApi } from '../../core/support/support.api'
import type { SentEnquiry, SupportPort } from '../../core/support/support.ports'
import { cleanMarkup } from '../browser/cleanMarkup'
import type { CallOptions, Caller } from './callEndpoint'

const trimmed = (draft: EnquiryDraft): EnquiryDraft => ({
  ...draft,
  name: draft.name.trim(),
  emailId: draft.emailId.trim(),
  organizationName: draft.organizationName.trim(),
  problem: draft.problem.trim(),
  description: draft.description.trim(),
})

/** Only what was filled in is sent. */
const filled = <Name extends 'emailId' | 'organizationName'>(draft: EnquiryDraft, ...names: readonly Name[]) =>
  Object.fromEntries(names.flatMap((name) => (draft[name] === '' ? [] : [[name, draft[name]]]))) as {
    readonly [N in Name]?: string
  }

const contactOf = (draft: EnquiryDraft): ContactForm => ({
  name: draft.name,
  mobileNumber: draft.mobileNumber,
  ...filled(draft, 'emailId', 'organizationName'),
  // The choices come from the list the contract is made of.
  requestType: draft.requestType as ContactForm['requestType'],
})

const ticketOf = (
  kind: 'helpMeChoose' | 'confused' | 'secondOpinion' | 'support',
  draft: EnquiryDraft,
): PatientTicket => {
  if (kind === 'helpMeChoose') return { kind }
  const { name, countryCode, mobileNumber, problem } = draft
  const asked = { name, countryCode, mobileNumber, problem }
  if (kind === 'confused') return { kind, ...asked }
  const inquiryType = draft.requestType as Extract<PatientTicket, { inquiryType: string }>['inquiryType']
  return { kind, ...asked, ...filled(draft, 'emailId'), inquiryType }
}

const send = (call: Caller, { kind, draft }: SentEnquiry, options: CallOptions): Promise<Outcome<Receipt>> => {
  switch (kind) {
    case 'contact':
    case 'partner':
      return call(supportApi.contact, contactOf(draft), options)
    case 'helpMeChoose':
    case 'confused':
    case 'secondOpinion':
    case 'support':
      return call(supportApi.patientTicket, ticketOf(kind, draft), options)
    case 'help': {
      const { problem, description, attachments } = draft
      const ticket = { problem, description, attachments: attachments.map(({ url }) => url) }
      return call(supportApi.ticket, ticket, options)
    }
  }
}

export const supportOverHttp = (call: Caller): SupportPort => ({
  faqTags: (_, signal: AbortSignal) => call(supportApi.faqTags, {}, { signal }),
  faqs: async ({ tag }, signal: AbortSignal) => {
    const answer = await call(supportApi.faqs, { tag }, { signal })
    if (!answer.ok) return answer
    return done(await Promise.all(answer.value.map(async (faq) => ({ ...faq, answer: await cleanMarkup(faq.answer) }))))
  },
  send: ({ kind, draft, key }, signal: AbortSignal) =>
    send(call, { kind, draft: trimmed(draft), key }, { signal, key }),
})
