// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { failed } from '../../src/core/kit/outcome'
import type { TestOrder } from '../../src/core/orders/providerOrder'
import { reportUploadMachine } from '../../src/machines/providerOrders/reportUpload.machine'
import { openPanel } from '../kit/orderPanel'
import { now, sampled } from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

/** Files that are no reports are refused. */
const refusing = reportUploadMachine.provide({
  actors: { upload: fromPromise(async () => failed('badRequest', 'This PDF has a password.')) as never },
})
const openTests = (order: TestOrder) => openPanel(order, { reports: refusing }).actor
const [eeg] = sampled.tests
const lipid = { ...eeg!, id: 'lipid', name: 'Lipid profile', fastHours: 12, needsFood: false, notes: [] }
const ct = { ...eeg!, id: 'ct', name: 'CT brain with contrast', notes: ['creatinine', 'earlierFilms'] as const }
const visit: TestOrder = {
  ...sampled,
  stage: 'accepted',
  tests: [lipid, ct, { ...eeg!, isRefunded: true }],
  answers: [
    { question: 'pregnancy', answer: 'yes' },
    { question: 'contrast', answer: 'no' },
  ],
  clearedAt: null,
}

test('what is looked at before a test stands below it, and one whose price was given back is none', () => {
  openTests(visit)
  const tests = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(tests.slice(0, 3)).toEqual([
    'Lipid profile₹1,500Check before: Fasting 12 h',
    'CT brain with contrast₹1,500Check before: Creatinine of the last 30 days',
    'EEGGiven back',
  ])
})

test('a question of an act says of whom and of which tests that are still to be paid, and of a confirmation what speaks against it', async () => {
  openTests(visit)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm that it can be done' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Asha Patel, 34, female')).toBeTruthy()
  expect(question.getByText('Lipid profile · CT brain with contrast')).toBeTruthy()
  expect(question.getByText('Pregnancy: yes')).toBeTruthy()
  expect(question.queryByText(/Allergy to contrast/)).toBeNull()
  fireEvent.click(question.getByRole('button', { name: 'Back' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cannot do it' }))
  expect(within(await screen.findByRole('alertdialog')).getByText('Asha Patel, 34, female')).toBeTruthy()
})

test('who confirmed, and with what, stands beside what was answered', () => {
  const clear = { at: now, role: 'DIAGNOSTIC_CENTER', name: 'Kavya Pillai', action: 'clear', to: 'accepted' } as const
  openTests({ ...visit, clearedAt: now, events: [...visit.events, { ...clear, reason: 'hCG negative' }] })
  const tests = screen.getByRole('heading', { name: 'Tests' }).closest('section')!
  expect(within(tests).getByText('Kavya Pillai · hCG negative')).toBeTruthy()
})

test('before its day a visit says why its tests cannot be noted as done', () => {
  openTests({ ...visit, answers: [], bookedFor: now + 86_400 })
  expect(screen.getByText(/The visit is tomorrow: tests are noted as done from that day on/)).toBeTruthy()
})

test('why a file was not taken stands at the button with which it was chosen', async () => {
  const actor = openTests({ ...sampled, reports: [] })
  const file = { name: 'locked.pdf' }
  actor.getSnapshot().children.reports!.send({ type: 'file.chosen', file: file as never })
  const fault = await screen.findByText('This PDF has a password.')
  expect(fault.closest('[data-order]')!.querySelector('[data-acts]')!.previousElementSibling!.contains(fault)).toBe(
    true,
  )
})
