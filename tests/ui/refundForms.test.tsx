// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messageOf, openPanel, press, type } from '../kit/orderPanel'
import { completed, now, paidTests } from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

test('a refund asks which tests it is of, and how much that is; nothing that is marked is all', async () => {
  const { sent } = openPanel(paidTests)
  press('Payment given back')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Was ₹2,500 given back?')
  fireEvent.click(screen.getByRole('checkbox', { name: 'VEP' }))
  expect(question.textContent).toContain('Was ₹1,000 given back?')
  type(screen.getByRole('textbox'), 'The machine failed')
  press('Note it as given back')
  expect(sent).toMatchObject([{ act: 'refund', testIds: ['vep'], words: 'The machine failed' }])
})

test('one test of an offer comes back at what was paid for it, another at its whole price, a free one not at all', async () => {
  const [eeg, vep] = paidTests.tests
  const offer = { percent: 100, most: null, on: 1500_00 }
  const tests = [{ ...eeg!, isOffered: true }, vep!]
  openPanel({ ...paidTests, tests, offer, discount: 1500_00, payable: 1000_00 })
  press('Payment given back')
  const question = await screen.findByRole('alertdialog')
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Note it as given back' })
  type(screen.getByRole('textbox'), 'Not done')
  fireEvent.click(screen.getByRole('checkbox', { name: 'VEP' }))
  expect([/Was (₹[\d,]+) given back/.exec(question.textContent)?.[1], yes.disabled]).toEqual(['₹1,000', false])
  fireEvent.click(screen.getByRole('checkbox', { name: 'VEP' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'EEG' }))
  expect([/Was (₹[\d,]+) given back/.exec(question.textContent)?.[1], yes.disabled]).toEqual(['₹0', true])
})

test('a refund asks how many of each medicine come back, never more than are kept, and how much that is', async () => {
  const line = { hsn: '3004', gst: null, batch: 'B7', expiry: '2027-04', maker: '', isH1: false, quantity: 10 }
  const billLines = [
    { ...line, name: 'Levetiracetam 500', packSize: 15, price: 20_00, returned: 0 },
    { ...line, name: 'Clobazam 10', price: 30_00, returned: 4 },
  ]
  const creditNotes = [{ no: 'C/25-26/000001', at: now, amount: 120_00, url: null }]
  const { sent } = openPanel({ ...completed, total: 500_00, discount: 0, payable: 500_00, billLines, creditNotes })
  expect(screen.getByText('Credit note C/25-26/000001: ₹120 given back')).toBeTruthy()
  press('Payment given back')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Was ₹380 given back?')
  const clobazam = screen.getByRole('textbox', { name: 'How many of Clobazam 10 come back' })
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Note it as given back' })
  type(screen.getByRole('textbox', { name: /^In your words/ }), 'Drowsy on it')
  type(clobazam, '7')
  expect([messageOf(clobazam), yes.disabled]).toEqual(['A whole number, at most 6', true])
  // Nothing of one medicine is a blank: it must not become all that was paid.
  type(clobazam, '0')
  expect([messageOf(clobazam), yes.disabled]).toEqual(['A whole number, at most 6', true])
  // What was billed in packs comes back in packs: two are no two tablets.
  const levetiracetam = screen.getByRole('textbox', { name: 'How many of Levetiracetam 500 come back' })
  expect(messageOf(levetiracetam)).toBe('10 packs of 15 were sold and are not back; count packs, blank is none')
  screen.getByText('Credit note C/25-26/000001: ₹120 given back')
  screen.getByText('Packs of 15')
  type(clobazam, '2')
  expect(question.textContent).toContain('Was ₹60 given back?')
  press('Note it as given back')
  expect(sent).toMatchObject([{ act: 'refund', returned: [{ line: 1, quantity: 2 }], words: 'Drowsy on it' }])
})

test('a payment that was taken on the wrong order is given back whole, and the order opened again', async () => {
  const { sent } = openPanel(completed)
  press('Payment given back')
  await screen.findByRole('alertdialog')
  fireEvent.click(screen.getByRole('checkbox', { name: /^It was the wrong order/ }))
  type(screen.getByRole('textbox', { name: /^In your words/ }), 'Of the man before her')
  press('Note it as given back')
  expect(sent).toMatchObject([{ act: 'refund', isMistaken: true, words: 'Of the man before her' }])
})
