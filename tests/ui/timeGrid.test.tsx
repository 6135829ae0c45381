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

test('a day on which slots stand side by side is as wide as their names need', () => {
  const slotAt = (id: string, startsAt: number): TimeGridSlot => ({
    id,
    startsAt,
    endsAt: startsAt + 15 * MINUTE,
    name: id,
    title: id,
  })
  const dayWith = (day: string, ...ids: string[]) => ({
    day,
    title: day,
    name: day,
    slots: ids.map((id) => slotAt(id, startOfDay(day) + 10 * HOUR)),
  })
  const columnsOf = (...days: ReturnType<typeof dayWith>[]) => {
    render(
      <IntlProvider locale="en-IN" messages={kit}>
        <TimeGrid view={{ label: 'Days', days, now, openId: null, marked: null, hasLetters: true }} on={() => {}} />
      </IntlProvider>,
    )
    const { style } = screen.getByRole('grid', { name: 'Days' })
    const columns = ['--columns', '--least'].map((name) => style.getPropertyValue(name))
    cleanup()
    return columns
  }
  expect(columnsOf(dayWith(TODAY, 'a'))).toEqual(['minmax(0px, 1fr)', '0px'])
  expect(columnsOf(dayWith(TODAY, 'a', 'b'))).toEqual([expect.stringMatching(/^minmax\(256px, /), '256px'])
  const [columns, least] = columnsOf(dayWith(TODAY, 'a', 'b', 'c'), dayWith('2026-11-24', 'd'))
  expect(columns).toBe('minmax(384px, 2.56fr) minmax(150px, 1fr)')
  expect(least).toBe('534px')
})
