// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY, HOUR } from '../../src/core/kit/dates'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import texts from '../../src/ui/intl/en/prescription.json'
import { NotBegun } from '../../src/ui/prescription/NotBegun'

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(cleanup)

// Friday, 27 November 2026, 10:40 am in India.
const startsAt = 1_795_756_200

const wordsAt = (now: number) => {
  const { container } = render(
    <IntlProvider locale="en-IN" timeZone="Asia/Kolkata" messages={texts}>
      <AppContext value={{ app: null as never, now: () => now }}>
        <NotBegun startsAt={startsAt} />
      </AppContext>
    </IntlProvider>,
  )
  const words = container.textContent
  cleanup()
  return words
}

test('before a consultation that has not begun is ended, its time is named; one that has begun is not spoken of', () => {
  expect(wordsAt(startsAt - HOUR)).toBe('This appointment is today, 10:40\u00A0am. It ends before it has begun.')
  expect(wordsAt(startsAt - DAY)).toBe('This appointment is tomorrow, 10:40\u00A0am. It ends before it has begun.')
  expect(wordsAt(startsAt - 5 * DAY)).toMatch(/^This appointment is on .*27.*, 10:40\u00A0am\. It ends/)
  expect(wordsAt(startsAt)).toBe('')
})
