import { isStaff } from '../core/app/routes'
import { done } from '../core/kit/outcome'
import type { ContentPage } from '../core/marketing/marketing'
import { fromPort } from '../machines/kit/fromPort'
import { contentMachine, partnersMachine } from '../machines/marketing/content.machine'
import { downloadLinkMachine } from '../machines/marketing/downloadLink.machine'
import { contentPageMachine, partnerPageMachine } from '../machines/marketing/marketingPage.machine'
import type { Ports } from './ports'
import type { Open, RoomWiring } from './features'
import { enquiryInput, plugEnquiry } from './support.wiring'

const openContent =
  (page: ContentPage): Open =>
  (ports, request) => ({
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

const openPartners: Open = (ports, request) => ({
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

const plugDownloadLink = (ports: Ports) =>
  downloadLinkMachine.provide({ actors: { sendLink: fromPort(ports.marketing.downloadLink) } })

export const features: RoomWiring = {
  'page.aboutUs': openContent('about-us'),
  'page.appFeature': openContent('app-feature'),
  'page.careers': openContent('careers'),
  'page.partnerWithUs': openPartners,
  'part.downloadLink': (ports) => ({ logic: plugDownloadLink(ports), input: { phoneNumber: '' } }),
}
