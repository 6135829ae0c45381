import { contactParams, faqParams } from '../core/support/support.params'
import { isStaff, routes } from '../core/app/routes'
import { done } from '../core/kit/outcome'
import type { EnquiryKind } from '../core/support/enquiry.kinds'
import { fromPort } from '../machines/kit/fromPort'
import { contactMachine } from '../machines/support/contact.machine'
import { enquiryMachine, type EnquiryInput } from '../machines/support/enquiry.machine'
import { faqMachine } from '../machines/support/faq.machine'
import type { Open, OpenRequest, RoomWiring } from './features'
import type { Ports } from './ports'

/** Who is here as the writer of a form; a guest is nobody yet. */
export const enquiryInput = (
  ports: Ports,
  kind: EnquiryKind,
  { login, place, now }: Pick<OpenRequest, 'login' | 'now'> & { readonly place: { readonly path: string } },
): EnquiryInput => {
  const { name = null, countryCode = null, phoneNumber = null } = login ?? {}
  return {
    kind,
    writer: login === null || login.role === 'GUEST' ? null : { name, countryCode, phoneNumber },
    path: place.path,
    typed: ports.store.readDraft(kind, now),
  }
}

export const plugEnquiry = (ports: Ports) =>
  enquiryMachine.provide({
    actors: {
      loadCountries: fromPort((_, signal) => ports.config.read({ key: 'countryCodes' }, signal)),
      uploadFile: fromPort(async ({ file }, signal) => {
        const uploaded = await ports.files.upload({ kind: 'support', file }, signal)
        return uploaded.ok ? done({ ...uploaded.value, name: file.name }) : uploaded
      }),
      sendEnquiry: fromPort(ports.support.send),
    },
  })

const openContact: Open = (ports, request) => {
  const { login, now } = request
  const input = (kind: EnquiryKind) =>
    enquiryInput(ports, kind, { login, now, place: { path: `${routes.contactUs.path}?form=${kind}` } })
  return {
    logic: contactMachine.provide({ actors: { enquiry: plugEnquiry(ports) } }),
    input: {
      ...contactParams(request.place.params),
      isStaff: isStaff(login?.role),
      inputs: { contact: input('contact'), secondOpinion: input('secondOpinion'), support: input('support') },
    },
  }
}

const openFaq: Open = (ports, request) => ({
  logic: faqMachine.provide({
    actors: {
      loadTags: fromPort(ports.support.faqTags),
      loadQuestions: fromPort(ports.support.faqs),
      enquiry: plugEnquiry(ports),
    },
  }),
  input: {
    ...faqParams(request.place.params),
    isStaff: isStaff(request.login?.role),
    enquiry: enquiryInput(ports, 'confused', request),
  },
})

const openHelp: Open = (ports, request) => ({
  logic: plugEnquiry(ports),
  input: { ...enquiryInput(ports, 'help', request), topic: request.feature.at },
})

const openReachOut: Open = (ports, request) => ({
  logic: plugEnquiry(ports),
  input: enquiryInput(ports, 'helpMeChoose', request),
})

export const features: RoomWiring = {
  'page.contactUs': openContact,
  'page.faq': openFaq,
  'panel.help': openHelp,
  'part.reachOut': openReachOut,
}
