/** What rooms above use of this one, beside its tables. */
export { indexDoctors } from './doctors.index'
export { countReview, doctorOf, specialityRows, uncountReview } from './doctors.store'
export { type CardClinic, clinicsOfDoctor, profileOf, profileRow, sharedFacts, yearOf } from './profile.read'
