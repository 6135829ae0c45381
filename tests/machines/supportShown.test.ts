import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { DEFAULT_COUNTRY } from '../../src/core/kit/phone'
import { enquiryForms, fieldFault, isLocked, openingDraft } from '../../src/core/support/enquiry.rules'
import { ENQUIRY_LENGTH, type EnquiryKind } from '../../src/core/support/enquiry.kinds'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { contactMachine } from '../../src/machines/support/contact.machine'
import { viewContact } from '../../src/machines/support/contact.view'
import { enquiryMachine } from '../../src/machines/support/enquiry.machine'
import { viewEnquiry } from '../../src/machines/support/enquiry.view'
import { faqMachine } from '../../src/machines/support/faq.machine'
import { viewFaq } from '../../src/machines/support/faq.view'
import { never } from '../kit/pending'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

/** A call that is not answered, in the place of any. */
const india = DEFAULT_COUNTRY
const input = { kind: 'confused', writer: null, path: '/faq', typed: null } as const
const asha = { name: 'Asha Patel', countryCode: '+91', phoneNumber: '9876543210' }

test('the questions show what of them is on its way', () => {
  const context = { failure: { kind: 'offline', message: '' } } as const
  expect(fieldsByState(faqMachine, viewFaq, { input: { tag: null, isStaff: false, enquiry: input }, context })).toEqual(
    {
      arriving: 'isArriving',
      loading: 'isLoading',
      shown: '',
      empty: 'isEmpty',
      failed: 'fault',
    },
  )
})

const begin = (kind: EnquiryKind, writer: typeof asha | null = null) => {
  const emitted: AppEvent[] = []
  const form = createActor(enquiryMachine.provide({ actors: { loadCountries: never, uploadFile: never } }), {
    input: { kind, writer, path: '/faq', typed: null },
  })
  worldOf(form, (event) => emitted.push(event))
  form.start()
  return { form, emitted, view: () => viewEnquiry(form.getSnapshot()) }
}

describe('a form of an enquiry', () => {
  test('says what is missing once sending was tried, and which fields it waits for where its button waits', () => {
    const { form, view } = begin('contact')
    expect(view()).toMatchObject({ missing: [], lacksRequired: false })
    form.send({ type: 'send' })
    expect(view()).toMatchObject({ missing: [], lacksRequired: true })
    form.send({ type: 'changed', field: 'name', text: 'Asha' })
    form.send({ type: 'changed', field: 'mobileNumber', text: '9876543210' })
    expect(view()).toMatchObject({ missing: [], lacksRequired: false })
  })

  test('does not wait for what the session knows', () => {
    expect(begin('support').view().missing).toEqual(['name', 'mobileNumber', 'requestType', 'problem'])
    expect(begin('support', asha).view().missing).toEqual(['requestType', 'problem'])
  })

  test('offers countries where it asks for one, and takes Indian numbers alone elsewhere', () => {
    const countries = [india, { ...india, code: '+44', len: 10 }]
    const shown = (kind: EnquiryKind) => {
      const { form } = begin(kind)
      const snapshot = form.getSnapshot()
      const { value, context } = snapshot
      return viewEnquiry(enquiryMachine.resolveState({ value, context: { ...context, countries } }))
    }
    expect([shown('support').countries, shown('contact').countries]).toEqual([['+91', '+44'], []])
  })

  test('takes as many files as it may, and says so of one more', () => {
    const file = { name: 'mri.pdf', type: 'application/pdf', size: 1000 } as never
    const filled = (count: number) => {
      const { form } = begin('help', asha)
      const { context } = form.getSnapshot()
      const attachments = Array.from({ length: count }, (_, at) => ({ name: `${at}.pdf`, url: `/${at}` }))
      const snapshot = enquiryMachine.resolveState({
        value: 'open',
        context: { ...context, draft: { ...context.draft, attachments } },
      })
      const actor = createActor(enquiryMachine.provide({ actors: { uploadFile: never } }), {
        snapshot,
        input: { kind: 'help', writer: asha, path: '/faq', typed: null },
      }).start()
      return { actor, view: () => viewEnquiry(actor.getSnapshot()) }
    }
    const full = filled(ENQUIRY_LENGTH.attachments)
    full.actor.send({ type: 'file.chosen', file })
    expect(full.view()).toMatchObject({ fileFault: 'count', isUploading: false })
    full.actor.send({ type: 'file.removed', url: '/0' })
    expect(full.view().fileFault).toBeNull()
    expect(full.view().attachments.map(({ url }) => url)).not.toContain('/0')
    expect(full.view().attachments.length).toBe(ENQUIRY_LENGTH.attachments - 1)
    full.actor.send({ type: 'file.chosen', file })
    expect(full.view()).toMatchObject({ fileFault: null, isUploading: true })
  })

  test('shows that it uploads, sends and was sent', () => {
    const table = fieldsByState(enquiryMachine, viewEnquiry, { input: input })
    const visible = Object.entries(table).filter(([, shown]) => shown !== '')
    expect(Object.fromEntries(visible)).toEqual({
      'open.uploading': 'isUploading',
      sending: 'isSending',
      sent: 'isSent',
    })
  })
})

describe('the ways of writing to us', () => {
  const open = (isStaff: boolean, form: 'contact' | 'support') =>
    createActor(
      contactMachine.provide({ actors: { enquiry: enquiryMachine.provide({ actors: { loadCountries: never } }) } }),
      { input: { inputs: { contact: input, secondOpinion: input, support: input }, isStaff, form } },
    ).start()

  test('are three for patients, each with a form of its own', () => {
    const contact = open(false, 'support')
    const { ways, chosen, enquiry } = viewContact(contact.getSnapshot())
    expect([ways, chosen]).toEqual([['contact', 'secondOpinion', 'support'], 'support'])
    expect(enquiry).toBe(contact.getSnapshot().children['support'])
    for (const way of ways) expect(contact.getSnapshot().children[way]).toBeDefined()
  })

  test('are one for staff', () => {
    const { ways, chosen } = viewContact(open(true, 'support').getSnapshot())
    expect([ways, chosen]).toEqual([['contact'], 'contact'])
  })
})

test('what each form asks for, in which way', () => {
  const { contact, partner, confused, secondOpinion, support, helpMeChoose, help } = enquiryForms
  expect([contact.required, partner.required, confused.required, support.required, help.required]).toEqual([
    ['name', 'mobileNumber'],
    ['requestType', 'organizationName', 'name', 'mobileNumber'],
    ['name', 'mobileNumber', 'problem'],
    ['name', 'mobileNumber', 'requestType', 'problem'],
    ['problem', 'description'],
  ])
  const which = (field: 'hasCountry' | 'locks' | 'waits' | 'attaches') =>
    Object.entries(enquiryForms)
      .filter(([, form]) => form[field])
      .map(([kind]) => kind)
  expect(which('hasCountry')).toEqual(['confused', 'secondOpinion', 'support'])
  expect(which('locks')).toEqual(['confused', 'secondOpinion', 'support'])
  expect(which('waits')).toEqual(['confused', 'secondOpinion', 'support', 'helpMeChoose', 'help'])
  expect(which('attaches')).toEqual(['help'])
  expect([contact.type, secondOpinion.type, support.type, helpMeChoose.type]).toEqual([
    'general',
    'secondOpinion',
    '',
    '',
  ])
})

describe('what the session knows of a writer', () => {
  test('is what it has: without a number or a name that field stays empty and can be written', () => {
    const nameless = { ...asha, name: null }
    expect(openingDraft('support', nameless, null)).toMatchObject({ name: '', mobileNumber: '9876543210' })
    expect([isLocked('support', nameless, 'name'), isLocked('support', nameless, 'mobileNumber')]).toEqual([
      false,
      true,
    ])
    const numberless = { ...asha, phoneNumber: null }
    expect(openingDraft('support', numberless, null)).toMatchObject({ name: 'Asha Patel', mobileNumber: '' })
    expect(isLocked('support', numberless, 'mobileNumber')).toBe(false)
    expect(openingDraft('contact', null, null)).toMatchObject({ name: '', requestType: 'general' })
    expect(openingDraft('partner', null, null).requestType).toBe('')
  })

  test('leaves out a foreign number where no country is asked for', () => {
    const abroad = { ...asha, countryCode: '+44' }
    expect(openingDraft('contact', abroad, null).mobileNumber).toBe('')
    expect(openingDraft('support', abroad, null)).toMatchObject({ countryCode: '+44', mobileNumber: '9876543210' })
  })
})

test.each([
  ['asha@example.com', null],
  [' asha@example.com ', null],
  ['asha@example', 'email'],
  ['asha@example.c', 'email'],
  ['asha@example.com, ravi@example.com', 'email'],
])('the address "%s" is written rightly or not', (emailId, fault) => {
  expect(fieldFault('contact', 'emailId', { ...openingDraft('contact', null, null), emailId }, india)).toBe(fault)
})
