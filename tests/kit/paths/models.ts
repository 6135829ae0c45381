import { noticeModel, noticesModel } from './app.models'
import { bookingModel, checkoutModel, payingModel, paymentReturnModel } from './booking.models'
import { hereModel, locationModel, locationPromptModel } from './location.models'
import { bannersModel, contactModel, contentModel, downloadLinkModel, enquiryModel, faqModel } from './support.models'
import type { PathModel } from './model'
import { loginModel, onboardingModel, otpModel } from './session.models'
import { languageModel, settingsModel } from './settings.models'
import { accessModel, searchModel, staffPanelsModel } from './staff.models'
import { notificationsModel, pushModel } from './notifications.models'

/** Every machine whose paths are generated. */
export const models: readonly PathModel[] = [
  loginModel,
  otpModel,
  onboardingModel,
  languageModel,
  settingsModel,
  bookingModel,
  checkoutModel,
  payingModel,
  paymentReturnModel,
  hereModel,
  locationModel,
  locationPromptModel,
  accessModel,
  staffPanelsModel,
  searchModel,
  notificationsModel,
  pushModel,
  enquiryModel,
  faqModel,
  contactModel,
  contentModel,
  downloadLinkModel,
  bannersModel,
  noticeModel,
  noticesModel,
]
