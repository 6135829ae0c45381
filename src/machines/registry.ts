import { appMachine } from './app/app.machine'
import { connectionMachine } from './app/connection.machine'
import { installMachine } from './app/install.machine'
import { noticeMachine, noticesMachine } from './app/notices.machine'
import { releaseMachine } from './app/release.machine'
import { slotMachine } from './app/slot.machine'
import { affectedMachine } from './availability/affected.machine'
import { availabilityMachine } from './availability/availability.machine'
import { availabilityFormMachine } from './availability/availabilityForm.machine'
import { backgroundBookingMachine } from './booking/backgroundBooking.machine'
import { bookingMachine } from './booking/booking.machine'
import { checkoutMachine } from './booking/checkout.machine'
import { slotAlertMachine } from './booking/slotAlert.machine'
import { callInviteMachine } from './call/callInvite.machine'
import { callReviewMachine } from './call/callReview.machine'
import { callRoomMachine } from './call/callRoom.machine'
import { deviceTestMachine } from './call/deviceTest.machine'
import { familyInviteMachine } from './call/familyInvite.machine'
import { incomingCallMachine } from './call/incomingCall.machine'
import { outgoingCallMachine } from './call/outgoingCall.machine'
import { chatActionsMachine } from './chat/chatActions.machine'
import { chatFilesMachine } from './chat/chatFiles.machine'
import { chatListMachine } from './chat/chatList.machine'
import { chatSearchMachine } from './chat/chatSearch.machine'
import { chatUnreadMachine } from './chat/chatUnread.machine'
import { conversationMachine } from './chat/conversation.machine'
import { outboxMachine } from './chat/outbox.machine'
import { outboxesMachine } from './chat/outboxes.machine'
import { voiceNoteMachine } from './chat/voiceNote.machine'
import { testBookingMachine } from './diagnostics/testBooking.machine'
import { testCartMachine } from './diagnostics/testCart.machine'
import { testReportsMachine } from './diagnostics/testReports.machine'
import { doctorProfileMachine } from './doctors/doctorProfile.machine'
import { doctorListMachine, findDoctorMachine } from './doctors/findDoctor.machine'
import { homeMachine } from './home/home.machine'
import { admitMachine } from './inpatient/admit.machine'
import { boardMachine } from './inpatient/board.machine'
import { dischargeMachine } from './inpatient/discharge.machine'
import { dischargeMedicinesMachine } from './inpatient/dischargeMedicines.machine'
import { sheetMachine } from './inpatient/sheet.machine'
import { shiftBedMachine } from './inpatient/shiftBed.machine'
import { stayMachine } from './inpatient/stay.machine'
import { wardMachine } from './inpatient/ward.machine'
import { countdownMachine } from './kit/countdown.machine'
import { documentCameraMachine } from './kit/documentCamera.machine'
import { verificationMachine } from './kit/verification.machine'
import { languageMachine } from './language/language.machine'
import { geolocationMachine } from './location/geolocation.machine'
import { locationMachine } from './location/location.machine'
import { locationPromptMachine } from './location/locationPrompt.machine'
import { bannersMachine } from './marketing/banners.machine'
import { contentMachine, partnersMachine } from './marketing/content.machine'
import { downloadLinkMachine } from './marketing/downloadLink.machine'
import { weekDoctorsMachine } from './marketing/weekDoctors.machine'
import { addressMachine } from './medicines/address.machine'
import { pharmacyListMachine, medicinesMachine } from './medicines/medicines.machine'
import { medicineRequestMachine } from './medicines/request.machine'
import { correctionMachine } from './members/correction.machine'
import { familyMachine } from './members/family.machine'
import { memberChooserMachine } from './members/memberChooser.machine'
import { memberFactsMachine } from './members/memberFacts.machine'
import { memberPhotoMachine } from './members/memberPhoto.machine'
import { mobileChangeMachine } from './members/mobileChange.machine'
import { personFormMachine } from './members/personForm.machine'
import { notificationsMachine } from './notifications/notifications.machine'
import { pushMachine } from './notifications/push.machine'
import { orderChangeMachine } from './orders/orderChange.machine'
import { orderPaymentMachine } from './orders/orderPayment.machine'
import { orderTrackerMachine } from './orders/orderTracker.machine'
import { ordersMachine } from './orders/orders.machine'
import { ownStayMachine } from './orders/ownStay.machine'
import { payingMachine } from './payment/paying.machine'
import { paymentReturnMachine } from './payment/paymentReturn.machine'
import { prescriptionAsideMachine } from './prescription/aside.machine'
import { captureMachine } from './prescription/capture.machine'
import { prescriptionDraftMachine } from './prescription/draft.machine'
import { lookupMachine } from './prescription/lookup.machine'
import { prescriptionMachine } from './prescription/prescription.machine'
import { signedPrescriptionMachine } from './prescription/signed.machine'
import { profileMachine } from './profile/profile.machine'
import { orderBoardMachine } from './providerOrders/orderBoard.machine'
import { orderPanelMachine } from './providerOrders/orderPanel.machine'
import { reportUploadMachine } from './providerOrders/reportUpload.machine'
import { requestBellMachine } from './providerOrders/requestBell.machine'
import { billMachine } from './reception/bill.machine'
import { delayMachine } from './reception/delay.machine'
import { displayMachine } from './reception/display.machine'
import { liveQueueMachine } from './reception/liveQueue.machine'
import { receptionMachine } from './reception/reception.machine'
import { recordDeskMachine } from './records/recordDesk.machine'
import { recordFormMachine } from './records/recordForm.machine'
import { recordShareMachine } from './records/recordShare.machine'
import { recordViewerMachine } from './records/recordViewer.machine'
import { recordsMachine } from './records/records.machine'
import { reviewsMachine } from './reviews/reviews.machine'
import { ownTestsMachine } from './sales/ownTests.machine'
import { providerOffersMachine } from './sales/providerOffers.machine'
import { providerProfileMachine } from './sales/providerProfile.machine'
import { salesMachine } from './sales/sales.machine'
import { appointmentForMachine } from './schedule/appointmentFor.machine'
import { blockPatientMachine } from './schedule/blockPatient.machine'
import { clinicDayMachine } from './schedule/clinicDay.machine'
import { patientRecordsMachine } from './schedule/patientRecords.machine'
import { rescheduleMachine } from './schedule/reschedule.machine'
import { scheduleMachine } from './schedule/schedule.machine'
import { searchMachine } from './search/search.machine'
import { receivedReportsMachine } from './sentReports/receivedReports.machine'
import { sentReportsMachine } from './sentReports/sentReports.machine'
import { accountsMachine } from './session/accounts.machine'
import { loginMachine } from './session/login.machine'
import { onboardingMachine } from './session/onboarding.machine'
import { otpMachine } from './session/otp.machine'
import { patientNumberMachine } from './session/patientNumber.machine'
import { patientSearchMachine } from './session/patientSearch.machine'
import { sessionMachine } from './session/session.machine'
import { tokenMachine } from './session/token.machine'
import { quietHoursMachine } from './settings/quietHours.machine'
import { settingsMachine } from './settings/settings.machine'
import { contactMachine } from './support/contact.machine'
import { enquiryMachine } from './support/enquiry.machine'
import { faqMachine } from './support/faq.machine'
import { teamMachine } from './team/team.machine'
import { templatesMachine } from './templates/templates.machine'

/** Every machine by name: for the diagrams, the gallery and the path tests. `npm run lists` writes this file. */
export const registry = {
  accounts: accountsMachine,
  address: addressMachine,
  admit: admitMachine,
  affected: affectedMachine,
  app: appMachine,
  appointmentFor: appointmentForMachine,
  availability: availabilityMachine,
  availabilityForm: availabilityFormMachine,
  backgroundBooking: backgroundBookingMachine,
  banners: bannersMachine,
  bill: billMachine,
  blockPatient: blockPatientMachine,
  board: boardMachine,
  booking: bookingMachine,
  callInvite: callInviteMachine,
  callReview: callReviewMachine,
  callRoom: callRoomMachine,
  capture: captureMachine,
  chatActions: chatActionsMachine,
  chatFiles: chatFilesMachine,
  chatList: chatListMachine,
  chatSearch: chatSearchMachine,
  chatUnread: chatUnreadMachine,
  checkout: checkoutMachine,
  clinicDay: clinicDayMachine,
  connection: connectionMachine,
  contact: contactMachine,
  content: contentMachine,
  conversation: conversationMachine,
  correction: correctionMachine,
  countdown: countdownMachine,
  delay: delayMachine,
  deviceTest: deviceTestMachine,
  discharge: dischargeMachine,
  dischargeMedicines: dischargeMedicinesMachine,
  display: displayMachine,
  doctorList: doctorListMachine,
  doctorProfile: doctorProfileMachine,
  documentCamera: documentCameraMachine,
  downloadLink: downloadLinkMachine,
  enquiry: enquiryMachine,
  family: familyMachine,
  familyInvite: familyInviteMachine,
  faq: faqMachine,
  findDoctor: findDoctorMachine,
  geolocation: geolocationMachine,
  home: homeMachine,
  incomingCall: incomingCallMachine,
  install: installMachine,
  language: languageMachine,
  liveQueue: liveQueueMachine,
  location: locationMachine,
  locationPrompt: locationPromptMachine,
  login: loginMachine,
  lookup: lookupMachine,
  medicineRequest: medicineRequestMachine,
  medicines: medicinesMachine,
  memberChooser: memberChooserMachine,
  memberFacts: memberFactsMachine,
  memberPhoto: memberPhotoMachine,
  mobileChange: mobileChangeMachine,
  notice: noticeMachine,
  notices: noticesMachine,
  notifications: notificationsMachine,
  onboarding: onboardingMachine,
  orderBoard: orderBoardMachine,
  orderChange: orderChangeMachine,
  orderPanel: orderPanelMachine,
  orderPayment: orderPaymentMachine,
  orderTracker: orderTrackerMachine,
  orders: ordersMachine,
  otp: otpMachine,
  outbox: outboxMachine,
  outboxes: outboxesMachine,
  outgoingCall: outgoingCallMachine,
  ownStay: ownStayMachine,
  ownTests: ownTestsMachine,
  partners: partnersMachine,
  patientNumber: patientNumberMachine,
  patientRecords: patientRecordsMachine,
  patientSearch: patientSearchMachine,
  paying: payingMachine,
  paymentReturn: paymentReturnMachine,
  personForm: personFormMachine,
  pharmacyList: pharmacyListMachine,
  prescription: prescriptionMachine,
  prescriptionAside: prescriptionAsideMachine,
  prescriptionDraft: prescriptionDraftMachine,
  profile: profileMachine,
  providerOffers: providerOffersMachine,
  providerProfile: providerProfileMachine,
  push: pushMachine,
  quietHours: quietHoursMachine,
  receivedReports: receivedReportsMachine,
  reception: receptionMachine,
  recordDesk: recordDeskMachine,
  recordForm: recordFormMachine,
  recordShare: recordShareMachine,
  recordViewer: recordViewerMachine,
  records: recordsMachine,
  release: releaseMachine,
  reportUpload: reportUploadMachine,
  requestBell: requestBellMachine,
  reschedule: rescheduleMachine,
  reviews: reviewsMachine,
  sales: salesMachine,
  schedule: scheduleMachine,
  search: searchMachine,
  sentReports: sentReportsMachine,
  session: sessionMachine,
  settings: settingsMachine,
  sheet: sheetMachine,
  shiftBed: shiftBedMachine,
  signedPrescription: signedPrescriptionMachine,
  slot: slotMachine,
  slotAlert: slotAlertMachine,
  stay: stayMachine,
  team: teamMachine,
  templates: templatesMachine,
  testBooking: testBookingMachine,
  testCart: testCartMachine,
  testReports: testReportsMachine,
  token: tokenMachine,
  verification: verificationMachine,
  voiceNote: voiceNoteMachine,
  ward: wardMachine,
  weekDoctors: weekDoctorsMachine,
} as const

export type MachineName = keyof typeof registry
