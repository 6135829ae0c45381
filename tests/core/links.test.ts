import { describe, expect, test } from 'vitest'
import { brand, phoneLink } from '../../src/core/app/brand'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { doctorProfileParams, findDoctorParams } from '../../src/core/doctors/doctors.params'
import { doctorPath } from '../../src/core/app/links'
import { ANY_DOCTOR, queryOfSearch, searchOf } from '../../src/core/doctors/doctors.rules'
import { doctorsPath, isSpecialityId, specialityIds, specialityNamed } from '../../src/core/doctors/specialities'
import { paymentReturnParams } from '../../src/core/payment/payment.params'
import { contactParams, faqParams } from '../../src/core/support/support.params'

const asked = {
  search: ' back pain ',
  specialityId: 'spine-surgery',
  language: 'Hindi',
  distance: 25,
  experience: 10,
  consultation: 'video',
  sort: 'fee',
} as const

describe('the list of doctors', () => {
  test('a link carries a search and opens the list with it', () => {
    const query = queryOfSearch(asked)
    expect(query).toEqual({
      search: ' back pain ',
      speciality: 'spine-surgery',
      language: 'Hindi',
      distance: '25',
      experience: '10',
      mode: 'video',
      sort: 'fee',
    })
    expect(findDoctorParams(query).query).toEqual(asked)
  })

  test('what is not asked for is not in the link, and blanks ask for nothing', () => {
    const nothing = { search: null, speciality: null, language: null, distance: null }
    expect(queryOfSearch({ ...ANY_DOCTOR, search: '  ' })).toEqual({
      ...nothing,
      experience: null,
      mode: null,
      sort: null,
    })
  })

  test('the server is asked for what is set, without blanks around the text', () => {
    expect(searchOf(asked)).toEqual({ ...asked, search: 'back pain' })
    expect(searchOf({ ...ANY_DOCTOR, search: '  ' })).toEqual({ sort: 'nearest' })
  })

  test('an address without anything opens all doctors, nearest first', () => {
    expect(findDoctorParams({})).toEqual({
      tab: 'doctors',
      query: ANY_DOCTOR,
      city: null,
      listed: 0,
      isFiltering: false,
      doctorId: null,
      consultation: null,
    })
  })

  test.each([
    ['a language nobody speaks', { language: 'Klingon' }],
    ['a distance that is not offered', { distance: '7' }],
    ['an experience that is not offered', { experience: '-5' }],
    ['a way of consulting there is not', { mode: 'telepathy' }],
    ['an order there is not', { sort: 'looks' }],
  ])('%s in the address is left out', (_, params) => {
    expect(findDoctorParams(params).query).toEqual(ANY_DOCTOR)
  })

  test('the address says which tab, which step, and whom to book', () => {
    expect(findDoctorParams({ type: 'speciality' }).tab).toBe('specialities')
    expect(findDoctorParams({ type: 'speciality', navItem: '1' }).tab).toBe('doctors')
    expect(findDoctorParams({ type: 'doctor' }).tab).toBe('doctors')
    expect(findDoctorParams({ type: 'speciality', tab: 1 }).tab).toBe('doctors')
    expect(findDoctorParams({ type: 'speciality', navItem: 0, tab: 1 }).tab).toBe('specialities')
    expect(
      findDoctorParams({ step: 'filters', city: 'Pune', listed: 100, doctorId: 'd1', consultation: 'inClinic' }),
    ).toMatchObject({ isFiltering: true, city: 'Pune', listed: 100, doctorId: 'd1', consultation: 'inClinic' })
    expect(findDoctorParams({ step: 'checkout', listed: '100' })).toMatchObject({ isFiltering: false, listed: 0 })
  })
})

describe('links', () => {
  test("a doctor's page opens from its address alone", () => {
    expect(doctorPath('a b&c')).toBe('/doctor-profile?doctorId=a%20b%26c')
    expect(doctorProfileParams({ doctorId: 'd1', consultation: 'video' })).toEqual({
      doctorId: 'd1',
      consultation: 'video',
      awaitsSlots: false,
    })
    expect(doctorProfileParams({ doctorId: '', consultation: 'phone' })).toMatchObject({
      doctorId: null,
      consultation: null,
    })
  })

  test('no link asks to be notified of slots in the name of whoever opens it', () => {
    expect(doctorProfileParams({ doctorId: 'd1', awaitsSlots: 'true' }).awaitsSlots).toBe(false)
    expect(doctorProfileParams({ doctorId: 'd1', awaitsSlots: true }).awaitsSlots).toBe(true)
  })

  test.each([
    [{}, '/find-doctor'],
    [{ speciality: 'epilepsy' }, '/find-doctor?speciality=epilepsy'],
    [{ speciality: 'epilepsy', city: 'Navi Mumbai' }, '/find-doctor?speciality=epilepsy&city=Navi%20Mumbai'],
    [{ speciality: '', city: 'Pune' }, '/find-doctor?city=Pune'],
  ])('the doctors of %o are at %s', (wanted, path) => {
    expect(doctorsPath(wanted)).toBe(path)
  })

  test.each(specialityIds)('the speciality %s is known by its id and by its name', (id) => {
    expect(isSpecialityId(id)).toBe(true)
    expect(specialityNamed(id.replaceAll('-', ' & ').toUpperCase())).toBe(id)
  })

  test('another speciality is not known', () => {
    expect(isSpecialityId('dentistry')).toBe(false)
    expect(specialityNamed('Dentistry')).toBeNull()
  })

  test('a number is dialled without its blanks', () => {
    expect(phoneLink('1800 000-4600')).toBe('tel:18000004600')
    expect(phoneLink('+91 (98) 765')).toBe('tel:+9198765')
    expect(brand.helpline).toMatch(/^[\d ]+$/)
  })

  test('a return from the gateway names its booking', () => {
    expect(paymentReturnParams({ bookingId: 'b1' })).toEqual({ bookingId: 'b1' })
    expect(paymentReturnParams({ bookingId: 7 })).toEqual({ bookingId: null })
  })

  test('the contact page opens the form that the address names, else the usual one', () => {
    expect(contactParams({ form: 'secondOpinion' })).toEqual({ form: 'secondOpinion' })
    expect(contactParams({ form: 'help' })).toEqual({ form: 'contact' })
    expect(contactParams({})).toEqual({ form: 'contact' })
  })

  test('questions open with the tag that the address names', () => {
    expect(faqParams({ tag: 'payment' })).toEqual({ tag: 'payment' })
    expect(faqParams({})).toEqual({ tag: null })
  })
})

test('the contact facts of the brand are clearly nobody’s', () => {
  const addresses = [...Object.values(brand.stores), ...Object.values(brand.social)]
  expect(Object.keys({ ...brand.stores, ...brand.social })).toEqual([
    'googlePlay',
    'appStore',
    'Facebook',
    'Instagram',
    'LinkedIn',
    'YouTube',
  ])
  expect(addresses.map((address) => new URL(address).hostname)).toEqual(addresses.map(() => 'example.com'))
  expect(brand.email).toMatch(/^\w+@example\.com$/)
})

test('every call names the web client, which has no password', () => {
  expect(CLIENT_CREDENTIAL).toBe(`Basic ${btoa('web:')}`)
})
