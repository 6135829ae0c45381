import { isStaff } from '../core/app/routes'
import { done } from '../core/kit/outcome'
import type { ContentPage } from '../core/marketing/marketing'
import type { EnquiryKind } from '../core/support/enquiry.kinds'
import { fromPort } from '../machines/kit/fromPort'
import { contentMachine, partnersMachine } from '../machines/marketing/content.machine'
import type { Ports } from './ports'
import type { Open, OpenRequest, RoomWiring } from './features'
import { enquiryInput, plugEnquiry } from './support.wiring'

/** The form that stands on a page beside what the page loads. */
const enquiryBeside = (kind: EnquiryKind, ports: Ports, request: OpenRequest) => ({
  enquiry: { logic: plugEnquiry(ports), input: enquiryInput(ports, kind, request) },
})

const openContent =
  (page: ContentPage): Open =>
  (ports) => ({
    logic: contentMachine.provide({
      actors: { load: fromPort(({ asked }, signal) => ports.marketing.content(asked, signal)) },
    }),
    input: { page },
  })

/** The form is for patients and those who may become one. */
const openContentWithForm =
  (page: ContentPage): Open =>
  (ports, request) => ({
    ...openContent(page)(ports, request)!,
    ...(!isStaff(request.login?.role) && { beside: enquiryBeside('confused', ports, request) }),
  })

const openPartners: Open = (ports, request) => ({
  logic: partnersMachine.provide({
    actors: {
      load: fromPort(async (_, signal) => {
        const config = await ports.config.read({ key: 'partners' }, signal)
        return config.ok ? done(config.value.partners ?? []) : config
      }),
    },
  }),
  input: {},
  beside: enquiryBeside('partner', ports, request),
})

export const features: RoomWiring = {
  'page.aboutUs': openContentWithForm('about-us'),
  'page.appFeature': openContentWithForm('app-feature'),
  'page.careers': openContent('careers'),
  'page.partnerWithUs': openPartners,
  'part.weekDoctors': async (...request) => (await import('./weekDoctors')).openWeekDoctors(...request),
  'part.downloadLink': async (...request) => (await import('./downloadLink')).openDownloadLink(...request),
}
