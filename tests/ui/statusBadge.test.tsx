// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppointmentStatus } from '../../src/core/orders/orders'
import staff from '../../src/ui/intl/en/staff.json'
import { StatusBadge } from '../../src/ui/kit/StatusBadge'

afterEach(cleanup)

test('each status of an appointment has a word of its own beside its drawing', () => {
  const { container } = render(
    <>
      {AppointmentStatus.literals.map((status) => (
        <p key={status}>
          <StatusBadge status={status}>{staff[`staff.status.${status}`]}</StatusBadge>
        </p>
      ))}
    </>,
  )
  const shown = [...container.querySelectorAll('p')]
  expect(shown.map(({ textContent }) => textContent).toSorted()).toEqual([
    'Accepted',
    'Admitted',
    'Cancelled',
    'Completed',
    'Confirmed',
    'Discharged',
    'In consultation',
    'Pending',
    'Rejected',
    'Upcoming',
    'Uploaded',
  ])
  expect(shown.every((each) => each.querySelector('svg'))).toBe(true)
})
