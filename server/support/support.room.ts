import { supportApi } from '../../src/core/support/support.api'
import { KNOWN, PATIENTS } from '../../src/core/session/roles'
import { fileRules } from '../files/files.port'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { devEnquiries } from './enquiries.page'
import { enquiryFile } from './support.store'
import { supportHandlers } from './support.server'
import texts from './support.texts.json'

export const supportRoom = room(supportApi, {
  handlers: supportHandlers,
  policy: {
    faqTags: rule('anyone', 'public'),
    faqs: rule('anyone', 'public'),
    contact: rule(KNOWN, "the caller's own enquiry"),
    patientTicket: rule(PATIENTS, "the caller's own enquiry"),
    ticket: rule(KNOWN, "the caller's own enquiry and files"),
    tickets: rule(KNOWN, "the caller's own enquiries"),
  },
  texts,
  listens: [fileRules.by(enquiryFile)],
  devPages: [devEnquiries],
})
