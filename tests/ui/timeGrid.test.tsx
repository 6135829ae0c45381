// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import kit from '../../src/ui/intl/en/kit.json'
import { TimeGrid } from '../../src/ui/kit/time-grid/TimeGrid'
import type { TimeGridEvent, TimeGridSlot } from '../../src/ui/kit/time-grid/timeGrid.types'

const TODAY = '2026-11-23'
const now = startOfDay(TODAY) + 10 * HOUR

afterEach(cleanup)

test('a page that is rendered again renders the slots alone that changed, and each answers to the page of now', () => {
  const rendered: string[] = []
  const slotAt = (place: number): TimeGridSlot => {
    const startsAt = now + place * 15 * MINUTE
    return {
      id: `s${place}`,
      startsAt,
      endsAt: startsAt + 15 * MINUTE,
      name: `Slot ${place}`,
      get title() {
        rendered.push(`s${place}`)
        return `Slot ${place}`
      },
    }
  }
  const days = [{ day: TODAY, title: 'Today', name: 'Today', isToday: true, slots: [0, 1, 2, 3].map(slotAt) }]
  const pages: string[] = []
  const gridOf = (page: string, openId: string | null, marked: ReadonlySet<string> | null = null) => (
    <IntlProvider locale="en-IN" messages={kit}>
      <TimeGrid
        view={{ label: 'Days', days, now, openId, marked, hasLetters: true }}
        on={(event: TimeGridEvent) => pages.push(`${page} ${event.type}`)}
      />
    </IntlProvider>
  )
  const { rerender } = render(gridOf('first', null))
  rendered.length = 0
  rerender(gridOf('second', null))
  expect(rendered).toEqual([])
  rerender(gridOf('third', 's2'))
  expect(rendered.filter((id) => id !== 's0')).toEqual(['s2'])
  fireEvent.click(screen.getByRole('gridcell', { name: 'Slot 3' }))
  expect(pages).toEqual(['third slot.opened'])
})
