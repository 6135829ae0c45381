import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { members } from '../../../server/members/members.tables'
import { lapseOrders } from '../../../server/orders/order.jobs'
import { addDays, DAY, dayOf } from '../../../src/core/kit/dates'
import { NOW, startBackend } from '../../kit/backend'
import { openCentre } from '../../kit/centreDesk'
import { inboxOf, newKnown } from '../../kit/clinicDay'
import { reportPdf } from '../../kit/reportPdf'

/** What a laboratory technician or a radiographer tries on a day, and what it expects: each with a patient of its own. */
const practice = await startBackend()
const { db, call } = practice
const centre = await openCentre(practice)
const { accepted, act, attach, book, read, recordsOf, sampled, seenBy, upload } = centre
afterAll(() => practice.close())
beforeEach(() => {
  practice.clock.at = NOW
})

const SAMPLE = { status: 'confirmed', action: 'sample' }
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  (body as { code?: string }).code,
]
const titlesIn = (inbox: readonly string[]) => inbox.map((text) => text.split('. ')[0])
const reportOf = (name: string, age = 45, words = 'Haemoglobin 12.4 g/dl, platelets 250,000, all within the range.') =>
  upload(['Sanjeevani Diagnostics', `Patient: ${name}  Age: ${age} Y  F`, words])
/** Completes an order with what is attached to it. */
const complete = async (id: string) =>
  act(id, { status: 'completed', medicalRecordIds: (await read(id)).reports.map((report) => report.id) })

test('a haemolysed sample: taken again for the same booking, the patient reads that they come once more and pay nothing again', async () => {
  const { who, id } = await sampled('Asha Patel', ['eeg'])
  const { total_amount: price } = await read(id)
  expect((await act(id, { action: 'retake', reason: 'sampleUnfit' })).result).toMatchObject({ stage: 'accepted' })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(
    /^Please come once more\. .* has to repeat booking T-\d+\. You do not pay again\.$/,
  )
  expect((await act(id, SAMPLE)).result).toMatchObject({ stage: 'sampled' })
  expect((await act(id, { status: 'completed' })).result).toMatchObject({
    payable_amount: price,
    payment_status: 'PAID',
  })
})

test('a report in two parts: the first is the patient’s when the order is completed, the second joins it, and each is told', async () => {
  const { who, id } = await sampled('Asha Patel', ['eeg', 'vep'])
  await attach(id, await reportOf('Asha Patel', 45, 'EEG: normal background activity, no spikes.'), 'eeg.pdf')
  expect([await recordsOf(who), (await seenBy(who, id)).reports]).toEqual([[], []])
  expect((await complete(id)).result).toMatchObject({ status: 'uploaded', payment_status: 'PAID' })
  expect(await recordsOf(who)).toHaveLength(1)
  await attach(id, await reportOf('Asha Patel', 45, 'VEP: P100 of both eyes within the limits.'), 'vep.pdf')
  expect((await recordsOf(who)).map(({ title }) => title).toSorted()).toEqual([
    'EEG, awake · VEP, both eyes',
    'EEG, awake · VEP, both eyes (2)',
  ])
  expect((await seenBy(who, id)).reports.map(({ name }) => name).toSorted()).toEqual([
    'EEG, awake · VEP, both eyes',
    'EEG, awake · VEP, both eyes (2)',
  ])
  expect(titlesIn(await inboxOf(practice, who.token)).filter((title) => title === 'Report ready')).toHaveLength(2)
})

test('a corrected report: the old one is gone for everybody and at its address, the new one stands, and the patient is told of both', async () => {
  const { who, id } = await sampled('Asha Patel', ['eeg'])
  await attach(id, await reportOf('Asha Patel', 45, 'EEG: spikes over the left temporal lobe.'), 'old.pdf')
  await complete(id)
  const [old] = await recordsOf(who)
  expect(await centre.statusAt(old!.url!)).toBe(200)
  await centre.retract(id, old!.id, 'The side was wrong')
  await attach(id, await reportOf('Asha Patel', 45, 'EEG: spikes over the right temporal lobe.'), 'new.pdf')
  expect((await recordsOf(who)).map(({ title }) => title)).toEqual(['EEG, awake'])
  expect(await centre.statusAt(old!.url!)).toBe(404)
  const kept = (await read(id)).reports.map(({ url, reason }) => ({ opens: url !== null, reason }))
  expect(kept).toHaveLength(2)
  expect(kept).toEqual(
    expect.arrayContaining([
      { opens: true, reason: null },
      { opens: false, reason: 'The side was wrong' },
    ]),
  )
  const inbox = titlesIn(await inboxOf(practice, who.token))
  expect(inbox.slice(-2)).toEqual(['Report taken back', 'Report ready'])
})

test('the report of the wrong patient taken back: its link is dead, its file does not open, and the order waits for the right one', async () => {
  const { who, id } = await sampled('Asha Patel', ['eeg'])
  await attach(id, await reportOf('Meera Rao', 61), 'eeg.pdf', { isLookedAt: true })
  await complete(id)
  const [wrong] = await recordsOf(who)
  const link = await centre.share(who, wrong!.id)
  expect((await centre.openLink(link))[1]).toBe(200)
  expect((await centre.retract(id, wrong!.id, 'It is of another patient')).result).toMatchObject({
    status: 'completed',
  })
  expect(await centre.openLink(link)).toEqual([404, null])
  expect(await centre.statusAt(wrong!.url!)).toBe(404)
  expect(await recordsOf(who)).toEqual([])
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(
    /took back a report of T-\d+\. Please do not rely on it\.$/,
  )
})

test('a pacemaker before an MRI: it stops until a person has confirmed with what they looked at, which stays in the history', async () => {
  const answers = [
    { question: 'implant', isYes: true },
    { question: 'pregnancy', isYes: false },
  ]
  const { id } = await accepted('Asha Patel', ['mri-brain'], { answers })
  expect((await read(id)).answers).toEqual([
    { question: 'implant', answer: 'yes' },
    { question: 'pregnancy', answer: 'no' },
  ])
  const stopped = await act(id, SAMPLE)
  expect([...codeOf(stopped), stopped.message]).toEqual([
    409,
    'notCleared',
    'A test may harm this patient, or nobody asked what has to be known before it. Confirm on the order first that the tests can be done.',
  ])
  expect(codeOf(await act(id, { status: 'completed' }))).toEqual([409, 'notCleared'])
  await act(id, { action: 'clear', words: 'MR conditional, card seen, cardiologist asked' })
  expect((await act(id, SAMPLE)).result).toMatchObject({ stage: 'sampled', cleared_at: NOW })
  const { events } = (await read(id)) as unknown as { events: readonly { action: string; reason: string | null }[] }
  expect(events.find(({ action }) => action === 'clear')?.reason).toBe('MR conditional, card seen, cardiologist asked')
})

test('an MRI that nobody was asked about: not asked is not "no", and it stops as well', async () => {
  const { id } = await accepted('Asha Patel', ['mri-ls-spine'])
  expect((await read(id)).answers).toEqual([
    { question: 'implant', answer: 'notAsked' },
    { question: 'pregnancy', answer: 'notAsked' },
  ])
  expect(codeOf(await act(id, SAMPLE))).toEqual([409, 'notCleared'])
})

test.each(['emg', 'csf'])(
  'a blood thinner before a deep needle stops the test until somebody has looked: %s',
  async (key) => {
    const answers = [
      { question: 'bleeding', isYes: true },
      { question: 'side', side: 'left' },
    ]
    const { id } = await accepted('Asha Patel', [key], { answers })
    expect((await read(id)).answers).toContainEqual({ question: 'bleeding', answer: 'yes' })
    expect(codeOf(await act(id, SAMPLE))).toEqual([409, 'notCleared'])
    await act(id, { action: 'clear', words: 'Apixaban stopped for two days, her neurologist asked' })
    expect((await act(id, SAMPLE)).result).toMatchObject({ stage: 'sampled' })
  },
)

test('a CT with contrast for kidneys and an allergy: the centre reads both beside the tests, and what nobody asked', async () => {
  const { who, id } = await accepted('Asha Patel', ['ct-brain-contrast'], {
    answers: [
      { question: 'kidneys', isYes: true },
      { question: 'contrast', isYes: true },
    ],
  })
  expect((await read(id)).answers).toEqual([
    { question: 'pregnancy', answer: 'notAsked' },
    { question: 'contrast', answer: 'yes' },
    { question: 'kidneys', answer: 'yes' },
    { question: 'diabetes', answer: 'notAsked' },
  ])
  expect(codeOf(await act(id, SAMPLE))).toEqual([409, 'notCleared'])
  expect((await act(id, { status: 'rejected', action: 'withdraw', reason: 'notSafe' })).result).toMatchObject({
    status: 'rejected',
    payment_status: 'UNPAID',
  })
  expect(await seenBy(who, id)).toMatchObject({ reason: 'notSafe' })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(
    /cannot do booking T-\d+ after all\. Nothing was charged\.$/,
  )
})

test('a pregnancy before an X-ray: asked of a woman who may be, shown to the radiographer, and not asked of a man', async () => {
  const { id } = await accepted('Asha Patel', ['xray-ls-spine'], { answers: [{ question: 'pregnancy', isYes: true }] })
  expect((await read(id)).answers).toEqual([{ question: 'pregnancy', answer: 'yes' }])
  expect(codeOf(await act(id, SAMPLE))).toEqual([409, 'notCleared'])
  await act(id, { action: 'clear', words: 'Twelve weeks, shielded, her doctor asked for it' })
  expect((await act(id, SAMPLE)).result).toMatchObject({ stage: 'sampled' })
  const unasked = await accepted('Meera Rao', ['xray-ls-spine'])
  expect((await read(unasked.id)).answers).toEqual([{ question: 'pregnancy', answer: 'notAsked' }])
  const man = await newKnown(practice, 'Ravi Patel')
  await db.update(members).set({ gender: 'Male' }).where(eq(members.id, man.memberId))
  const { id: his } = (await book(man, ['xray-ls-spine'])).result
  expect((await read(his)).answers).toEqual([])
})

test('the side of one limb: what was answered stands on the order, and what was not is no side and is asked first', async () => {
  const { id } = await accepted('Asha Patel', ['emg'], { answers: [{ question: 'side', side: 'left' }] })
  expect((await read(id)).answers).toContainEqual({ question: 'side', answer: 'left' })
  const { id: unknown } = await accepted('Meera Rao', ['emg'], { answers: [{ question: 'bleeding', isYes: false }] })
  expect((await read(unknown)).answers).toContainEqual({ question: 'side', answer: 'notAsked' })
  expect(codeOf(await act(unknown, SAMPLE))).toEqual([409, 'notCleared'])
})

test('a fast that was not kept: nothing is charged, the patient reads so, and books the same tests for tomorrow with the hours of the fast', async () => {
  const { who, id } = await accepted('Asha Patel', ['mri-brain-contrast'])
  expect((await read(id)).diagnostic_test_details).toMatchObject([{ fast_hours: 4 }])
  await act(id, { status: 'rejected', action: 'withdraw', reason: 'notPrepared' })
  expect(await seenBy(who, id)).toMatchObject({ status: 'rejected', payment_status: 'UNPAID', reason: 'notPrepared' })
  const again = await book(who, ['mri-brain-contrast'], { day: addDays(dayOf(NOW), 1) })
  expect(again.status).toBe(200)
  expect((await seenBy(who, again.result.id)).diagnostic_test_details).toMatchObject([{ fast_hours: 4 }])
})

test('completed before its day: neither done nor billed, and the day is named', async () => {
  const { id } = await accepted('Asha Patel', ['eeg'], { day: addDays(dayOf(NOW), 3) })
  for (const early of [await act(id, SAMPLE), await act(id, { status: 'completed' })]) {
    expect(codeOf(early)).toEqual([409, 'visitAhead'])
    expect(early.message).toContain('8 Jan')
  }
  expect(await read(id)).toMatchObject({ stage: 'accepted', payment_status: 'UNPAID', invoice_no: null })
  practice.clock.at = NOW + 3 * DAY
  expect((await act(id, SAMPLE)).result).toMatchObject({ stage: 'sampled' })
})

test('uploaded without a report: refused in words; completed without one: paid, and the patient reads that it is to come', async () => {
  const { who, id } = await sampled('Asha Patel', ['eeg'])
  const refused = await act(id, { status: 'uploaded' })
  expect([...codeOf(refused), refused.message]).toEqual([
    400,
    'reportMissing',
    'No report is attached. Attach it first, or complete the order without it.',
  ])
  expect((await act(id, { status: 'completed' })).result).toMatchObject({ status: 'completed', payment_status: 'PAID' })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(/is completed: ₹[\d,]+ paid\. The report is to come\.$/)
})

test('the centre pauses: nobody books it until it takes orders again, and who had booked is still done', async () => {
  const { id } = await accepted('Asha Patel', ['eeg'])
  await centre.pause(true)
  const refused = await book(await newKnown(practice, 'Meera Rao'), ['eeg'])
  expect([...codeOf(refused), refused.message]).toEqual([
    409,
    'centrePaused',
    'This centre takes no orders at the moment. Please choose another one.',
  ])
  expect((await act(id, SAMPLE)).result).toMatchObject({ stage: 'sampled' })
  await centre.pause(false)
  expect((await book(await newKnown(practice, 'Meera Rao'), ['eeg'])).status).toBe(200)
})

test('nobody came: the booking ends by itself, nothing is charged, both ends read so, and no report can be sent for it', async () => {
  const { who, id } = await accepted('Asha Patel', ['eeg'])
  practice.clock.at = NOW + 10 * DAY
  await lapseOrders(db, practice.clock.now())
  expect(await seenBy(who, id)).toMatchObject({ status: 'cancelled', reason: 'notVisited', payment_status: 'UNPAID' })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(/^Booking ended\. .* Nothing was charged\.$/)
  expect(
    (await inboxOf(practice, centre.token)).filter((text) => text.includes('Asha Patel is cancelled')),
  ).not.toEqual([])
  expect(codeOf(await attach(id, await reportOf('Asha Patel')))).toEqual([409, 'alreadyCancelled'])
})

test('nobody came, and the centre says so before the time is over: the patient is not told that the centre cannot do it', async () => {
  const { who, id } = await accepted('Asha Patel', ['eeg'])
  await act(id, { status: 'rejected', action: 'withdraw', reason: 'notVisited' })
  expect(await seenBy(who, id)).toMatchObject({ status: 'rejected', reason: 'notVisited', payment_status: 'UNPAID' })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(/^Booking ended\. .* Nothing was charged\.$/)
})

test('a PDF that names another patient is not sent before somebody looked, nor one of another age; a scan says that it cannot be read', async () => {
  const { id } = await sampled('Asha Patel', ['eeg'])
  const named = async (url: string) => {
    const { naming, other_name: other } = await centre.check(id, url)
    return [naming, other, codeOf(await attach(id, url))]
  }
  const asked = [409, 'notNamed']
  const meeras = await reportOf('Meera Rao')
  expect(await named(meeras)).toEqual(['another', 'Meera Rao', asked])
  expect(await named(await reportOf('Asha Patel', 6))).toEqual(['otherAge', null, asked])
  expect(await named(await upload(['EEG of Ramesh Kumar']))).toEqual(['notNamed', null, asked])
  expect((await read(id)).reports).toEqual([])
  expect((await attach(id, meeras, 'eeg.pdf', { isLookedAt: true })).status).toBe(200)
  expect(await named(await reportOf('Asha Patel'))).toEqual(['named', null, [200, undefined]])
  expect(await named(await upload(['1']))).toEqual(['unread', null, [200, undefined]])
})

test('a report without an order: sent to a number, seen by nobody else, and the family says whose it is', async () => {
  const mother = await newKnown(practice, 'Asha Patel')
  const child = await call<{ id: string }>(
    'members.add',
    { name: 'Aarav Patel', age: 6, gender: 'Male', is_default: false },
    { token: mother.token },
  )
  const sent = await call<{ id: string }>(
    'sentReports.send',
    { phone_number: mother.phoneNumber, patientName: 'Aarav', fileName: 'eeg.pdf', url: await reportOf('Aarav', 6) },
    { token: centre.token },
  )
  await practice.runJobs()
  expect((await inboxOf(practice, mother.token)).at(-1)).toMatch(/ sent a report for Aarav to your number\. /)
  const stranger = await newKnown(practice, 'Meera Rao')
  const answer = (token: string, memberId: string) =>
    call('sentReports.accept', { id: sent.result.id, memberId }, { token })
  expect((await answer(stranger.token, stranger.memberId)).status).toBe(404)
  expect((await answer(mother.token, child.result.id)).status).toBe(200)
  expect(await recordsOf(mother)).toEqual([])
  expect(await recordsOf({ ...mother, memberId: child.result.id })).toHaveLength(1)
})

test('the same file for two patients: asked about, refused until it is meant, and then each has it', async () => {
  const bytes = await reportPdf(['Sanjeevani Diagnostics', 'Screening of Asha Patel and Meera Rao, both normal.'])
  const [one, other] = [await sampled('Asha Patel', ['eeg']), await sampled('Meera Rao', ['eeg'])]
  await attach(one.id, await centre.send(bytes))
  await complete(one.id)
  const again = await centre.send(bytes)
  expect((await centre.check(other.id, again)).is_of_another).toBe(true)
  expect(codeOf(await attach(other.id, again))).toEqual([409, 'attachedToAnother'])
  expect((await read(other.id)).reports).toEqual([])
  expect((await attach(other.id, again, 'family.pdf', { isMeant: true })).status).toBe(200)
  await complete(other.id)
  expect([(await recordsOf(one.who)).length, (await recordsOf(other.who)).length]).toEqual([1, 1])
})

test('two of the staff at once: accepted once with who was first, and one file is one report', async () => {
  const who = await newKnown(practice, 'Asha Patel')
  const { id, order_no: no } = (await book(who, ['eeg'])).result
  const answers = await Promise.all([
    act(id, { status: 'confirmed' }),
    act(id, { status: 'confirmed' }, centre.colleague),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.message).toMatch(new RegExp(` accepted ${no} at 10:30 am\\.$`))
  await act(id, SAMPLE)
  const url = await reportOf('Asha Patel')
  await Promise.all([attach(id, url), attach(id, url)])
  expect((await read(id)).reports).toHaveLength(1)
})

test('the patient cancels while the sample is taken: it stays, and they read that samples were taken', async () => {
  const { who, id } = await sampled('Asha Patel', ['eeg'])
  const refused = await centre.cancel(who, id)
  expect(codeOf(refused)).toEqual([409, 'samplesTaken'])
  expect(await read(id)).toMatchObject({ stage: 'sampled' })
})

test('one of three tests could not be done: its price comes back with a credit note of its own, and the rest goes on', async () => {
  const { who, id } = await sampled('Asha Patel', ['eeg', 'vep', 'baer'])
  await act(id, { status: 'completed', discountAmount: 100 })
  const { diagnostic_test_details: tests, payable_amount: paid, total_amount: total } = await read(id)
  expect(tests).toHaveLength(3)
  const [first, second, third] = tests
  const back = await act(id, { action: 'refund', words: 'The machine failed', testIds: [first!.id] })
  const share = Math.floor((first!.price * 100 * (paid! * 100)) / (total * 100)) / 100
  expect(back.result).toMatchObject({
    status: 'completed',
    payment_status: 'PAID',
    credit_notes: [{ amount: share, no: expect.stringMatching(/^C\/25-26\/\d{6}$/) }],
  })
  expect(back.result.diagnostic_test_details.map(({ refunded }) => refunded)).toEqual([true, false, false])
  expect((await inboxOf(practice, who.token)).at(-1)).toContain(
    `gave ₹${share.toLocaleString('en-IN', { minimumFractionDigits: share % 1 === 0 ? 0 : 2 })} back`,
  )
  const again = await act(id, { action: 'refund', words: 'Once more', testIds: [first!.id] })
  expect([...codeOf(again), again.message]).toEqual([
    409,
    'testRefunded',
    'The price of one of these tests is given back already. Look at the order as it is now.',
  ])
  expect(codeOf(await act(id, { action: 'refund', words: 'Another', testIds: ['nothing'] }))).toEqual([
    409,
    'testRefunded',
  ])
  const note = await centre.creditNoteOf(id)
  for (const part of ['Credit note', first!.name, 'The machine failed', 'Given back']) expect(note).toContain(part)
  for (const other of [second!, third!]) expect(note).not.toContain(other.name)
  await attach(id, await reportOf('Asha Patel'), 'vep.pdf')
  expect(await read(id)).toMatchObject({ status: 'uploaded', payment_status: 'PAID' })
  const rest = await act(id, { action: 'refund', words: 'All of it', testIds: [second!.id, third!.id] })
  expect(rest.result).toMatchObject({ payment_status: 'REFUNDED', refundedAt: NOW })
  const sum = rest.result.credit_notes.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
  expect(sum).toBe(Math.round(paid! * 100))
  expect(codeOf(await act(id, { action: 'refund', words: 'Again' }))).toEqual([409, 'alreadyRefunded'])
})

test('the price of one test given back twice at once: once', async () => {
  const { id } = await sampled('Asha Patel', ['eeg', 'vep'])
  const { diagnostic_test_details: tests } = (await act(id, { status: 'completed' })).result
  const answers = await Promise.all(
    [1, 2, 3].map(() => act(id, { action: 'refund', words: 'Not done', testIds: [tests[0]!.id] })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await read(id)).credit_notes).toHaveLength(1)
})
