// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { preparationOf } from '../../src/core/diagnostics/preparation.rules'
import { formatLocaleOf } from '../../src/core/language/languages'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { PreparationList } from '../../src/ui/diagnostics/PreparationList'
import app from '../../src/ui/intl/hi/app.json'
import diagnostics from '../../src/ui/intl/hi/diagnostics.json'
import { now } from '../rooms/providerOrders/providerOrdersFacts'

afterEach(cleanup)

test('what is prepared for a test names it as the price list does, in the patient’s language', () => {
  const fasting = { name: 'Blood sugar, fasting', fastHours: 8, needsFood: false, notes: [] }
  const fed = { name: 'Blood sugar, 2 hours after a meal', fastHours: 0, needsFood: true, notes: [] }
  const mri = { name: 'MRI brain, plain', fastHours: 0, needsFood: false, notes: ['noMetal'] as const }
  render(
    <IntlProvider locale={formatLocaleOf('hin')} messages={{ ...app, ...diagnostics }}>
      <AppContext value={{ app: null as never, now: () => now }}>
        <PreparationList preparation={preparationOf([fasting, fed, mri], now + 86_400, now)} />
      </AppContext>
    </IntlProvider>,
  )
  const words = screen.getByRole('list').textContent
  expect(words).toContain('ब्लड शुगर, खाने के 2 घंटे बाद')
  expect(words).toContain('दिमाग का MRI, सादा')
  expect(words).not.toMatch(/Blood sugar|MRI brain/)
})
