import { appMachine } from './app/app.machine'
import { noticeMachine, noticesMachine } from './app/notices.machine'
import { stillMachine } from './app/still.machine'
import { bookingMachine } from './booking/booking.machine'
import { checkoutMachine } from './booking/checkout.machine'
import { doctorProfileMachine } from './doctors/doctorProfile.machine'
import { doctorListMachine, findDoctorMachine } from './doctors/findDoctor.machine'
import { homeMachine } from './home/home.machine'
import { countdownMachine } from './kit/countdown.machine'
import { bannersMachine } from './marketing/banners.machine'
import { contentMachine, partnersMachine } from './marketing/content.machine'
import { downloadLinkMachine } from './marketing/downloadLink.machine'
import { contentPageMachine, partnerPageMachine } from './marketing/marketingPage.machine'
import { memberChooserMachine } from './members/memberChooser.machine'
import { personFormMachine } from './members/personForm.machine'
import { ordersMachine } from './orders/orders.machine'
import { payingMachine } from './payment/paying.machine'
import { paymentReturnMachine } from './payment/paymentReturn.machine'
import { loginMachine } from './session/login.machine'
import { otpMachine } from './session/otp.machine'
import { sessionMachine } from './session/session.machine'
import { contactMachine } from './support/contact.machine'
import { enquiryMachine } from './support/enquiry.machine'
import { faqMachine } from './support/faq.machine'

/** Every machine by name: for the diagrams, the gallery and the path tests. */
export const registry = {
  app: appMachine,
  banners: bannersMachine,
  booking: bookingMachine,
  checkout: checkoutMachine,
  contact: contactMachine,
  content: contentMachine,
  contentPage: contentPageMachine,
  countdown: countdownMachine,
  doctorList: doctorListMachine,
  doctorProfile: doctorProfileMachine,
  downloadLink: downloadLinkMachine,
  enquiry: enquiryMachine,
  faq: faqMachine,
  findDoctor: findDoctorMachine,
  home: homeMachine,
  login: loginMachine,
  memberChooser: memberChooserMachine,
  notice: noticeMachine,
  notices: noticesMachine,
  orders: ordersMachine,
  otp: otpMachine,
  partnerPage: partnerPageMachine,
  partners: partnersMachine,
  paying: payingMachine,
  paymentReturn: paymentReturnMachine,
  personForm: personFormMachine,
  session: sessionMachine,
  still: stillMachine,
} as const

export type MachineName = keyof typeof registry
