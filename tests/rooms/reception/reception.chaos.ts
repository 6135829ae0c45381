import type { Page } from 'playwright-core'
import { receptionApi } from '../../../src/core/reception/reception.api'
import { atDisplay, atReception } from '../../kit/chaos/doctorOpenings'
import { inQueue } from '../../kit/chaos/recordOpenings'
import { button, type ChaosScreen, press, retry } from '../../kit/chaos/screen'

const SIZE = 'desktop'
const arrive = async (page: Page) => {
  await press(/^Arrived: /)(page)
  await button('Undo')(page).waitFor()
}
const openPayment = async (page: Page) => {
  await arrive(page)
  await press(/^Take /)(page)
  await page.getByRole('dialog').waitFor()
}
const received = (page: Page) => page.getByRole('dialog').getByRole('button', { name: / received$/ })
const correction = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^It was paid / })
const room = (page: Page) => page.getByRole('textbox', { name: 'Room' })
const callNext = button('Call next')

/** The desk of the reception and the screen of its waiting room. */
export const receptionScreens: readonly ChaosScreen[] = [
  {
    name: 'the reception',
    size: SIZE,
    open: atReception,
    calls: {
      'the queue': { row: { endpoint: receptionApi.queue }, wayOn: retry },
      'calling the next': {
        row: { endpoint: receptionApi.callNext },
        fill: arrive,
        provoke: (page) => callNext(page).click(),
        wayOn: callNext,
      },
      'a step': {
        row: { endpoint: receptionApi.step },
        fill: (page) => callNext(page).waitFor(),
        provoke: press(/^Arrived: /),
        wayOn: button(/^(?:Arrived: |Undo$)/),
      },
      'taking a step back': {
        row: { endpoint: receptionApi.undo },
        fill: arrive,
        provoke: press('Undo'),
        wayOn: callNext,
      },
      'the room': {
        row: { endpoint: receptionApi.setRoom },
        fill: (page) => room(page).fill('Room 4'),
        provoke: press('Save room'),
        typed: room,
        wayOn: button('Save room'),
      },
      'receiving a payment': {
        row: { endpoint: receptionApi.receivePayment },
        fill: openPayment,
        provoke: (page) => received(page).click(),
        wayOn: received,
      },
      'correcting a payment': {
        row: { endpoint: receptionApi.correctPayment },
        fill: async (page) => {
          await openPayment(page)
          await received(page).click()
          await correction(page).waitFor()
        },
        provoke: (page) => correction(page).click(),
        wayOn: correction,
      },
      'a receipt': {
        row: { endpoint: receptionApi.paymentDetail },
        fill: openPayment,
        provoke: (page) => received(page).click(),
        wayOn: retry,
      },
    },
  },
  {
    name: 'the screen of the waiting room',
    size: SIZE,
    open: atDisplay,
    calls: {
      'the number': {
        row: { endpoint: receptionApi.display },
        // It tries again on its own.
        wayOn: (page) => page.getByRole('button', { name: /^Turn the sound/ }),
        isQuiet: true,
      },
    },
  },
  {
    name: 'the queue of a patient',
    size: 'phone',
    open: inQueue,
    calls: {
      'the place in it': {
        row: { endpoint: receptionApi.positions },
        // The appointment stands there without it.
        wayOn: (page) => page.getByRole('main').getByText(/^For Queued Person/),
        isQuiet: true,
      },
    },
  },
]
