import * as Schema from 'effect/Schema'
import { Id } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { ContactForm, PatientTicket, Receipt, SentTicket, SupportTicket } from './enquiry'
import { Faq, FaqTag } from './faq'

const User = '/user-service/v1'

export const supportApi = {
  faqTags: endpoint({
    method: 'GET',
    path: `${User}/faq/tags`,
    input: Schema.Struct({}),
    output: Schema.Array(FaqTag),
    mutates: false,
    permission: null,
  }),
  faqs: endpoint({
    method: 'GET',
    path: `${User}/faq`,
    input: Schema.Struct({ tag: Id }),
    output: Schema.Array(Faq),
    mutates: false,
    permission: null,
  }),
  contact: endpoint({
    method: 'POST',
    path: `${User}/contact-us`,
    input: ContactForm,
    output: Receipt,
    mutates: true,
    permission: null,
    errors: { dailyLimit: 'tooMany' },
  }),
  patientTicket: endpoint({
    method: 'POST',
    path: `${User}/support-ticket/patient`,
    input: PatientTicket,
    output: Receipt,
    mutates: true,
    permission: 'supportTicket.create',
    errors: {
      countryUnknown: 'badRequest',
      mobileLength: 'badRequest',
      mobileUnknown: 'badRequest',
      dailyLimit: 'tooMany',
    },
  }),
  ticket: endpoint({
    method: 'POST',
    path: `${User}/support-ticket`,
    input: SupportTicket,
    output: Receipt,
    mutates: true,
    permission: 'supportTicket.create',
    errors: { filesGone: 'badRequest', dailyLimit: 'tooMany' },
  }),
  tickets: endpoint({
    method: 'GET',
    path: `${User}/support-ticket`,
    input: Schema.Struct({}),
    output: Schema.Array(SentTicket),
    mutates: false,
    permission: 'supportTicket.viewList',
  }),
}
