import type { PathModel } from '../model'
import { appModel } from './app'
import { availabilityModel } from './availability'
import { availabilityFormModel } from './availabilityForm'
import { admissionModel } from './admission'
import { bookingModel } from './booking'
import { captureModel } from './capture'
import { checkoutModel } from './checkout'
import { dischargeModel } from './discharge'
import { dischargeMedicinesModel } from './dischargeMedicines'
import { doctorProfileModel, findDoctorModel } from './doctors'
import { enquiryModel } from './enquiry'
import { homeModel } from './home'
import { hereModel, locationModel, locationPromptModel } from './location'
import { deviceTestModel } from './deviceTest'
import { doctorListModel, ordersModel } from './lists'
import { loginModel } from './login'
import { backgroundBookingModel } from './backgroundBooking'
import { bannersModel, contentModel, downloadLinkModel, partnersModel } from './marketing'
import { memberChooserModel, personFormModel } from './members'
import { noticeModel, noticesModel } from './notices'
import { notificationsModel } from './notifications'
import { onboardingModel } from './onboarding'
import { orderChangeModel } from './orderChange'
import { patientNumberModel } from './patientNumber'
import { patientRecordsModel } from './patientRecords'
import { patientSearchModel } from './patientSearch'
import { shiftBedModel } from './shiftBed'
import { orderPaymentModel } from './orderPayment'
import { ownStayModel } from './ownStay'
import { otpModel } from './otp'
import { payingModel, paymentReturnModel } from './payment'
import { connectionModel, countdownModel, installModel, releaseModel } from './platform'
import { lookupModel } from './lookup'
import { prescriptionModel } from './prescription'
import { prescriptionAsideModel } from './prescriptionAside'
import { prescriptionDraftModel } from './prescriptionDraft'
import { signedPrescriptionModel } from './signedPrescription'
import { pushModel } from './push'
import { reviewsModel } from './reviews'
import { sessionModel } from './session'
import { languageModel, settingsModel } from './settings'
import { appointmentForModel } from './appointmentFor'
import { blockPatientModel } from './blockPatient'
import { clinicDayModel } from './clinicDay'
import { receptionModel } from './reception'
import { billModel, displayModel, liveQueueModel } from './receptionDesk'
import { rescheduleModel } from './reschedule'
import { scheduleModel } from './schedule'
import { slotModel } from './slot'
import { searchModel } from './staff'
import { contactModel, faqModel } from './support'
import { slotAlertModel } from './slotAlert'
import { profileModel } from './profile'
import { teamModel } from './team'
import { templatesModel } from './templates'
import { tokenModel } from './token'
import { verificationModel } from './verification'
import { wardModel } from './ward'

/** Every machine's model. */
export const models: readonly PathModel[] = [
  appModel,
  loginModel,
  otpModel,
  onboardingModel,
  languageModel,
  settingsModel,
  backgroundBookingModel,
  bookingModel,
  checkoutModel,
  slotAlertModel,
  payingModel,
  paymentReturnModel,
  hereModel,
  locationModel,
  locationPromptModel,
  slotModel,
  searchModel,
  notificationsModel,
  pushModel,
  enquiryModel,
  faqModel,
  contactModel,
  contentModel,
  partnersModel,
  downloadLinkModel,
  bannersModel,
  noticeModel,
  noticesModel,
  connectionModel,
  releaseModel,
  installModel,
  countdownModel,
  doctorListModel,
  ordersModel,
  orderPaymentModel,
  memberChooserModel,
  personFormModel,
  doctorProfileModel,
  findDoctorModel,
  reviewsModel,
  profileModel,
  teamModel,
  availabilityModel,
  availabilityFormModel,
  templatesModel,
  homeModel,
  sessionModel,
  tokenModel,
  verificationModel,
  scheduleModel,
  rescheduleModel,
  receptionModel,
  billModel,
  displayModel,
  liveQueueModel,
  appointmentForModel,
  blockPatientModel,
  clinicDayModel,
  patientNumberModel,
  patientRecordsModel,
  orderChangeModel,
  patientSearchModel,
  shiftBedModel,
  dischargeModel,
  dischargeMedicinesModel,
  admissionModel,
  wardModel,
  captureModel,
  lookupModel,
  prescriptionModel,
  prescriptionAsideModel,
  prescriptionDraftModel,
  signedPrescriptionModel,
  ownStayModel,
  deviceTestModel,
]
