import { expect, test } from 'vitest'
import { nextAppointment } from '../../src/core/home/home.rules'

const NOW = 1_795_354_800
const paid = { id: 'paid', status: 'upcoming', endsAt: NOW + 600, holdExpiresAt: null } as const
const held = { id: 'held', status: 'pending', endsAt: NOW + 6000, holdExpiresAt: NOW + 540 } as const
const over = { id: 'over', status: 'completed', endsAt: NOW - 600, holdExpiresAt: null } as const

test.each([
  ['what is held until it is paid, also before what is sooner', [over, paid, held], NOW, 'held'],
  ['what is paid, once the hold is over', [held, paid], NOW + 540, 'paid'],
  ['nobody, where only a hold was', [held, over], NOW + 540, undefined],
])('a patient is shown first %s', (_, orders, now, id) => {
  expect(nextAppointment(orders, now)?.id).toBe(id)
})
