import { bookingModel, checkoutModel, payingModel, paymentReturnModel } from './booking.models'
import type { PathModel } from './model'
import { loginModel, otpModel } from './session.models'
import { accessModel, searchModel, staffPanelsModel } from './staff.models'

/** Every machine whose paths are generated. */
export const models: readonly PathModel[] = [
  loginModel,
  otpModel,
  bookingModel,
  checkoutModel,
  payingModel,
  paymentReturnModel,
  accessModel,
  staffPanelsModel,
  searchModel,
]
