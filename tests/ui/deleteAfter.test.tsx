// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { chosenDates, emptyForm } from '../../src/core/availability/availability.form'
import { DayFields } from '../../src/ui/availability/DayFields'
import en from '../../src/ui/intl/en/availability.json'
import hi from '../../src/ui/intl/hi/availability.json'
import kitEn from '../../src/ui/intl/en/kit.json'
import kitHi from '../../src/ui/intl/hi/kit.json'

afterEach(cleanup)

const form = { ...emptyForm('2026-11-23', null), deleteAfter: '2026-12-14' }

test.each([
  [
    'en',
    { ...en, ...kitEn },
    'Delete after',
    'The last day with these hours. Later days have none; what is booked stays.',
  ],
  ['hi', { ...hi, ...kitHi }, hi['availability.form.deleteAfter'], hi['availability.form.deleteAfter.help']],
])(
  'in %s "Delete after" says beside it what it does, to who reads and to who listens',
  (locale, messages, label, help) => {
    render(
      <IntlProvider locale={locale} messages={messages}>
        <DayFields view={{ isNew: true, form, dayCount: 4 } as never} error={undefined} send={() => undefined} />
      </IntlProvider>,
    )
    const field = screen.getByLabelText(label)
    const beside = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
    expect(beside.map((each) => each?.textContent)).toContain(help)
  },
)

test('the day of "Delete after" is the last that has the hours', () => {
  expect(chosenDates(form)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'])
  expect(chosenDates({ ...form, deleteAfter: '2026-12-13' }).at(-1)).toBe('2026-12-07')
})
