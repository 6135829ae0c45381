import { isStaff, type RouteName } from '../core/app/routes'
import { done } from '../core/kit/outcome'
import type { ContentPage } from '../core/marketing/marketing'
import type { OpenedPage, PageRequest } from '../machines/app/page'
import { fromPort } from '../machines/kit/fromPort'
import { contentMachine, partnersMachine } from '../machines/marketing/content.machine'
import { downloadLinkMachine } from '../machines/marketing/downloadLink.machine'
import { contentPageMachine, partnerPageMachine } from '../machines/marketing/marketingPage.machine'
import type { Ports } from './ports'
import { enquiryInput, openContact, openFaq, plugEnquiry } from './support.wiring'

const openContent =
  (page: ContentPage) =>
  (ports: Ports, request: PageRequest): OpenedPage => ({
    logic: contentPageMachine.provide({
      actors: {
        content: contentMachine.provide({
          actors: { load: fromPort(({ asked }, signal) => ports.marketing.content(asked, signal)) },
        }),
        enquiry: plugEnquiry(ports),
      },
    }),
    input: { page, isStaff: isStaff(request.login?.role), enquiry: enquiryInput(ports, 'confused', request) },
  })

const openPartners = (ports: Ports, request: PageRequest): OpenedPage => ({
  logic: partnerPageMachine.provide({
    actors: {
      partners: partnersMachine.provide({
        actors: {
          load: fromPort(async (_, signal) => {
            const config = await ports.config.read({ key: 'partners' }, signal)
            return config.ok ? done(config.value.partners ?? []) : config
          }),
        },
      }),
      enquiry: plugEnquiry(ports),
    },
  }),
  input: { enquiry: enquiryInput(ports, 'partner', request) },
})

export const plugDownloadLink = (ports: Ports) =>
  downloadLinkMachine.provide({ actors: { sendLink: fromPort(ports.marketing.downloadLink) } })

type Open = (ports: Ports, request: PageRequest) => OpenedPage

const sitePages: Partial<Record<RouteName, Open>> = {
  aboutUs: openContent('about-us'),
  appFeature: openContent('app-feature'),
  careers: openContent('careers'),
  contactUs: openContact,
  faq: openFaq,
  partnerWithUs: openPartners,
}

/** Opens one of the public pages about the practice. */
export const openSitePage: Open = (ports, request) => {
  const open = sitePages[request.place.route]
  if (!open) throw new Error(`${request.place.route} is no page about the practice`)
  return open(ports, request)
}
