import { bookingModel, checkoutModel, payingModel, paymentReturnModel } from './booking.models'
import type { PathModel } from './model'
import { notificationsModel, pushModel } from './notifications.models'
import { loginModel, otpModel } from './session.models'

/** Every machine whose paths are generated. */
export const models: readonly PathModel[] = [
  loginModel,
  otpModel,
  bookingModel,
  checkoutModel,
  payingModel,
  paymentReturnModel,
  notificationsModel,
  pushModel,
]
