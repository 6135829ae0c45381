import { messageTypes } from '../../src/core/chat/chat'
import { expect, test } from 'vitest'
import { detailsAsked, withDetails } from '../../src/core/chat/details'
import { conversationOf } from '../rooms/chat/conversationOf'

const nobody = { users: [], doctors: [], members: [], stays: [], appointments: [], devices: [] }
const person = { userId: 'u1', name: 'Meera Rao', photo: null, role: 'doctor' } as const
const first = conversationOf(1, { people: [person], stayId: 's1' })
const second = conversationOf(2, {
  people: [person],
  windows: [{ bookingId: 'b1', startsAt: 2, opensAt: 1, closesAt: 3 }],
})

test('of some conversations each whom they name is asked for once, and nobody for a device', () => {
  expect(detailsAsked([first, second])).toEqual({
    userIds: ['u1'],
    doctorIds: ['d1'],
    stayIds: ['s1'],
    deviceUserIds: [],
    appointmentIds: ['b1'],
    memberIds: ['m1', 'm2'],
  })
})

test('what is known anew stands in the conversation, and the rest as it was', () => {
  expect(withDetails(first, nobody)).toEqual(first)
  const room = { id: 'r1', name: 'Ward A', bed: '7' }
  const learnt = withDetails(first, {
    ...nobody,
    users: [{ ...person, photo: '/files/photo' }],
    members: [{ id: 'm1', name: 'Asha Rao', age: 43, gender: 'Female' }],
    stays: [{ id: 's1', memberId: 'm1', room }],
  })
  expect(learnt).toEqual({
    ...first,
    people: [{ ...person, photo: '/files/photo' }],
    member: { name: 'Asha Rao', age: 43, gender: 'Female' },
    room,
  })
})

test('kinds of messages have the numbers of the wire (S2-205)', () => {
  expect(messageTypes).toEqual({
    text: 0,
    audio: 1,
    attachment: 2,
    videoCall: 3,
    orderMedicine: 4,
    consultationEnd: 5,
    discharge: 6,
    cancelled: 7,
  })
})
