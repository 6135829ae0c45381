// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../src/core/kit/dates'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { Early } from '../../src/ui/call/Early'
import app from '../../src/ui/intl/en/app.json'
import call from '../../src/ui/intl/en/call.json'
import kit from '../../src/ui/intl/en/kit.json'

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(cleanup)

// 10:40 am in India.
const now = 1_795_756_200

const shownBefore = (seconds: number): string =>
  render(
    <IntlProvider locale="en-IN" timeZone="Asia/Kolkata" messages={{ ...app, ...call, ...kit }}>
      <AppContext value={{ app: null as never, now: () => now }}>
        <Early opensAt={now + seconds} away={null} />
      </AppContext>
    </IntlProvider>,
  ).container.textContent.replaceAll('\u00A0', ' ')

test('a call of another day says which day, and one within the hour how long it is until then', () => {
  expect(shownBefore(2 * DAY)).toContain('The call opens Sun, 29 Nov, 10:40 am')
  cleanup()
  expect(shownBefore(DAY)).toContain('The call opens tomorrow, 10:40 am')
  cleanup()
  expect(shownBefore(HOUR + MINUTE)).toContain('The call opens today, 11:41 am')
  cleanup()
  expect(shownBefore(8 * MINUTE)).toContain('The call opens at 10:48 am8:00 left')
})
