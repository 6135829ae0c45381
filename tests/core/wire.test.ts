import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { DAY } from '../../src/core/kit/dates'
import { FilePurpose, FileType } from '../../src/core/files/files'
import { acceptedFiles, SHARED_LINK_LIFETIME, uploadsPerDay } from '../../src/core/files/files.rules'
import { medicinesApi } from '../../src/core/medicines/medicines.api'
import { recordsApi } from '../../src/core/records/records.api'
import { teamApi } from '../../src/core/team/team.api'

test('a hospital and the people of its team come under the names of the wire', () => {
  const [hospital] = Schema.decodeUnknownSync(teamApi.hospitals.output)([
    { hospital_id: 'h', hospital_name: 'Spine Institute', area: 'Sector 18', city: 'Noida', member_count: 3 },
  ])
  expect(hospital).toEqual({ id: 'h', name: 'Spine Institute', area: 'Sector 18', city: 'Noida', memberCount: 3 })
  expect(Schema.encodeSync(teamApi.members.input)({ hospitalId: 'h' })).toEqual({ hospital_id: 'h' })
})

const onWire = {
  userId: 'u',
  name: 'Asha Rao',
  role: 'Surgeon',
  country_code: '+91',
  phone_number: '9000000002',
  hospital_id: 'h',
  hospital_name: 'Spine Institute',
}
const person = {
  userId: 'u',
  name: 'Asha Rao',
  role: 'Surgeon',
  countryCode: '+91',
  phoneNumber: '9000000002',
  hospitalId: 'h',
  hospitalName: 'Spine Institute',
}

test.each([
  [{ profilePhoto: '/p.jpg', photo_url: '/q.jpg' }, '/p.jpg'],
  [{ photo_url: '/q.jpg' }, '/q.jpg'],
  [{ profilePhoto: null, photo_url: '/q.jpg' }, '/q.jpg'],
  [{}, null],
])('the photo of %j is %s', (photos, photoUrl) => {
  const members = Schema.decodeUnknownSync(teamApi.members.output)([{ ...onWire, ...photos }])
  expect(members).toEqual([{ ...person, photoUrl }])
  expect(Schema.encodeSync(teamApi.members.output)(members)).toEqual([{ ...onWire, photo_url: photoUrl }])
})

test('files are PDFs and pictures; a chat and a prescription take one that moves, a chat alone voices, a photo is a picture', () => {
  expect(FileType.literals).toEqual(['pdf', 'png', 'jpeg', 'gif', 'm4a', 'webm'])
  expect(FilePurpose.literals).toEqual(['chat', 'photo', 'prescription', 'report', 'support'])
  expect(acceptedFiles).toEqual({
    chat: ['pdf', 'png', 'jpeg', 'gif', 'm4a', 'webm'],
    photo: ['png', 'jpeg'],
    prescription: ['pdf', 'png', 'jpeg', 'gif'],
    report: ['pdf', 'png', 'jpeg'],
    support: ['pdf', 'png', 'jpeg'],
  })
})

test('200 MB go up in a day, and a link that was shared works for seven', () => {
  expect(uploadsPerDay('PATIENT')).toEqual({ files: 100, bytes: 200 * 1024 * 1024 })
  expect(uploadsPerDay('DIAGNOSTIC_CENTER')).toEqual({ files: 1000, bytes: 4 * 1024 ** 3 })
  expect(SHARED_LINK_LIFETIME).toBe(7 * DAY)
})

test('S1-372: the address of a patient is sent with its five keys', () => {
  const address = {
    address: '12, Ellis Bridge',
    city: 'Ahmedabad',
    pincode: '380006',
    latitude: 23.02,
    longitude: 72.56,
  }
  expect(Schema.encodeSync(medicinesApi.saveAddress.input)(address)).toEqual(address)
})

test('S1-377: a record is sent with its keys, a booking where it is of one', () => {
  const url = '/booking-service/v1/files/f1'
  const record = { memberId: 'm1', type: 'report', healthCategoryId: 'c1', url, thumbnailUrl: url } as const
  const encode = Schema.encodeSync(recordsApi.save.input)
  const sent = { ...record, documentDate: '24-11-2026' }
  expect(encode({ ...record, documentDate: '2026-11-24' })).toEqual(sent)
  expect(encode({ ...record, documentDate: '2026-11-24', bookingId: 'b1' })).toEqual({ ...sent, bookingId: 'b1' })
})
