import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, waitFor } from 'xstate'
import { failed } from '../../src/core/kit/outcome'
import { NOT_BEGUN } from '../../src/core/booking/checkout'
import { viewBooking } from '../../src/machines/booking/booking.view'
import { viewMemberChooser } from '../../src/machines/members/memberChooser.view'
import { viewOrders } from '../../src/machines/orders/orders.view'
import { plugChooser } from '../../src/wiring/members.wiring'
import { features as orders } from '../../src/wiring/orders.wiring'
import { plugBooking } from '../../src/wiring/plugBooking'
import type { OpenRequest } from '../../src/wiring/features'
import type { Ports } from '../../src/wiring/ports'

const denied = async () => failed('notAccessible', '')
const room = new Proxy({}, { get: () => denied })
/** Every call is not for whoever asks. */
const ports = new Proxy({}, { get: () => room }) as Ports
const patient = { login: { role: 'PATIENT' }, place: { params: {} }, now: 0 } as unknown as OpenRequest

const settled = async (logic: AnyActorLogic, input: unknown, isLoading: (snapshot: never) => boolean) =>
  (await waitFor(createActor(logic, { input }).start(), (snapshot) => !isLoading(snapshot as never))) as never

test('a list that somebody may not see says so, and not that it is empty', async () => {
  const opened = await orders['page.orderList']!(ports, patient)
  const list = viewOrders(await settled(opened!.logic, opened!.input, (at) => viewOrders(at, 0).isArriving), 0)
  expect([list.isEmpty, list.fault?.id]).toEqual([false, 'denied'])

  const slots = viewBooking(
    await settled(
      plugBooking(ports),
      {
        doctorId: 'd1',
        from: 'doctorProfile',
        isGuest: false,
        consultation: null,
        progress: NOT_BEGUN,
      },
      (at) => viewBooking(at, '2026-11-21').isArriving,
    ),
    '2026-11-21',
  )
  expect(slots.fault?.id).toBe('denied')

  const family = viewMemberChooser(
    await settled(plugChooser(ports), { members: [], memberId: null }, (at) => viewMemberChooser(at).isLoading),
  )
  expect(family.fault?.id).toBe('denied')
})
