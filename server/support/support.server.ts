import { done } from '../../src/core/kit/outcome'
import { mobileFault } from '../../src/core/kit/phone'
import type { ContactForm, PatientTicket } from '../../src/core/support/enquiry'
import { partnerTypes } from '../../src/core/support/enquiry.kinds'
import type { supportApi } from '../../src/core/support/support.api'
import { ownFileAt, claimFiles } from '../files/files.port'
import type { Call, Caller, Handlers, VerifiedCaller } from '../kit/handlers'
import { countries } from '../people/people.port'
import { type Writer, writerOf } from './writer'
import {
  countRecent,
  ENQUIRIES_PER_DAY,
  faqRows,
  insertEnquiry,
  type NewEnquiry,
  tagRows,
  ticketsOf,
} from './support.store'
import type texts from './support.texts.json'

export const supportHandlers: Handlers<
  typeof supportApi,
  keyof typeof texts,
  VerifiedCaller,
  { faqTags: Caller; faqs: Caller }
> = {
  faqTags: async (_, { db, language }) => done(await tagRows(db, language)),
  faqs: async ({ tag }, { db, language }) => done(await faqRows(db, tag, language)),

  contact: async (form, call) => receive(call, contactOf(form, call)),

  patientTicket: async (ticket, call) => {
    const writer = await writerIn(call)
    return receive(call, ticketOf(ticket, writer, call))
  },

  ticket: async ({ problem, description, attachments }, call) => {
    const { userId, ...writer } = await writerIn(call)
    const ids = await Promise.all(
      attachments.map((url) => ownFileAt(call.db, { url, ownerId: userId, purpose: 'support' })),
    )
    const fileIds = await claimFiles(call.db, [...new Set(ids)])
    if (fileIds === null) throw call.refusal('filesGone')
    return receive(call, { kind: 'help', userId, ...writer, problem, description, createdAt: call.now }, fileIds)
  },

  tickets: async (_, call) => done(await ticketsOf(call.db, (await writerIn(call)).userId)),
}

const writerIn = ({ db, caller }: Call<never, never, VerifiedCaller>): Promise<Writer> => writerOf(db, caller.userId)

const contactOf = (form: ContactForm, call: Call<never, never, VerifiedCaller>): NewEnquiry => {
  const kind = isPartner(form.requestType) ? 'partner' : 'contact'
  if (kind === 'partner' && form.organizationName === undefined) throw call.refusal('allFieldsRequired')
  return {
    kind,
    userId: call.caller.userId,
    name: form.name,
    countryCode: '+91',
    phoneNumber: form.mobileNumber,
    email: form.emailId ?? null,
    organization: form.organizationName ?? null,
    requestType: form.requestType,
    problem: kind === 'contact' ? (form.problem ?? null) : null,
    createdAt: call.now,
  }
}

const isPartner = (type: string): boolean => (partnerTypes as readonly string[]).includes(type)

/** Whoever is known is called under the number they verified, whatever the form says. */
const ticketOf = (
  ticket: PatientTicket,
  { userId, ...writer }: Writer,
  { now, refusal }: Call<'countryUnknown' | 'mobileLength' | 'mobileUnknown'>,
): NewEnquiry => {
  const from = { userId, createdAt: now, ...writer }
  if (ticket.kind === 'helpMeChoose') return { kind: ticket.kind, ...from }
  const country = countries.find(({ code }) => code === ticket.countryCode)
  if (country === undefined) throw refusal('countryUnknown')
  const fault = mobileFault(ticket.mobileNumber, country)
  if (fault !== null) throw fault === 'unknown' ? refusal('mobileUnknown') : refusal('mobileLength', { n: country.len })
  const asked = { ...from, name: writer.name ?? ticket.name, problem: ticket.problem }
  if (ticket.kind === 'confused') return { kind: ticket.kind, ...asked }
  return { kind: ticket.kind, ...asked, email: ticket.emailId ?? null, requestType: ticket.inquiryType }
}

const receive = async (
  call: Call<'dailyLimit', keyof typeof texts>,
  enquiry: NewEnquiry,
  fileIds: readonly string[] = [],
) => {
  if ((await countRecent(call.db, enquiry.userId, call.now)) >= ENQUIRIES_PER_DAY)
    throw call.refusal('dailyLimit', {}, SOON)
  const reference = await insertEnquiry(call.db, enquiry, fileIds)
  return done({ reference }, call.say('received'))
}

/** Seconds after which trying again may help whoever wrote too often. */
const SOON = 3600
