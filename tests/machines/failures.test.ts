import { expect, test } from 'vitest'
import { unsaidWait } from '../../src/machines/kit/fault.view'
import type { Failure } from '../../src/core/kit/outcome'
import { failureText } from '../../src/core/kit/errors.rules'
import { failureNotice } from '../../src/machines/kit/appEvent'
import { readCatalogue } from '../kit/catalogues'
import { calls, traceOf } from '../kit/callEndings'

const english = readCatalogue('en', 'app')!

/** The ways a server, what stands before it, and the network let a call fail. */
const failures: readonly Failure[] = [
  { kind: 'internal', message: '' },
  { kind: 'serverDown', message: '' },
  { kind: 'forbidden', message: 'Only the doctor of this patient may do this' },
  { kind: 'tooMany', message: 'Too many requests. Please try again in 30 seconds.', retryAfter: 30 },
  { kind: 'offline', message: '' },
]

const allKinds = failures.map(({ kind }) => kind)

/** What is answered in another way than by the table of failures, and why. */
const otherwise: Readonly<Record<string, { readonly kinds: readonly Failure['kind'][]; readonly why: string }>> = {
  'backgroundBooking: placing': {
    kinds: ['internal', 'serverDown', 'tooMany', 'offline'],
    why: 'the bar says that the booking is not confirmed yet, and it is tried again by itself',
  },
  'address: findingCity': { kinds: allKinds, why: 'the form says that the pincode cannot be looked up now' },
  'address: locating': {
    kinds: allKinds,
    why: 'the specification has words of its own for a place that is not found',
  },
  'bill: detail': { kinds: ['forbidden'], why: 'what is not for this person has a dialog of its own' },
  'display: loading': { kinds: allKinds, why: 'whoever waits reads that they ask at the desk' },
  'display: refreshing': { kinds: allKinds, why: 'whoever waits reads that they ask at the desk' },
  'display: again': { kinds: allKinds, why: 'whoever waits reads that they ask at the desk' },
  'liveQueue: positions': { kinds: allKinds, why: 'a number that may be old is not shown, and is asked for again' },
  'doctorProfile: profile': { kinds: ['forbidden'], why: 'whoever may not see a doctor is led to their own page' },
  'doctorProfile: videoReviews': {
    kinds: allKinds,
    why: 'films are an extra; without them their section is not shown',
  },
  'geolocation: address': {
    kinds: ['internal', 'serverDown', 'offline'],
    why: 'the specification has words of its own for an address that is not found',
  },
  'location: place': { kinds: allKinds, why: 'the specification has words of its own for a place without details' },
  'board: refreshing': {
    kinds: allKinds,
    why: 'the beds stay as they were, with a line that says so, and are asked for again',
  },
  'medicineRequest: rereading': {
    kinds: allKinds,
    why: 'why the request was not taken is said already, and the address of before stays',
  },
  'orderPanel: lastBills': { kinds: allKinds, why: 'a bill is typed whole without what was billed last' },
  'orderPanel: reread': { kinds: allKinds, why: 'the order stays as it was, and is read again at its next change' },
  'prescriptionDraft: server': {
    kinds: allKinds,
    why: 'the page says that the draft is on this device alone, and it is tried again by itself',
  },
  'conversation: page': { kinds: ['forbidden'], why: 'a chat that is its reader’s no more ends in words of its own' },
  'conversation: older': { kinds: ['forbidden'], why: 'a chat that is its reader’s no more ends in words of its own' },
  'conversation: newer': { kinds: allKinds, why: 'what was missed is asked for again by itself' },
  'incomingCall: answer': {
    kinds: ['internal', 'serverDown', 'offline'],
    why: 'it may have been accepted: the person is led into the room, which says how it stands',
  },
  'outgoingCall: read': {
    kinds: allKinds,
    why: 'the card stays as it was, and the ring is looked at again seconds later',
  },
  'outbox: uploading': {
    kinds: allKinds,
    why: 'the message says that it waits and is uploaded again by itself; why its file is refused stands beside it',
  },
  'outbox: send': {
    kinds: allKinds,
    why: 'the message says that it waits and is sent again by itself; why its chat refuses it stands beside it',
  },
  'dischargeMedicines: open': { kinds: allKinds, why: 'Try again stands where what was taken before would' },
  'push: token': { kinds: allKinds, why: 'nobody pressed anything; the device is registered at the next visit' },
  'session: refreshing': {
    kinds: ['serverDown', 'forbidden'],
    why: 'a server that is down has a page of its own; permissions of before stay',
  },
  'requestBell: read': {
    kinds: allKinds,
    why: 'the page of the orders says it; what waits is read again at the next change',
  },
  'sentReports: refresh': {
    kinds: allKinds,
    why: 'what was sent stays as it was, and is read again at the next change',
  },
  'chatUnread: count': {
    kinds: allKinds,
    why: 'the number stays as it was, and is counted again at the next change',
  },
  'slotAlert: loading': { kinds: allKinds, why: 'the alert is offered all the same' },
}

/** Whether the server's words, or else the table's, reach whoever reads the page: as a notice or kept to be shown. */
const isShown = (trace: string, failure: Failure): boolean =>
  failure.message === ''
    ? [failureNotice(failure), failure].some((kept) => trace.includes(JSON.stringify(kept)))
    : trace.includes(JSON.stringify(failure.message))

test.each(calls)('%s is refused in its own words', (...call) => {
  const lost = failures
    .filter((failure) => !isShown(traceOf(call, { ok: false, failure }), failure))
    .map(({ kind }) => kind)
  expect(lost).toEqual(otherwise[call[0]]?.kinds ?? [])
})

test('what is answered otherwise is a call that there is', () => {
  const names = new Set(calls.map(([name]) => name))
  expect(Object.keys(otherwise).filter((name) => !names.has(name))).toEqual([])
})

test('the five ways a call fails read differently', () => {
  const words = failures.map((failure) => {
    const { text, id } = failureText(failure)
    return text ?? english[`app.${id ?? 'wrong'}`]
  })
  expect(new Set(words).size).toBe(failures.length)
  expect(words).not.toContain(undefined)
})

const WORDS = 'Words of the server'
const person = { id: 'm1', name: 'Asha', age: 42, gender: 'Female', isDefault: true }
const review = { id: 'r1', name: 'Asha', stars: 5, message: '', createdAt: 0, updatedAt: 0, doctorReply: 'Thank you' }

/** Calls that change something and are answered with a message that nothing else says, and what is given beside it. */
const answeredCalls: Readonly<Record<string, unknown>> = {
  'downloadLink: sending': {},
  'enquiry: sending': { reference: 'S1' },
  'otp: resending': { otpId: 'o2' },
  'personForm: saving': { ...person, members: [person] },
  'reviews: sending': review,
  'session: leaving': {},
}

test.each(Object.entries(answeredCalls))('%s ends well in the words of the server', (name, value) => {
  const call = calls.find(([each]) => each === name)!
  expect(traceOf(call, { ok: true, value, message: WORDS })).toContain(WORDS)
})

test('a wait is said once: beside the words of a failure only where they lack it', () => {
  const failure = { kind: 'tooMany', message: '', retryAfter: 30 } as const
  expect(unsaidWait({ ...failure, message: 'Too many requests. Please try again in 30 seconds.' })).toBeNull()
  expect(unsaidWait({ ...failure, message: 'No more codes for this number today.' })).toBe(30)
  expect(unsaidWait({ kind: 'tooMany', message: '' })).toBeNull()
})
