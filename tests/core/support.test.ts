import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canDownload, downloadTyped } from '../../src/core/marketing/download.rules'
import { bannerTarget } from '../../src/core/marketing/marketing.rules'
import type { Banner } from '../../src/core/marketing/marketing'
import { DEFAULT_COUNTRY } from '../../src/core/kit/phone'
import { enquiryKinds } from '../../src/core/support/enquiry.kinds'
import {
  clearedDraft,
  enquiryForms,
  fieldFault,
  draftTyped,
  isLocked,
  isSendable,
  missingFields,
  openingDraft,
} from '../../src/core/support/enquiry.rules'

const asha = { name: 'Asha Patel', countryCode: '+91', phoneNumber: '9876543210' }
const whole = {
  name: 'Asha',
  countryCode: '+91',
  mobileNumber: '9876543210',
  emailId: 'asha@example.com',
  organizationName: 'Nadi',
  requestType: 'clinic',
  problem: 'My back',
  description: 'It hurts',
  attachments: [],
}

describe.each(enquiryKinds)('The form %s', (kind) => {
  test('can be sent when it is whole, and not when a required field is empty', () => {
    expect(isSendable(kind, whole, null, DEFAULT_COUNTRY)).toBe(true)
    for (const field of enquiryForms[kind].required) {
      const draft = { ...whole, [field]: '   ' }
      expect([field, isSendable(kind, draft, null, DEFAULT_COUNTRY)]).toEqual([field, false])
      expect(missingFields(kind, draft)).toEqual([field])
      expect(fieldFault(kind, field, draft, DEFAULT_COUNTRY)).toBe('required')
    }
  })

  test('asks for every field it requires', () => {
    const { fields, required } = enquiryForms[kind]
    expect(required.filter((field) => !fields.includes(field))).toEqual([])
  })

  test('keeps who writes when it was sent, and forgets what they wrote', () => {
    expect(clearedDraft(kind, whole)).toMatchObject({ name: 'Asha', mobileNumber: '9876543210', problem: '' })
  })
})

test('a known person’s name and number stand in the form, whatever was typed before', () => {
  const draft = openingDraft('confused', asha, { ...whole, name: 'Guest', mobileNumber: '1111111111' })
  expect(draft).toMatchObject({ name: 'Asha Patel', mobileNumber: '9876543210', problem: 'My back' })
  expect([isLocked('confused', asha, 'name'), isLocked('confused', asha, 'mobileNumber')]).toEqual([true, true])
  expect(isLocked('confused', asha, 'problem')).toBe(false)
})

test('a name that is not known yet can be typed, a guest can type both', () => {
  const nameless = { ...asha, name: null }
  expect([isLocked('confused', nameless, 'name'), isLocked('confused', null, 'mobileNumber')]).toEqual([false, false])
})

test('the contact form begins with what is known and can be changed; a foreign number does not fit it', () => {
  expect(openingDraft('contact', asha, null)).toMatchObject({ name: 'Asha Patel', mobileNumber: '9876543210' })
  expect(openingDraft('contact', asha, whole).name).toBe('Asha')
  expect(isLocked('contact', asha, 'name')).toBe(false)
  expect(openingDraft('contact', { ...asha, countryCode: '+65' }, null).mobileNumber).toBe('')
  expect(openingDraft('support', { ...asha, countryCode: '+65' }, null).countryCode).toBe('+65')
})

test('a locked number is right whatever its length', () => {
  const singapore = { name: 'Wei', countryCode: '+65', phoneNumber: '81234567' }
  const draft = { ...openingDraft('confused', singapore, null), problem: 'Which?' }
  expect(isSendable('confused', draft, singapore, DEFAULT_COUNTRY)).toBe(true)
})

test('a number field keeps digits of any of the four scripts, and takes a dial code as the country', () => {
  const singapore = { code: '+65', len: 8 }
  const type = (text: string) => draftTyped(whole, 'mobileNumber', text, DEFAULT_COUNTRY, [DEFAULT_COUNTRY, singapore])
  expect(type('९८७६ 54-3210')).toMatchObject({ countryCode: '+91', mobileNumber: '9876543210' })
  expect(type('+65 8123 4567')).toMatchObject({ countryCode: '+65', mobileNumber: '81234567' })
})

test('an e-mail that is none is a fault, an empty one is not', () => {
  const fault = (emailId: string) => fieldFault('contact', 'emailId', { ...whole, emailId }, DEFAULT_COUNTRY)
  expect(['asha', 'a@b', 'a b@c.in', '', 'a@b.in'].map(fault)).toEqual(['email', 'email', 'email', null, null])
})

test('the download link takes ten digits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const typed = downloadTyped(text)
      expect(canDownload(typed)).toBe(/^[6-9]\d{9}$/.test(typed))
    }),
  )
  expect(downloadTyped('+91 98123 45678')).toBe('9812345678')
})

test('a banner leads into the app or to a secure address, and nowhere else', () => {
  const target = (redirection: Banner['redirection'], webUrl: string) =>
    bannerTarget({ id: 'b', type: 'home', title: '', text: '', action: '', appUrl: '', redirection, webUrl })
  expect(target('internal', '/contact-us?form=support')).toBe('/contact-us?form=support')
  expect(target('external', 'https://example.com')).toBe('https://example.com')
  expect([
    target('internal', '/nowhere'),
    target('internal', '//example.com'),
    target('internal', 'javascript:alert(1)'),
    target('external', 'http://example.com'),
    target('external', 'javascript:alert(1)'),
    target('none', '/home'),
  ]).toEqual([null, null, null, null, null, null])
})

test('a text that is too long stays as it was pasted, and is not sent', () => {
  const long = draftTyped(whole, 'problem', 'x'.repeat(2001), DEFAULT_COUNTRY, [DEFAULT_COUNTRY])
  expect(long.problem).toHaveLength(2001)
  expect(fieldFault('contact', 'problem', long, DEFAULT_COUNTRY)).toBe('tooLong')
  expect(isSendable('contact', long, null, DEFAULT_COUNTRY)).toBe(false)
  const whitespace = { ...whole, problem: `${'x'.repeat(2000)}   ` }
  expect(fieldFault('contact', 'problem', whitespace, DEFAULT_COUNTRY)).toBeNull()
})

test('a form that was opened for something begins with it, unless something was typed before', () => {
  expect(openingDraft('help', null, null, 'Change of my profile').problem).toBe('Change of my profile')
  expect(openingDraft('help', null, { ...whole, problem: 'Tuesday is missing' }, 'Change').problem).toBe(
    'Tuesday is missing',
  )
})
