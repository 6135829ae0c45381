import type { Conversation } from '../../../src/core/chat/chat'

const side = { lastSeq: 0, last: null, mark: 0, unread: 0, mentionCount: 0, seen: [] }

/** A conversation of a doctor's team with the patient `Asha Patel <number>`. */
export const conversationOf = (number: number, more: Partial<Conversation> = {}): Conversation => ({
  id: `app_d1_m${number}`,
  kind: 'appointment',
  rev: 1,
  doctorId: 'd1',
  patientId: 'patient',
  memberId: `m${number}`,
  status: 'active',
  offBecause: null,
  windows: [],
  bookingDate: null,
  dischargedAt: null,
  stayId: null,
  hospitalId: null,
  room: null,
  isFavourite: false,
  isBlocked: false,
  member: { name: `Asha Patel ${number}`, age: 42, gender: 'Female' },
  doctor: { name: `Dr. Meera Rao ${number}`, speciality: 'Neurology', photo: null },
  clinicPhone: null,
  people: [],
  agentId: null,
  waitingSince: null,
  sides: { patient: side, internal: side },
  updatedAt: 1_795_000_000 - number,
  createdAt: 1_795_000_000 - number,
  ...more,
})
