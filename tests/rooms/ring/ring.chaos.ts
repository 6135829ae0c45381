import type { Page } from 'playwright-core'
import { callApi } from '../../../src/core/call/call.api'
import { ringApi } from '../../../src/core/call/ring.api'
import { callOfOwn, inChatOfCall, withDevices } from '../../kit/chaos/callOpenings'
import { button, type ChaosScreen, type Opening, type Practice } from '../../kit/chaos/screen'
import { valueOf } from '../../kit/chaos/valueOf'
import { entriesOf } from '../../kit/patients'

const signal = new AbortController().signal

/** A patient whom the doctor rings. */
const rung = async ({ served }: Practice): Promise<Opening> => {
  const { patient, doctor, bookingId } = await callOfOwn(served)
  const id = crypto.randomUUID()
  valueOf(await doctor.ports.ring.notify({ id, type: 'call', bookingId, key: id }, signal))
  return { path: '/home', session: entriesOf(patient.storage) }
}

const incoming = (page: Page) => page.getByRole('alertdialog', { name: 'Incoming video call' })
const answer = (name: string) => (page: Page) => incoming(page).getByRole('button', { name })
/** Only a refusal leaves it ringing: what may have been carried out leads into the room. */
const MAYBE_CARRIED_OUT = /^(?!a refusal with 4|a message that is no text)/
/** The page goes on as if nothing had rung. */
const doctors = (page: Page) => page.getByRole('main').getByRole('link').first()

export const ringScreens: readonly ChaosScreen[] = [
  {
    name: 'a call that comes in',
    size: 'phone',
    open: rung,
    calls: {
      'what rings': { row: { endpoint: ringApi.current }, wayOn: doctors, isQuiet: true },
      'that it rings here': {
        row: { endpoint: ringApi.ringing },
        wayOn: answer('Join'),
        isQuiet: true,
      },
      'a token of the room': {
        row: { endpoint: callApi.rtcToken },
        fill: (page) => answer('Join')(page).waitFor(),
        provoke: (page) => answer('Join')(page).click(),
        wayOn: answer('Join'),
      },
      'the answer': {
        row: { endpoint: ringApi.accept },
        fill: (page) => answer('Join')(page).waitFor(),
        provoke: (page) => answer('Join')(page).click(),
        endedBy: MAYBE_CARRIED_OUT,
        wayOn: answer('Join'),
      },
      'that it is declined': {
        row: { endpoint: ringApi.notify },
        fill: (page) => answer('Cancel')(page).waitFor(),
        provoke: (page) => answer('Cancel')(page).click(),
        wayOn: doctors,
      },
    },
  },
  {
    name: 'a call that goes out',
    size: 'desktop',
    before: withDevices,
    open: inChatOfCall,
    calls: {
      'the ring': {
        row: { endpoint: ringApi.notify },
        fill: (page) => button('Video call')(page).waitFor(),
        provoke: (page) => button('Video call')(page).click(),
        wayOn: button('Video call'),
      },
    },
  },
]
