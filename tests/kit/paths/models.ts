import { bookingModel, checkoutModel, payingModel, paymentReturnModel } from './booking.models'
import { bannersModel, contactModel, contentModel, downloadLinkModel, enquiryModel, faqModel } from './support.models'
import type { PathModel } from './model'
import { loginModel, otpModel } from './session.models'

/** Every machine whose paths are generated. */
export const models: readonly PathModel[] = [
  loginModel,
  otpModel,
  bookingModel,
  checkoutModel,
  payingModel,
  paymentReturnModel,
  enquiryModel,
  faqModel,
  contactModel,
  contentModel,
  downloadLinkModel,
  bannersModel,
]
