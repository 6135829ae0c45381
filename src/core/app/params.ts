import * as Schema from 'effect/Schema'
import { ConsultationType, SlotChoice } from '../booking/booking'
import { type WaysToWrite, waysToWrite } from '../support/enquiry.kinds'

const orNothing = <A>(schema: Schema.Codec<A, unknown>) => {
  const read = Schema.decodeUnknownOption(schema)
  return (value: unknown): A | null => {
    const decoded = read(value)
    return decoded._tag === 'Some' ? decoded.value : null
  }
}

const text = orNothing(Schema.NonEmptyString)
const slotChoice = orNothing(SlotChoice)
const consultation = orNothing(ConsultationType)

export type Params = Readonly<Record<string, unknown>>

/** What /doctor-profile reads from its address and navigation state; without a doctor there is no profile. */
export const doctorProfileParams = (params: Params) => ({
  doctorId: text(params['doctorId']),
  consultation: consultation(params['consultation']),
  resume: slotChoice(params['resume']),
})

export type FindDoctorTab = 'doctors' | 'specialities'

/** `navItem: 1` is the list of doctors, `type=speciality` the specialities. */
const findDoctorTab = (params: Params): FindDoctorTab =>
  params['type'] === 'speciality' && Number(params['navItem']) !== 1 ? 'specialities' : 'doctors'

export const findDoctorParams = (params: Params) => ({
  tab: findDoctorTab(params),
  specialityId: text(params['speciality']),
  search: text(params['search']) ?? '',
  city: text(params['city']),
  resume: slotChoice(params['resume']),
})

export const paymentReturnParams = (params: Params) => ({ bookingId: text(params['bookingId']) })

const isWay = (form: unknown): form is WaysToWrite => waysToWrite.some((way) => way === form)

/** `form` is the way of writing to us that /contact-us opens with. */
export const contactParams = (params: Params): { form: WaysToWrite } => ({
  form: isWay(params['form']) ? params['form'] : 'contact',
})

/** `tag` is the subject that /faq opens with. */
export const faqParams = (params: Params) => ({ tag: text(params['tag']) })
