// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { messageOf, openPanel, press, type } from '../kit/orderPanel'
import {
  accepted,
  asha,
  asking,
  cancelled,
  now,
  packed,
  paidTests,
  sampled,
} from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

const submit = () => fireEvent.submit(screen.getByRole('form'))
const busy = () => screen.getAllByRole('button').filter((button) => button.getAttribute('aria-busy') === 'true')

describe('whoever sends a form in vain is taken to the first field that is wrong', () => {
  test('of a bill without a total', async () => {
    openPanel({ ...accepted, lines: [] })
    press('Pack and bill')
    press('Remove medicine 1')
    submit()
    const total = screen.getByRole('textbox', { name: 'Total bill' })
    await waitFor(() => expect(document.activeElement).toBe(total))
    expect(messageOf(total)).toBe('All fields are required')
  })

  test.each([
    ['Quantity', '0', 'A whole number from 1 to 1,00,000.'],
    ['Units in one', '', 'How many are in one? 1 for single ones, 10 for a strip of ten.'],
    ['Price of one, with tax', '', 'From ₹0.01 to ₹10,00,000.'],
    ['Medicine', '', 'Write the name of the medicine.'],
    ['Batch', '', 'The batch on the strip or the box.'],
    ['Expiry', '', 'Month and year, such as 04/27.'],
    ['Manufacturer', '', 'The manufacturer on the strip or the box.'],
  ])('of a line of a bill: %s', async (label, text, message) => {
    openPanel(accepted)
    press('Pack and bill')
    if (label !== 'Units in one') type(screen.getByRole('textbox', { name: 'Units in one' }), '1')
    if (label !== 'Price of one, with tax') type(screen.getByRole('textbox', { name: 'Price of one, with tax' }), '25')
    if (label !== 'Batch') type(screen.getByRole('textbox', { name: 'Batch' }), 'B7')
    if (label !== 'Expiry') type(screen.getByRole('textbox', { name: 'Expiry' }), '04/27')
    if (label !== 'Manufacturer') type(screen.getByRole('textbox', { name: 'Manufacturer' }), 'Sun Pharma')
    type(screen.getByRole('textbox', { name: label }), text)
    submit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: label })))
    expect(messageOf(screen.getByRole('textbox', { name: label }))).toBe(message)
  })

  test.each(['', '21', '1.5', '-1'])('of an offer of "%s" of twenty', async (text) => {
    const { sent } = openPanel(accepted)
    press('Offer part of it')
    const [quantity] = screen.getAllByRole('textbox')
    type(quantity!, text)
    submit()
    await waitFor(() => expect(document.activeElement).toBe(quantity))
    expect(messageOf(quantity!)).toBe('A whole number, no more than was asked for.')
    expect(sent).toEqual([])
  })

  test('of an offer that offers nothing else than what was asked for', async () => {
    const { sent } = openPanel(accepted)
    press('Offer part of it')
    submit()
    const words = screen.getByRole('textbox', { name: 'Say what is missing' })
    await waitFor(() => expect(document.activeElement).toBe(words))
    expect(messageOf(words)).toBe('Change a quantity, or say what is missing.')
    expect(sent).toEqual([])
  })
})

test('who prescribed is asked for once the server has said that a medicine which nobody marked is of Schedule H1', async () => {
  const message = 'A medicine of Schedule H1 needs who prescribed it.'
  const failure = { kind: 'badRequest', code: 'prescriberMissing', message }
  const order = { ...packed, way: 'PICKUP' as const }
  const { sent } = openPanel(order, { answer: () => Promise.resolve({ ok: false, failure }) })
  press('Complete')
  expect(screen.queryByLabelText('Prescriber, name and address')).toBeNull()
  submit()
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Complete order' }))
  await screen.findByText(message)
  type(screen.getByLabelText('Prescriber, name and address'), 'Dr Rao, Paldi')
  submit()
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Complete order' }))
  await waitFor(() => expect(sent[1]).toMatchObject({ act: 'complete', prescriber: 'Dr Rao, Paldi' }))
})

test('an offer that is made once more begins with what was offered', () => {
  const [line] = asking.lines
  const { sent } = openPanel({ ...asking, lines: [{ ...line!, offered: 10 }] })
  press('Offer part of it')
  const [quantity] = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(quantity!.value).toBe('10')
  type(quantity!, '20')
  submit()
  expect(sent).toMatchObject([{ act: 'offer', lines: [{ line: 1, quantity: 20 }] }])
})

test('tests that are completed with fewer reports than there are of them are asked about', async () => {
  const { tests, testNames, total, discount, payable } = paidTests
  openPanel({ ...sampled, tests, testNames, total, discount, payable })
  press('Send report and complete')
  submit()
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('1 report for 2 tests: is each of them in it?')
  expect(question.textContent).toContain('Asha Patel, 34, female: ₹')
})

test('a name that was pasted in two lines is one line', () => {
  openPanel(accepted)
  press('Pack and bill')
  const name = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Medicine' })
  type(name, 'Sodium valproate\n200 mg')
  expect(name.value).toBe('Sodium valproate 200 mg')
})

describe('while an act is sent, the button that was pressed is the busy one', () => {
  test('of an act that needs nothing', () => {
    openPanel({ ...accepted, stage: 'requested' })
    press('Accept')
    expect(busy().map(({ textContent }) => textContent)).toEqual(['Accept'])
  })

  test('of an offer, whose form stays', () => {
    openPanel(accepted)
    press('Offer part of it')
    type(screen.getAllByRole('textbox')[0]!, '10')
    submit()
    expect(busy().map(({ textContent }) => textContent)).toEqual(['Ask the patient'])
  })

  test('of a bill, whose form stays', () => {
    openPanel(packed)
    press('Change the bill')
    type(screen.getByRole('textbox', { name: 'Total bill' }), '400')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Nothing of Schedule H or H1 is on this bill' }))
    submit()
    expect(busy().map(({ textContent }) => textContent)).toEqual(['Save the bill'])
  })

  test('of one that is asked once more, beside the others', () => {
    const { actor } = openPanel(accepted)
    press('Cannot supply')
    act(() => {
      actor.send({ type: 'reason.chosen', reason: 'outOfStock' })
      actor.send({ type: 'confirm' })
    })
    expect(busy().map(({ textContent }) => textContent)).toEqual(['Cannot supply'])
  })
})

test('what somebody changed while its completion is asked for is looked at first, at the bill as it was typed', async () => {
  const bought = { ...packed, way: 'PICKUP' } as const
  const { actor, sent } = openPanel(bought, { after: { ...bought, revision: 9, total: 900_00, payable: 900_00 } })
  press('Complete')
  submit()
  const isAsked = () => actor.getSnapshot().hasTag('confirming')
  expect(isAsked()).toBe(true)
  act(() => actor.send({ type: 'order.changed', id: bought.id }))
  expect(isAsked()).toBe(false)
  await screen.findByText(/changed this order meanwhile/)
  const total = screen.getByRole('textbox', { name: 'Total bill' }) as HTMLInputElement
  expect([total.value, sent]).toEqual(['500.00', []])
})

test('a bill that the server refuses takes whoever sent it to the field, also where it stands folded', async () => {
  const fields = [{ field: 'billLines.0.name', reason: 'outside' as const, message: 'Another strength.' }]
  const refusal = { ok: false, failure: { kind: 'badRequest', message: 'Refused.', code: 'notTheSame', fields } }
  openPanel(accepted, { answer: () => Promise.resolve(refusal) })
  press('Pack and bill')
  type(screen.getByRole('textbox', { name: 'Units in one' }), '1')
  type(screen.getByRole('textbox', { name: 'Price of one, with tax' }), '25')
  type(screen.getByRole('textbox', { name: 'Batch' }), 'B7')
  type(screen.getByRole('textbox', { name: 'Expiry' }), '04/27')
  type(screen.getByRole('textbox', { name: 'Manufacturer' }), 'Sun Pharma')
  submit()
  await screen.findByText('Refused.')
  const name = screen.getByRole('textbox', { name: 'Medicine' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.closest('details')?.open).toBe(true)
})

test('a batch that ends soon and is not confirmed takes whoever sent it to the word that is asked for', async () => {
  const fields = [{ field: 'billLines.0.isSoonConfirmed', reason: 'outside' as const, message: 'Confirm it.' }]
  const refusal = { ok: false, failure: { kind: 'badRequest', message: 'Refused.', code: 'expiresSoon', fields } }
  openPanel(accepted, { answer: () => Promise.resolve(refusal) })
  press('Pack and bill')
  type(screen.getByRole('textbox', { name: 'Units in one' }), '1')
  type(screen.getByRole('textbox', { name: 'Price of one, with tax' }), '25')
  type(screen.getByRole('textbox', { name: 'Batch' }), 'B7')
  type(screen.getByRole('textbox', { name: 'Expiry' }), '01/26')
  type(screen.getByRole('textbox', { name: 'Manufacturer' }), 'Sun Pharma')
  submit()
  const box = screen.getByRole('checkbox', { name: 'The patient knows. Hand it over.' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(messageOf(box)).toBe('Confirm it.')
})

test.each(['Pack and bill', 'Offer part of it'])(
  'a form of an order that is cancelled meanwhile is closed and says so: %s',
  async (name) => {
    const { actor } = openPanel(accepted, { after: cancelled })
    press(name)
    screen.getByRole('form')
    act(() => actor.send({ type: 'order.changed', id: accepted.id }))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    screen.getByText('This order has changed meanwhile. What you had begun can no longer be done.')
    screen.getByText('The patient cancelled. Do not pack it or hand it over.')
    expect(screen.queryByRole('button', { name: 'Pack and bill' })).toBeNull()
  },
)

test('a line of a bill that is removed leaves the focus to what adds one, and a form that is closed to what can be done', () => {
  openPanel(accepted)
  press('Pack and bill')
  const remove = screen.getByRole('button', { name: 'Remove medicine 1' })
  remove.focus()
  fireEvent.click(remove)
  expect(document.activeElement?.textContent).toBe('Bill each medicine')
  const back = screen.getByRole('button', { name: 'Back' })
  back.focus()
  fireEvent.click(back)
  expect(document.activeElement?.textContent).toBe('Pack and bill')
})

describe('what was prescribed', () => {
  const thumbnail = '/files/token/small'
  const paper = { ...asha, lines: [], recordUrl: '/files/token/paper.jpg', recordThumbnailUrl: thumbnail }
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

  test('stands before what is done with it: its lines', () => {
    openPanel(asha)
    const [line] = screen.getAllByText('Levetiracetam 500')
    expect(isBefore(line!, screen.getByRole('button', { name: 'Accept' }))).toBe(true)
  })

  test('of a photographed paper is a picture before Accept, which opens beside the form that is filled in', () => {
    openPanel({ ...accepted, ...paper, stage: 'accepted', revision: 2 })
    const opener = screen.getByRole('button', { name: 'Open the prescription' })
    expect(opener.querySelector('img')?.getAttribute('src')).toBe(thumbnail)
    expect(isBefore(opener, screen.getByRole('button', { name: 'Pack and bill' }))).toBe(true)
    press('Pack and bill')
    press('Remove medicine 1')
    type(screen.getByRole('textbox', { name: 'Total bill' }), '400')
    press('Open the prescription')
    const reader = screen.getByRole('region', { name: paper.name })
    expect(reader.querySelector(`img[src="${paper.recordUrl}"]`)).not.toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Total bill' }).value).toBe('400')
    fireEvent.keyDown(reader, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: paper.name })).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  test('is what its bill begins with: each line with its name and what was agreed of it', () => {
    const [line] = accepted.lines
    const lines = [
      { ...line!, asked: 12 },
      { ...line!, line: 2, name: 'Clobazam 10', asked: 0 },
    ]
    const { sent } = openPanel({ ...accepted, lines })
    press('Pack and bill')
    screen.getByText('Levetiracetam 500', { selector: 'fieldset span' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('12')
    const packSize = screen.getByRole('textbox', { name: 'Units in one' })
    expect(document.activeElement).toBe(packSize)
    type(packSize, '1')
    type(screen.getByRole('textbox', { name: 'Price of one, with tax' }), '25')
    type(screen.getByRole('textbox', { name: 'Batch' }), 'B7')
    type(screen.getByRole('textbox', { name: 'Expiry' }), '04/27')
    type(screen.getByRole('textbox', { name: 'Manufacturer' }), 'Sun Pharma')
    submit()
    expect(sent).toMatchObject([
      { act: 'ready', total: 300_00, billLines: [{ name: 'Levetiracetam 500', quantity: 12, price: 25_00, fills: 1 }] },
    ])
  })

  test('on paper is billed by the medicine; without one the form says what a total alone lacks', () => {
    openPanel({ ...accepted, ...paper, stage: 'accepted', revision: 2 })
    press('Pack and bill')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Medicine' }))
    expect(screen.queryByText(/^A bill with a total alone/)).toBeNull()
    press('Remove medicine 1')
    screen.getByText(/^A bill with a total alone names no medicine/)
  })

  test('is not billed with a total alone before it is stated that nothing of Schedule H or H1 is on it', async () => {
    const { sent } = openPanel({ ...accepted, ...paper, stage: 'accepted', revision: 2 })
    press('Pack and bill')
    press('Remove medicine 1')
    type(screen.getByRole('textbox', { name: 'Total bill' }), '400')
    submit()
    const stated = screen.getByRole('checkbox', { name: 'Nothing of Schedule H or H1 is on this bill' })
    await waitFor(() => expect(document.activeElement).toBe(stated))
    expect(messageOf(stated)).toBe('Tick it, or bill each medicine.')
    expect(sent).toEqual([])
    fireEvent.click(stated)
    submit()
    expect(sent).toMatchObject([{ act: 'ready', total: 400_00, isUnscheduled: true }])
  })

  test('is billed with what its product was billed with last, which says so until it is typed over', async () => {
    const bill = { packSize: 10, price: 180_00, hsn: '3004', gst: 5, maker: 'Torrent', at: now - 86_400 } as const
    openPanel(accepted, { lastBills: [{ name: 'Levetiracetam 500', ...bill }] })
    press('Pack and bill')
    await screen.findByText(/^As on your last bill, yesterday: Units in one · Price of one, with tax · GST rate · Man/)
    const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
    expect(['Price of one, with tax', 'Manufacturer', 'Batch', 'Expiry'].map(valueOf)).toEqual([
      '180.00',
      'Torrent',
      '',
      '',
    ])
    type(screen.getByRole('textbox', { name: 'Units in one' }), '5')
    expect(valueOf('Price of one, with tax')).toBe('')
    screen.getByText(/^As on your last bill, yesterday: GST rate · Manufacturer\./)
  })

  test('says how each medicine is taken', () => {
    const directions = {
      name: 'Levetiracetam 500',
      medicineId: null,
      note: 'Not with milk',
      mealType: 'afterFood',
      mealTypeTime: ['morning', 'night'],
      whenText: '1-0-1 tablet',
      frequency: ['daily'],
      frequencyDays: 10,
      frequencyText: 'Daily for 10 days',
    } as const
    openPanel({ ...accepted, lines: [{ ...accepted.lines[0]!, directions }] })
    expect(screen.queryByText('1 morning, 1 night · after food · 10 days · Not with milk')).not.toBeNull()
  })

  test('that is packed goes with a document of its own until it is paid', () => {
    openPanel({ ...packed, way: 'HOME_DELIVERY', deliveryNoteUrl: '/delivery-notes/t/note.pdf' })
    const link = screen.getByRole('link', { name: 'Print the delivery challan (PDF)' })
    expect(link.getAttribute('href')).toBe('/delivery-notes/t/note.pdf')
  })

  test('says who prescribed and when; of a paper that names nobody its date', () => {
    openPanel({ ...accepted, prescriber: 'Dr. Rao', recordDate: '2026-01-02' })
    expect(screen.queryByText('Prescribed by Dr. Rao, Fri, 2 Jan 2026')).not.toBeNull()
    cleanup()
    openPanel({ ...accepted, ...paper, prescriber: null, recordDate: '2026-01-02' })
    expect(screen.queryByText('Dated Fri, 2 Jan 2026')).not.toBeNull()
  })

  test('of which more is typed than was asked for says so at once: packs are no loose ones', () => {
    openPanel({ ...accepted, lines: [{ ...accepted.lines[0]!, unit: 'tablet' }] })
    press('Pack and bill')
    type(screen.getByRole('textbox', { name: 'Quantity' }), '15')
    type(screen.getByRole('textbox', { name: 'Units in one' }), '10')
    screen.getByText(/^That makes 150 tablets, and 20 tablets were asked for\. For loose ones: 1 in/)
    type(screen.getByRole('textbox', { name: 'Units in one' }), '1')
    expect(screen.queryByText(/^That makes/)).toBeNull()
  })

  test('of Schedule H1 says so before it is packed', () => {
    openPanel({
      ...asha,
      lines: [
        { ...accepted.lines[0]!, isH1: true },
        { ...accepted.lines[0]!, line: 2 },
      ],
    })
    expect(screen.getAllByText('Schedule H1')).toHaveLength(1)
  })

  test('in packs is billed in packs: nobody asks what is in one', () => {
    openPanel({ ...accepted, lines: [{ ...accepted.lines[0]!, prescribed: 2, asked: 2, unit: 'bottle' }] })
    press('Pack and bill')
    expect(screen.queryByRole('textbox', { name: 'Units in one' })).toBeNull()
    screen.getByText('Asked for: 2 bottles')
  })

  test('of which a batch expires soon is warned of with its day, and sent once that is confirmed', () => {
    const { sent } = openPanel({ ...accepted, lines: [{ ...accepted.lines[0]!, unit: 'strip', days: 60 }] })
    press('Pack and bill')
    type(screen.getByRole('textbox', { name: 'Price of one, with tax' }), '25')
    type(screen.getByRole('textbox', { name: 'Batch' }), 'B7')
    type(screen.getByRole('textbox', { name: 'Expiry' }), '01/26')
    type(screen.getByRole('textbox', { name: 'Manufacturer' }), 'Sun Pharma')
    screen.getByText(/^Good only until Sat, 31 Jan; it is supplied until Thu, 5 Mar\.$/)
    fireEvent.click(screen.getByRole('checkbox', { name: 'The patient knows. Hand it over.' }))
    submit()
    expect(sent).toMatchObject([{ billLines: [{ expiry: '2026-01', isSoonConfirmed: true }] }])
  })

  test('as needed says how much at most, and what no pharmacy supplies by order is named', () => {
    const line = { ...accepted.lines[0]!, prescribed: null, asked: null, most: 12, unit: 'tablet' }
    openPanel({ ...accepted, lines: [line], notSold: ['Methylphenidate 10'] })
    expect(screen.queryByText('At most 12 tablets')).not.toBeNull()
    expect(screen.queryByText(/^Not supplied here: Methylphenidate 10\./)).not.toBeNull()
  })
})
