import { backgroundBookingPlayer } from './backgroundBooking.player'
import { playable, type Playable } from '../browser'
import { appointmentForPlayer } from './appointmentFor.player'
import { appPlayer } from './app.player'
import { admissionPlayer } from './admission.player'
import { availabilityPlayer } from './availability.player'
import { availabilityFormPlayer } from './availabilityForm.player'
import { bannersPlayer } from './banners.player'
import { billPlayer } from './bill.player'
import { blockPatientPlayer } from './blockPatient.player'
import { bookingPlayer } from './booking.player'
import { capturePlayer } from './capture.player'
import { checkoutPlayer } from './checkout.player'
import { clinicDayPlayer } from './clinicDay.player'
import { connectionPlayer } from './connection.player'
import { contactPlayer } from './contact.player'
import { contentPlayer, partnersPlayer } from './content.player'
import { countdownPlayer } from './countdown.player'
import { deviceTestPlayer } from './deviceTest.player'
import { dischargePlayer } from './discharge.player'
import { dischargeMedicinesPlayer } from './dischargeMedicines.player'
import { displayPlayer } from './display.player'
import { doctorListPlayer } from './doctorList.player'
import { doctorProfilePlayer } from './doctorProfile.player'
import { downloadLinkPlayer } from './downloadLink.player'
import { enquiryPlayer } from './enquiry.player'
import { faqPlayer } from './faq.player'
import { findDoctorPlayer } from './findDoctor.player'
import { herePlayer } from './here.player'
import { homePlayer } from './home.player'
import { installPlayer } from './install.player'
import { languagePlayer } from './language.player'
import { liveQueuePlayer } from './liveQueue.player'
import { locationPlayer } from './location.player'
import { locationPromptPlayer } from './locationPrompt.player'
import { loginPlayer } from './login.player'
import { lookupPlayer } from './lookup.player'
import { memberChooserPlayer } from './memberChooser.player'
import { noticePlayer, noticesPlayer } from './notices.player'
import { notificationsPlayer } from './notifications.player'
import { onboardingPlayer } from './onboarding.player'
import { orderChangePlayer } from './orderChange.player'
import { orderPaymentPlayer } from './orderPayment.player'
import { ordersPlayer } from './orders.player'
import { otpPlayer } from './otp.player'
import { ownStayPlayer } from './ownStay.player'
import { patientNumberPlayer } from './patientNumber.player'
import { patientRecordsPlayer } from './patientRecords.player'
import { patientSearchPlayer } from './patientSearch.player'
import { payingPlayer } from './paying.player'
import { paymentReturnPlayer } from './paymentReturn.player'
import { personFormPlayer } from './personForm.player'
import { prescriptionPlayer } from './prescription.player'
import { prescriptionAsidePlayer } from './prescriptionAside.player'
import { prescriptionDraftPlayer } from './prescriptionDraft.player'
import { pushPlayer } from './push.player'
import { receptionPlayer } from './reception.player'
import { releasePlayer } from './release.player'
import { reschedulePlayer } from './reschedule.player'
import { reviewsPlayer } from './reviews.player'
import { schedulePlayer } from './schedule.player'
import { searchPlayer } from './search.player'
import { sessionPlayer } from './session.player'
import { settingsPlayer } from './settings.player'
import { shiftBedPlayer } from './shiftBed.player'
import { signedPrescriptionPlayer } from './signedPrescription.player'
import { slotAlertPlayer } from './slotAlert.player'
import { slotPlayer } from './slot.player'
import { profilePlayer } from './profile.player'
import { teamPlayer } from './team.player'
import { templatesPlayer } from './templates.player'
import { tokenPlayer } from './token.player'
import { verificationPlayer } from './verification.player'
import { wardPlayer } from './ward.player'

/** Who walks the tours of each machine in Chromium, by the file of `tests/e2e/paths` in which they are walked. */
export const players: Readonly<Record<string, readonly Playable[]>> = {
  app: [
    playable(appPlayer),
    playable(noticePlayer),
    playable(noticesPlayer),
    playable(connectionPlayer),
    playable(releasePlayer),
    playable(installPlayer),
  ],
  booking: [playable(bookingPlayer), playable(slotAlertPlayer), playable(backgroundBookingPlayer)],
  call: [playable(deviceTestPlayer)],
  checkout: [playable(checkoutPlayer)],
  doctors: [playable(doctorListPlayer), playable(findDoctorPlayer), playable(doctorProfilePlayer)],
  home: [playable(homePlayer), playable(ordersPlayer), playable(orderChangePlayer), playable(ownStayPlayer)],
  location: [playable(herePlayer), playable(locationPlayer), playable(locationPromptPlayer)],
  login: [playable(loginPlayer), playable(otpPlayer), playable(onboardingPlayer), playable(countdownPlayer)],
  marketing: [playable(contentPlayer), playable(partnersPlayer), playable(downloadLinkPlayer), playable(bannersPlayer)],
  members: [playable(memberChooserPlayer), playable(personFormPlayer)],
  notifications: [playable(notificationsPlayer)],
  payment: [playable(payingPlayer), playable(paymentReturnPlayer), playable(orderPaymentPlayer)],
  push: [playable(pushPlayer)],
  prescription: [
    playable(capturePlayer),
    playable(lookupPlayer),
    playable(signedPrescriptionPlayer),
    playable(prescriptionPlayer),
    playable(prescriptionDraftPlayer),
    playable(prescriptionAsidePlayer),
  ],
  reception: [playable(receptionPlayer), playable(billPlayer), playable(displayPlayer), playable(liveQueuePlayer)],
  inpatient: [
    playable(shiftBedPlayer),
    playable(dischargePlayer),
    playable(dischargeMedicinesPlayer),
    playable(admissionPlayer),
    playable(wardPlayer),
  ],
  schedule: [
    playable(schedulePlayer),
    playable(clinicDayPlayer),
    playable(blockPatientPlayer),
    playable(reschedulePlayer),
    playable(patientRecordsPlayer),
    playable(patientSearchPlayer),
    playable(patientNumberPlayer),
    playable(appointmentForPlayer),
  ],
  session: [playable(sessionPlayer), playable(tokenPlayer), playable(verificationPlayer)],
  settings: [playable(settingsPlayer), playable(languagePlayer)],
  staff: [
    playable(slotPlayer),
    playable(searchPlayer),
    playable(teamPlayer),
    playable(reviewsPlayer),
    playable(profilePlayer),
  ],
  availability: [playable(availabilityPlayer), playable(availabilityFormPlayer)],
  templates: [playable(templatesPlayer)],
  support: [playable(enquiryPlayer), playable(faqPlayer), playable(contactPlayer)],
}
