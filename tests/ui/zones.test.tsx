// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import bengali from '../../src/ui/intl/bn/app.json'
import { useWhen } from '../../src/ui/intl/useWhen'
import { ZoneNote } from '../../src/ui/intl/ZoneNote'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const at = (text: string) => Date.parse(`${text}+05:30`) / 1000
/** Today, 2:50 pm in India. */
const START = at('2026-11-26T14:50:00')

const Times = ({ from }: { readonly from: number }) => {
  const when = useWhen()
  return (
    <>
      <p>{when.at(from)}</p>
      <p>{when.range(from, from + 900)}</p>
      <p>{when.time(from)}</p>
      <ZoneNote at={from} />
    </>
  )
}
const page = (from: number, messages: Record<string, string> = app) => (
  <IntlProvider locale="en-IN" timeZone="Asia/Kolkata" messages={messages}>
    <AppContext value={{ app: null as never, now: () => START }}>
      <Times from={from} />
    </AppContext>
  </IntlProvider>
)
const timesIn = (zone: string, from = START, messages?: Record<string, string>) => {
  vi.stubEnv('TZ', zone)
  const { container } = render(page(from, messages))
  return [...container.querySelectorAll('p')].map((line) => line.textContent)
}

test('a device in India, and one whose clock shows the same, reads times as they are', () => {
  const plain = ['Today, 2:50\u00A0pm', 'Today · 2:50–3:05\u00A0pm', '2:50\u00A0pm']
  expect(timesIn('Asia/Kolkata')).toEqual(plain)
  cleanup()
  expect(timesIn('Asia/Colombo')).toEqual(plain)
})

test('a device in another zone reads whose time it is, and its own', () => {
  expect(timesIn('America/New_York')).toEqual([
    'Today, 2:50\u00A0pm India time, 4:20\u00A0am yours',
    'Today · 2:50–3:05\u00A0pm India time, 4:20\u00A0am yours',
    '2:50\u00A0pm India time, 4:20\u00A0am yours',
    'Times are India time (IST). Yours is 10½ h behind.',
  ])
})

test('where the day is another one there it is named', () => {
  const early = at('2026-11-26T06:15:00')
  expect(timesIn('America/New_York', early)[0]).toBe('Today, 6:15\u00A0am India time, Wed, 7:45\u00A0pm yours')
})

test('the difference is that of the moment, summer time counted, and ahead of India as well as behind', () => {
  const note = (zone: string, from: string) => {
    cleanup()
    return timesIn(zone, at(from)).at(-1)
  }
  expect(note('America/New_York', '2026-07-01T10:00:00')).toBe('Times are India time (IST). Yours is 9½ h behind.')
  expect(note('Asia/Kathmandu', '2026-07-01T10:00:00')).toBe('Times are India time (IST). Yours is ¼ h ahead.')
  expect(note('Asia/Singapore', '2026-07-01T10:00:00')).toBe('Times are India time (IST). Yours is 2½ h ahead.')
})

test('it is said in the person’s language, and what the server draws knows no device', () => {
  expect(timesIn('Europe/London', START, bengali).at(-1)).toBe('সময় ভারতের (IST)। আপনার সময় 5½ ঘণ্টা পিছিয়ে।')
  vi.stubEnv('TZ', 'America/New_York')
  expect(renderToString(page(START))).toBe(
    '<p>Today, 2:50\u00A0pm</p><p>Today · 2:50–3:05\u00A0pm</p><p>2:50\u00A0pm</p>',
  )
})
