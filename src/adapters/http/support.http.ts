import { contract } from '../../core/app/contract'
import type { OutcomeOf } from '../../core/kit/endpoint'
import { done } from '../../core/kit/outcome'
import type { Cancellation, PortOf } from '../../core/kit/port'
import type { ContactForm, EnquiryDraft, PatientTicket, SentEnquiry } from '../../core/support/enquiry'
import type { supportApi } from '../../core/support/support.api'
import { cleanMarkup } from '../browser/cleanMarkup'
import type { Caller } from './callEndpoint'
import { portOver } from './portOver'

const trimmed = (draft: EnquiryDraft): EnquiryDraft => ({
  ...draft,
  name: draft.name.trim(),
  emailId: draft.emailId.trim(),
  organizationName: draft.organizationName.trim(),
  problem: draft.problem.trim(),
  description: draft.description.trim(),
})

/** Only what was filled in is sent. */
const filled = <Name extends 'emailId' | 'organizationName' | 'problem'>(
  draft: EnquiryDraft,
  ...names: readonly Name[]
) =>
  Object.fromEntries(names.flatMap((name) => (draft[name] === '' ? [] : [[name, draft[name]]]))) as {
    readonly [N in Name]?: string
  }

const contactOf = (kind: 'contact' | 'partner', draft: EnquiryDraft): ContactForm => ({
  name: draft.name,
  mobileNumber: draft.mobileNumber,
  ...filled(draft, 'emailId', 'organizationName'),
  ...(kind === 'contact' ? filled(draft, 'problem') : {}),
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

type SupportRows = PortOf<typeof supportApi>

const send = (port: SupportRows, { kind, draft, key }: SentEnquiry, signal: Cancellation) => {
  switch (kind) {
    case 'contact':
    case 'partner':
      return port.contact({ ...contactOf(kind, draft), key }, signal)
    case 'helpMeChoose':
    case 'confused':
    case 'secondOpinion':
    case 'support':
      return port.patientTicket({ ...ticketOf(kind, draft), key }, signal)
    case 'help': {
      const { problem, description, attachments } = draft
      return port.ticket({ problem, description, attachments: attachments.map(({ url }) => url), key }, signal)
    }
  }
}

/** One way to send every form, and the answers to questions sanitised. */
export const supportOverHttp = (call: Caller) => {
  const port = portOver(call, contract.support)
  return {
    faqTags: port.faqTags,
    faqs: async (input: { readonly tag: string }, signal: Cancellation): Promise<OutcomeOf<typeof supportApi.faqs>> => {
      const answer = await port.faqs(input, signal)
      if (!answer.ok) return answer
      return done(
        await Promise.all(answer.value.map(async (faq) => ({ ...faq, answer: await cleanMarkup(faq.answer) }))),
      )
    },
    send: (enquiry: SentEnquiry, signal: Cancellation) =>
      send(port, { ...enquiry, draft: trimmed(enquiry.draft) }, signal),
  }
}
