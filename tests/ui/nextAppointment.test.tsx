// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR, MINUTE } from '../../src/core/kit/dates'
import type { AppointmentOrder } from '../../src/core/orders/orders'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { NextAppointment } from '../../src/ui/home/NextAppointment'
import app from '../../src/ui/intl/en/app.json'
import home from '../../src/ui/intl/en/home.json'
import kit from '../../src/ui/intl/en/kit.json'
import orders from '../../src/ui/intl/en/orders.json'
import payment from '../../src/ui/intl/en/payment.json'

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(cleanup)

// 10:40 am in India.
const startsAt = 1_795_756_200
const order = {
  id: 'b1',
  consultation: 'video',
  doctorName: 'Dr. Meera Rao',
  doctorPhotoUrl: '',
  speciality: 'Epilepsy',
  patientName: 'Asha Patel',
  clinicName: null,
  address: null,
  slotNo: 2,
  finalAmount: 100_000,
  holdExpiresAt: null,
  startsAt,
  endsAt: startsAt + 15 * MINUTE,
} as unknown as AppointmentOrder

/** The visit at this time, as its patient waits for it. */
const shownAt = (
  now: number,
  more: Partial<AppointmentOrder> = {},
  {
    state = 'upcoming',
    directions = null,
    before = null,
    delay = null,
    late = null,
    wait = null,
  }: Partial<Waiting> = {},
) =>
  render(
    <IntlProvider locale="en-IN" timeZone="Asia/Kolkata" messages={{ ...app, ...kit, ...home, ...orders, ...payment }}>
      <AppContext value={{ app: null as never, now: () => now }}>
        <NextAppointment
          order={{ ...order, ...more }}
          {...{ state, directions, before, delay, late, wait }}
          onPay={() => {}}
        />
      </AppContext>
    </IntlProvider>,
  )
type Waiting = Pick<
  ComponentProps<typeof NextAppointment>,
  'state' | 'directions' | 'before' | 'delay' | 'late' | 'wait'
>

/** What can be done about the visit at this time, and why one of it cannot yet. */
const actionsAt = (now: number, more: Partial<AppointmentOrder> = {}, directions: string | null = null) => {
  const { getAllByRole, queryAllByRole } = shownAt(now, more, { directions })
  const texts = [
    ...queryAllByRole('button').map((each) => (each.hasAttribute('disabled') ? each.parentElement : each)),
    ...getAllByRole('link'),
  ].map((each) => each?.textContent)
  cleanup()
  return texts
}

test('a video visit within the hour is waited for, and says from when it can be joined', () => {
  const opens = startsAt - 5 * MINUTE
  expect(actionsAt(opens - HOUR - 1)).toEqual(['Add to calendar', 'My orders'])
  expect(actionsAt(opens - HOUR)).toEqual(['JoinYou can join from 10:35\u00A0am', 'My orders'])
  expect(actionsAt(opens - 1)).toEqual(['JoinYou can join from 10:35\u00A0am', 'My orders'])
  expect(actionsAt(opens)).toEqual(['Join', 'My orders'])
  expect(actionsAt(startsAt + 15 * MINUTE)).toEqual(['Join', 'My orders'])
})

test('a clinic visit leads there, however near it is', () => {
  const inClinic = { consultation: 'inClinic', clinicName: 'Nadi Clinic' } as const
  expect(actionsAt(startsAt - 6 * MINUTE, inClinic, 'https://maps.example/1')).toEqual(['Directions', 'My orders'])
})

test('a visit that is held until it is paid is paid first, and as any other once the hold is over', () => {
  const held = { holdExpiresAt: startsAt - HOUR } as const
  expect(actionsAt(startsAt - HOUR - 1, held)).toEqual(['Pay ₹1,000', 'My orders'])
  expect(actionsAt(startsAt - HOUR - 1, held, 'https://maps.example/1')).toEqual(['Pay ₹1,000', 'My orders'])
  expect(actionsAt(startsAt - HOUR, held)).toEqual(['JoinYou can join from 10:35\u00A0am', 'My orders'])
})

test('who waits in a queue reads how many are before, and by how much it is late', () => {
  const queueAt = (late: number | null) => {
    const { container, unmount } = shownAt(startsAt, { consultation: 'inClinic' }, { before: 2, late })
    const { textContent } = within(container).getByRole('status')
    unmount()
    return textContent
  }
  expect(queueAt(null)).toBe('Live Queue: 2 people before you')
  expect(queueAt(40)).toBe('Live Queue: 2 people before you · running about 40 minutes late')
})

test('who waits in a queue reads about how long it still takes, as today goes', () => {
  const { container, unmount } = shownAt(
    startsAt,
    { consultation: 'inClinic' },
    { before: 2, wait: { from: 15, to: 30 } },
  )
  expect(within(container).getByRole('status').textContent).toBe(
    'Live Queue: 2 people before you · Probably 15–30 min, as it goes today',
  )
  unmount()
})

test('the time that is left counts to when a late doctor is expected', () => {
  const { container, unmount } = shownAt(
    startsAt - 20 * MINUTE,
    { consultation: 'inClinic' },
    { delay: { minutes: 45, expectedAt: startsAt + 45 * MINUTE } },
  )
  expect(within(container).getByText('in 1 h 5')).toBeTruthy()
  unmount()
})
