import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import type { Order } from '../../src/core/orders/orders'
import type { TestOrder } from '../../src/core/orders/providerOrder'
import { fromPort } from '../../src/machines/kit/fromPort'
import { orderTrackerMachine } from '../../src/machines/orders/orderTracker.machine'
import { viewOrderTracker } from '../../src/machines/orders/orderTracker.view'
import { aTestRequest } from '../rooms/orders/providerOrder'

test('a patient reads ten characters of the name of a report’s file with its kind, and the whole name is kept beside them', () => {
  const report = {
    url: '/files/r.pdf',
    thumbnailUrl: null,
    attachedAt: 0,
    isHeld: false,
    retractedAt: null,
    reason: null,
  }
  const name = 'bloodreport-march.pdf'
  const order: TestOrder = {
    ...aTestRequest,
    stage: 'uploaded',
    status: 'uploaded',
    reports: [{ ...report, id: 'r', name }],
  }
  const tracker = orderTrackerMachine.provide({ actors: { load: fromPort(async () => done<Order | null>(order)) } })
  const actor = createActor(tracker, { input: { id: null } }).start()
  actor.send({ type: 'order.opened', id: order.id, order })
  expect(viewOrderTracker(actor.getSnapshot(), 0).tracked?.reports).toMatchObject([
    { name, shownName: 'bloodrepor….pdf' },
  ])
  actor.stop()
})
