import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import { openMakeAppointment } from '../../src/wiring/makeAppointment'
import type { OpenRequest } from '../../src/wiring/features'
import type { Ports } from '../../src/wiring/ports'
import { staffMember } from '../rooms/session/staffMember'

const askedBy = async (clinicId: string | null) => {
  const asked: unknown[] = []
  const slots = async (input: object) => {
    asked.push(input)
    return done({ video: [], inClinic: [] })
  }
  const other = async () => done({})
  const ports = new Proxy(
    {},
    { get: (_, room) => new Proxy({}, { get: (__, row) => (room === 'booking' && row === 'slots' ? slots : other) }) },
  ) as Ports
  const login = { ...staffMember('DOCTOR'), doctorId: 'd1', clinicId }
  const request = { login, feature: { id: 'panel.makeAppointment' }, now: 1_795_700_000 } as unknown as OpenRequest
  const opened = openMakeAppointment(ports, request)
  const actor = createActor(opened!.logic, { input: opened!.input }).start()
  await waitFor(actor, () => asked.length > 0)
  actor.stop()
  return asked[0]
}

test('slots are asked of a doctor, and of the clinic alone where one is chosen', async () => {
  expect(await askedBy(null)).toEqual({ doctorId: 'd1' })
  expect(await askedBy('clinic')).toEqual({ doctorId: 'd1', clinicId: 'clinic' })
})
