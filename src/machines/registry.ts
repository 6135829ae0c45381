import { appMachine } from './app/app.machine'
import { companionsMachine } from './app/companions.machine'
import { noticeMachine, noticesMachine } from './app/notices.machine'
import { stillMachine } from './app/still.machine'
import { bookingMachine } from './booking/booking.machine'
import { checkoutMachine } from './booking/checkout.machine'
import { doctorProfileMachine } from './doctors/doctorProfile.machine'
import { doctorListMachine, findDoctorMachine } from './doctors/findDoctor.machine'
import { homeMachine } from './home/home.machine'
import { countdownMachine } from './kit/countdown.machine'
import { memberChooserMachine } from './members/memberChooser.machine'
import { personFormMachine } from './members/personForm.machine'
import { notificationsMachine } from './notifications/notifications.machine'
import { pushMachine } from './notifications/push.machine'
import { ordersMachine } from './orders/orders.machine'
import { payingMachine } from './payment/paying.machine'
import { paymentReturnMachine } from './payment/paymentReturn.machine'
import { loginMachine } from './session/login.machine'
import { otpMachine } from './session/otp.machine'
import { sessionMachine } from './session/session.machine'

/** Every machine by name: for the diagrams, the gallery and the path tests. */
export const registry = {
  app: appMachine,
  booking: bookingMachine,
  checkout: checkoutMachine,
  companions: companionsMachine,
  countdown: countdownMachine,
  doctorList: doctorListMachine,
  doctorProfile: doctorProfileMachine,
  findDoctor: findDoctorMachine,
  home: homeMachine,
  login: loginMachine,
  memberChooser: memberChooserMachine,
  notice: noticeMachine,
  notices: noticesMachine,
  notifications: notificationsMachine,
  orders: ordersMachine,
  otp: otpMachine,
  paying: payingMachine,
  paymentReturn: paymentReturnMachine,
  personForm: personFormMachine,
  push: pushMachine,
  session: sessionMachine,
  still: stillMachine,
} as const

export type MachineName = keyof typeof registry
