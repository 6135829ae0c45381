/** What rooms above use of this one, beside its tables. */
export { activePrescription } from './activePrescription.read'
export { consultationEnded, type EndedConsultation } from './consultation.events'
export { medicinesById } from './catalogue.store'
export { placeOfPrescriber } from './letterhead.store'
export { medicineBlock, printedName } from './medicine.block'
export { dayInWords, patientOf } from './paper'
export { hasBeenSeen } from './prescription.store'
export { knownLines, medicinesBefore, refuseUnclear, seriousOpen, takenLines } from './write'
