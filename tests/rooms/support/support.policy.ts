import type { RoomCases } from '../../kit/policy/case'
import { everyone, patients, known, writers, nothing, person, lookingAround } from '../../kit/policy/groups'

const TICKET = { problem: 'Slots', description: 'Tuesday is missing', attachments: [] }

export const supportPolicy: RoomCases<'support'> = {
  faqTags: { may: everyone, input: nothing },
  faqs: { may: everyone, input: () => ({ tag: 'appointments' }) },
  contact: {
    may: known,
    input: () => ({ name: person.name, mobileNumber: '9812345678', requestType: 'general' }),
  },
  patientTicket: { may: patients, input: () => ({ kind: 'helpMeChoose' }) },
  ticket: { may: writers, input: () => TICKET },
  tickets: { may: [...lookingAround.filter((name) => name !== 'guest'), 'admin'], input: nothing },
}
