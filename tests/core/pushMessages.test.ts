import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isForACall,
  isSecureOrigin,
  isShown,
  OWN_ACT,
  pushedRole,
  pushTarget,
  TO_ROLE,
  waitAfter,
} from '../../src/core/notifications/push'
import { changedDays, changedWard, type PushMessage } from '../../src/core/notifications/pushMessage'
import { pushOnWire, readPush, scheduleChanged, wardChanged } from '../../src/core/notifications/push.api'

describe('A push', () => {
  const message: PushMessage = {
    title: 'Title',
    body: 'Body',
    eventType: 'chat.message',
    type: null,
    senderId: 'doctor-1',
    conversationId: 'channel-1',
    details: { event_type: 'chat.message', senderId: 'doctor-1', conversationId: 'channel-1' },
  }

  test('is read from Firebase’s shape, and the backend writes the same', () => {
    const { title, body, details } = message
    expect(readPush({ notification: { title, body }, data: details })).toEqual(message)
    expect(readPush(pushOnWire({ title, body, eventType: 'chat.message', details }))).toEqual(message)
    expect(readPush({})).toMatchObject({ title: '', body: '', eventType: null, details: {} })
    for (const none of [null, 'text', { data: { type: 1 } }, { notification: 'x' }]) expect(readPush(none)).toBeNull()
  })

  test('leads where its event does, into the conversation it names', () => {
    expect(pushTarget(message, 'PATIENT')).toEqual({
      to: '/chat?channelId=channel-1',
      state: { channelId: 'channel-1' },
    })
    expect(pushTarget({ ...message, conversationId: null }, 'DOCTOR')).toEqual({ to: '/chats' })
    expect(pushTarget({ ...message, eventType: null }, 'PATIENT')).toBeNull()
  })

  test('says for which role it is, where a device that sleeps knows none', () => {
    const to = (role: string) => pushedRole({ ...message, details: { [TO_ROLE]: role } })
    expect(['DOCTOR', 'PATIENT', 'somebody'].map(to)).toEqual(['DOCTOR', 'PATIENT', null])
    expect(pushedRole(message)).toBeNull()
  })

  test('of slots that opened leads to their doctor, where that is said', () => {
    const opened = { ...message, eventType: 'slots.opened', conversationId: null }
    expect(pushTarget({ ...opened, details: { doctorId: 'd1' } }, 'PATIENT')?.to).toContain('d1')
    expect(pushTarget({ ...opened, details: {} }, 'PATIENT')).toEqual({ to: '/find-doctor' })
  })

  test('about a ward says which, of whose stay and by whom, as far as that may be known', () => {
    const change = { hospitalId: 'h1', stayId: 's1', by: 'u1' }
    expect(changedWard(readPush(wardChanged(change))!)).toEqual(change)
    const silent = { hospitalId: 'h1', stayId: null, by: null }
    expect(changedWard(readPush(wardChanged(silent))!)).toEqual(silent)
    expect(changedWard({ ...message, type: 'ward.changed', details: {} })).toEqual({ ...silent, hospitalId: '' })
    expect(changedWard(message)).toBeNull()
    expect(isShown(readPush(wardChanged(change))!)).toBe(false)
  })

  test('about what the person did themselves is no toast', () => {
    const change = { title: 'Cancelled', body: 'With Dr. Rao', eventType: 'appointment.cancelled' }
    expect(isShown(readPush(pushOnWire(change))!)).toBe(true)
    expect(isShown(readPush(pushOnWire({ ...change, details: { [OWN_ACT]: 'yes' } }))!)).toBe(false)
  })

  test('about a schedule names its days, or none', () => {
    expect(changedDays(readPush(scheduleChanged(['2026-11-23', '2026-11-24']))!)).toEqual(['2026-11-23', '2026-11-24'])
    expect(changedDays({ ...message, type: 'schedule.changed', details: { days: '' } })).toEqual([])
    expect(changedDays({ ...message, type: 'schedule.changed', details: {} })).toEqual([])
  })

  test('of a call is not for a toast', () => {
    expect(['call', 'rejected', 'chat', null].map((type) => isForACall({ ...message, type }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    ['https://care.example', true],
    ['http://localhost:4600', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:80', true],
    ['http://care.example', false],
    ['http://localhost.example', false],
    ['http://clinic.localhost', true],
  ])('at %s is possible: %s', (address, isSecure) => {
    const { protocol, hostname } = new URL(address)
    expect(isSecureOrigin({ protocol, hostname })).toBe(isSecure)
  })

  test('feed that is lost is asked for after 1, 2, 4 … seconds, at most 30', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    fc.assert(
      fc.property(fc.nat(1_000_000), (losses) => {
        expect(waitAfter(losses + 1)).toBeGreaterThanOrEqual(waitAfter(losses))
        expect(waitAfter(losses)).toBeLessThanOrEqual(30_000)
      }),
    )
  })
})
