import { bookingModel, checkoutModel, payingModel, paymentReturnModel } from './booking.models'
import { hereModel, locationModel, locationPromptModel } from './location.models'
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
  hereModel,
  locationModel,
  locationPromptModel,
]
