// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { done, failed } from '../../src/core/kit/outcome'
import type { TestOrder } from '../../src/core/orders/providerOrder'
import { orderPanelMachine } from '../../src/machines/providerOrders/orderPanel.machine'
import { reportUploadMachine } from '../../src/machines/providerOrders/reportUpload.machine'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import kit from '../../src/ui/intl/en/kit.json'
import providerOrders from '../../src/ui/intl/en/providerOrders.json'
import { OrderPanel } from '../../src/ui/providerOrders/OrderPanel'
import { now, sampled } from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

const openPanel = (order: TestOrder) => {
  const reports = reportUploadMachine.provide({
    actors: {
      upload: fromPromise(async () => failed('badRequest', 'This PDF has a password.')) as never,
    },
  })
  const machine = orderPanelMachine.provide({
    actors: { read: fromPromise(async () => done(order)) as never, reports },
  })
  const actor = createActor(machine, { input: { id: order.id, kind: order.kind, order } }).start()
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...kit, ...providerOrders }}>
      <AppContext value={{ app: null as never, now: () => now }}>
        <OrderPanel actor={actor} />
      </AppContext>
    </IntlProvider>,
  )
  return actor
}
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
  openPanel(visit)
  const tests = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(tests.slice(0, 3)).toEqual([
    'Lipid profile₹1,500Check before: Fasting 12 h',
    'CT brain with contrast₹1,500Check before: Creatinine of the last 30 days',
    'EEGGiven back',
  ])
})

test('a question of an act says of whom, and of a confirmation what speaks against it', async () => {
  openPanel(visit)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm that it can be done' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Asha Patel, 34, female')).toBeTruthy()
  expect(question.getByText('Lipid profile · CT brain with contrast · EEG')).toBeTruthy()
  expect(question.getByText('Pregnancy: yes')).toBeTruthy()
  expect(question.queryByText(/Allergy to contrast/)).toBeNull()
  fireEvent.click(question.getByRole('button', { name: 'Back' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cannot do it' }))
  expect(within(await screen.findByRole('alertdialog')).getByText('Asha Patel, 34, female')).toBeTruthy()
})

test('who confirmed, and with what, stands beside what was answered', () => {
  const clear = { at: now, role: 'DIAGNOSTIC_CENTER', name: 'Kavya Pillai', action: 'clear', to: 'accepted' } as const
  openPanel({ ...visit, clearedAt: now, events: [...visit.events, { ...clear, reason: 'hCG negative' }] })
  const tests = screen.getByRole('heading', { name: 'Tests' }).closest('section')!
  expect(within(tests).getByText('Kavya Pillai · hCG negative')).toBeTruthy()
})

test('before its day a visit says why its tests cannot be noted as done', () => {
  openPanel({ ...visit, answers: [], bookedFor: now + 86_400 })
  expect(screen.getByText(/The visit is tomorrow: tests are noted as done from that day on/)).toBeTruthy()
})

test('why a file was not taken stands at the button with which it was chosen', async () => {
  const actor = openPanel({ ...sampled, reports: [] })
  const file = { name: 'locked.pdf' }
  actor.getSnapshot().children.reports!.send({ type: 'file.chosen', file: file as never })
  const fault = await screen.findByText('This PDF has a password.')
  expect(fault.closest('[data-order]')!.querySelector('[data-acts]')!.previousElementSibling!.contains(fault)).toBe(
    true,
  )
})
