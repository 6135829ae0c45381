// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, test } from 'vitest'
import type { DayRange } from '../../src/core/kit/calendar.rules'
import type { CalendarDay } from '../../src/core/kit/dates'
import kit from '../../src/ui/intl/en/kit.json'
import { DatePicker } from '../../src/ui/kit/date-picker/DatePicker'
import { RangePicker } from '../../src/ui/kit/date-picker/RangePicker'

const bounds = { min: '2026-11-01', max: '2026-12-31' }
const WRONG = 'Write a day that can be chosen, such as 01/11/2026.'
const events: unknown[] = []

afterEach(() => {
  cleanup()
  events.length = 0
})

/** The field of one day, whose owner keeps what it is given unless `keeps` is false. */
const Day = ({ start, keeps = true }: { readonly start: CalendarDay | null; readonly keeps?: boolean }) => {
  const [value, setValue] = useState(start)
  return (
    <IntlProvider locale="en-IN" messages={kit}>
      <DatePicker
        view={{ label: 'Review on', value, ...bounds }}
        on={({ day }) => {
          events.push(day)
          if (keeps) setValue(day)
        }}
      />
    </IntlProvider>
  )
}

const Range = ({ start }: { readonly start: DayRange | null }) => {
  const [value, setValue] = useState(start)
  return (
    <IntlProvider locale="en-IN" messages={kit}>
      <RangePicker
        view={{ label: 'Stays', value, ...bounds, today: '2026-11-24', presets: ['today'] }}
        on={({ range }) => {
          events.push(range)
          setValue(range)
        }}
      />
    </IntlProvider>
  )
}

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const write = (text: string, index = 0) => {
  fireEvent.change(fields()[index]!, { target: { value: text } })
  fireEvent.keyDown(fields()[index]!, { key: 'Enter' })
}
const texts = () => fields().map(({ value }) => value)

describe('a day that is typed', () => {
  test('is taken by Enter, and by leaving the field', () => {
    render(<Day start={null} />)
    write('24-11-2026')
    fireEvent.change(fields()[0]!, { target: { value: '२५.११.२०२६' } })
    fireEvent.blur(fields()[0]!)
    expect([texts(), events]).toEqual([['25/11/2026'], ['2026-11-24', '2026-11-25']])
  })
  test.each(['soon', '31/11/2026', '31/10/2026', '01/01/2027'])(
    'stays as it is written where it is none: %s',
    (text) => {
      render(<Day start="2026-11-24" />)
      write(text)
      expect([texts(), events]).toEqual([[text], [null]])
      expect(fields()[0]!.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByText(WRONG).closest('p')!.id).toBe(fields()[0]!.getAttribute('aria-describedby'))
      write('01/12/2026')
      expect([texts(), screen.queryByText(WRONG)]).toEqual([['01/12/2026'], null])
    },
  )
  test('is none once the field is emptied, which is no mistake', () => {
    render(<Day start="2026-11-24" />)
    write('  ')
    expect([texts(), events, screen.queryByText(WRONG)]).toEqual([[''], [null], null])
  })
  test('leaves an empty field where its owner collects days', () => {
    render(<Day start={null} keeps={false} />)
    write('24/11/2026')
    write('25/11/2026')
    expect([texts(), events]).toEqual([[''], ['2026-11-24', '2026-11-25']])
  })
  test('is taken once, however often the field is left', () => {
    render(<Day start={null} />)
    write('24/11/2026')
    fireEvent.blur(fields()[0]!)
    fireEvent.keyDown(fields()[0]!, { key: 'Enter' })
    expect(events).toEqual(['2026-11-24'])
  })
})

describe('a range that is typed', () => {
  test('goes from the earlier to the later day', () => {
    render(<Range start={{ from: '2026-11-10', to: '2026-11-20' }} />)
    write('25/11/2026')
    expect([texts(), events]).toEqual([['20/11/2026', '25/11/2026'], [{ from: '2026-11-20', to: '2026-11-25' }]])
  })
  test('is one day long where the other day is missing', () => {
    render(<Range start={null} />)
    write('25/11/2026', 1)
    expect(events).toEqual([{ from: '2026-11-25', to: '2026-11-25' }])
  })
  test('is none once one of its fields is emptied', () => {
    render(<Range start={{ from: '2026-11-10', to: '2026-11-20' }} />)
    write('', 1)
    expect([texts(), events, screen.queryByText(WRONG)]).toEqual([['', ''], [null], null])
  })
  test('is written over what stands in the field', () => {
    render(<Range start={{ from: '2026-11-10', to: '2026-11-20' }} />)
    fireEvent.focus(fields()[1]!)
    expect([fields()[1]!.selectionStart, fields()[1]!.selectionEnd]).toEqual([0, 10])
  })
  test('keeps its days while one of them is wrong, and a preset takes the place of both', () => {
    render(<Range start={{ from: '2026-11-10', to: '2026-11-20' }} />)
    write('soon', 1)
    expect([texts(), events]).toEqual([['10/11/2026', 'soon'], []])
    expect(screen.getByText(WRONG)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect([texts(), screen.queryByText(WRONG)]).toEqual([['24/11/2026', '24/11/2026'], null])
  })
})

test('a calendar is laid out while it is open alone, the days before the months', async () => {
  render(<Day start="2026-11-24" />)
  const laidOut = () => [...document.querySelectorAll('table')].map((table) => table.querySelectorAll('td').length)
  expect(laidOut()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: kit['kit.date.open'] }))
  await screen.findByRole('button', { name: /24 November 2026/ })
  expect(laidOut()).toEqual([35])
  fireEvent.click(screen.getByRole('button', { name: kit['kit.date.close'] }))
  await waitFor(() => expect(laidOut()).toEqual([]))
})
