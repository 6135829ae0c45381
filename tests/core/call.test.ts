import { describe, expect, test } from 'vitest'
import { canJoin, entryFault, isLate, joinsSoon, minutesOf } from '../../src/core/call/call.rules'
import { callOffered, ringFault } from '../../src/core/call/calling.rules'
import { qualityOf, sendingAfter } from '../../src/core/call/quality.rules'
import { isLive } from '../../src/core/call/ring.lifecycle'
import { callPush } from '../../src/core/call/ring.rules'
import { capacityFor, type ParticipantKind } from '../../src/core/call/capacity.rules'
import { callSession } from '../kit/callSession'

const NOW = 1_800_000_000
const visit = { startsAt: NOW, endsAt: NOW + 900 }

describe('the time of a call', () => {
  test('it can be joined from five minutes before the visit until it ends', () => {
    expect([-301, -300, 900, 901].map((at) => canJoin(visit, NOW + at))).toEqual([false, true, true, false])
  })

  test('in the hour before there is nothing to do about it but wait', () => {
    expect([-3901, -3900, -301, -300].map((at) => joinsSoon(visit, NOW + at))).toEqual([false, true, true, false])
  })

  test('a doctor who is not there ten minutes after the start is late', () => {
    expect([0, 599, 600].map((at) => isLate(visit, NOW + at))).toEqual([false, false, true])
  })

  test('a call lasts whole minutes, one at least; one that never began lasts none', () => {
    expect(minutesOf({ startedAt: null, endedAt: null }, NOW)).toBeNull()
    expect(minutesOf({ startedAt: NOW, endedAt: NOW + 20 }, NOW + 900)).toBe(1)
    expect(minutesOf({ startedAt: NOW, endedAt: NOW + 12 * 60 + 20 }, NOW + 900)).toBe(12)
    expect(minutesOf({ startedAt: NOW, endedAt: null }, NOW + 300)).toBe(5)
  })

  const call = {
    ...visit,
    status: 'live',
    isEndedForAll: false,
    wasIn: true,
    isStaff: false,
    isCalled: false,
    isAwaited: false,
  } as const

  test('whoever was in it comes back while it lives, until half an hour after the end', () => {
    expect([901, 2700, 2701].map((at) => entryFault(call, NOW + at))).toEqual([null, null, 'callOver'])
    expect(entryFault({ ...call, wasIn: false }, NOW + 901)).toBe('callOver')
    const ended = { ...call, status: 'ended', isEndedForAll: true } as const
    expect(entryFault(ended, NOW)).toBe('callOver')
    expect(entryFault({ ...ended, isStaff: true }, NOW)).toBeNull()
    expect(entryFault({ ...ended, isCalled: true }, NOW)).toBeNull()
    expect(entryFault(call, NOW - 301)).toBe('callTooEarly')
  })

  test('one that everybody left begins again within the slot, and is over after it', () => {
    const left = { ...call, status: 'ended' } as const
    expect([0, 900, 901].map((at) => entryFault(left, NOW + at))).toEqual([null, null, 'callOver'])
  })

  test('whoever is awaited in it comes in as long as whoever waits may stay', () => {
    const awaited = { ...call, wasIn: false, isAwaited: true }
    for (const isStaff of [true, false])
      expect([901, 2700, 2701].map((at) => entryFault({ ...awaited, isStaff }, NOW + at))).toEqual([
        null,
        null,
        'callOver',
      ])
  })
})

describe('the places of a room', () => {
  const participants = (...held: readonly ParticipantKind[]) => held.map((kind, at) => ({ kind, at }))

  test('the patient has one whoever is there', () => {
    for (const others of [[], ['doctor', 'team'], ['team', 'team'], ['doctor', 'family']] as const)
      expect(capacityFor('patient', participants(...others))).toEqual({ isFree: true, givesWay: null })
  })

  test('beside the patient there are two, and the patient’s own is kept while they are away', () => {
    for (const kind of ['patient', 'team', 'family'] as const) {
      expect(capacityFor(kind, participants('patient', 'team')).isFree).toBe(true)
      expect(capacityFor(kind, participants('doctor', 'team')).isFree).toBe(kind === 'patient')
      expect(capacityFor(kind, participants('patient', 'doctor', 'team')).isFree).toBe(kind === 'patient')
    }
  })

  test('the doctor takes the place of the team, the last who came first, and of family where there is nobody else', () => {
    expect(capacityFor('doctor', participants('team', 'patient', 'team')).givesWay).toEqual({ kind: 'team', at: 2 })
    expect(capacityFor('doctor', participants('team', 'patient', 'family')).givesWay).toEqual({ kind: 'team', at: 0 })
    expect(capacityFor('doctor', participants('family', 'patient', 'family')).givesWay).toEqual({
      kind: 'family',
      at: 2,
    })
    for (const kind of ['team', 'family'] as const)
      expect(capacityFor(kind, participants('team', 'family'))).toEqual({ isFree: false, givesWay: null })
  })
})

describe('who rings whom', () => {
  const visitBy = { ...visit, status: 'confirmed', consultation: 'video' } as const
  test('the team rings the patient of a visit by video, while its call can be entered', () => {
    expect([-301, -300, 900, 901].map((at) => ringFault(visitBy, 'JR_DOCTOR', NOW + at))).toEqual([
      'callTooEarly',
      null,
      null,
      null,
    ])
    expect(ringFault({ ...visitBy, call: 'scheduled' }, 'DOCTOR', NOW + 901)).toBe('callOver')
    expect(ringFault(visitBy, 'DOCTOR', NOW + 2701)).toBe('callOver')
    expect(ringFault({ ...visitBy, call: 'live' }, 'DOCTOR', NOW + 901)).toBeNull()
    expect(ringFault({ ...visitBy, consultation: 'inClinic' }, 'DOCTOR', NOW)).toBe('notFound')
    expect(ringFault({ ...visitBy, status: 'pending' }, 'DOCTOR', NOW)).toBe('notFound')
    for (const role of ['PATIENT', 'PHARMACY', 'ADMIN', null] as const)
      expect(ringFault(visitBy, role, NOW)).toBe('forbidden')
  })

  test('a visit offers the call of its kind until it is cancelled; one that was ended rings while its slot lasts', () => {
    const offered = (change: object, at = NOW) => callOffered({ ...visitBy, ...change }, 'DOCTOR', at)
    expect(offered({})).toBe('videoCall')
    expect(offered({ consultation: 'inClinic' })).toBe('clinicCall')
    expect(offered({ status: 'cancelled' })).toBeNull()
    expect([NOW, NOW + 901].map((at) => offered({ status: 'completed' }, at))).toEqual(['videoCall', null])
  })
})

describe('a line', () => {
  test.each([
    [0, 0, 'good'],
    [0.03, 0, 'fair'],
    [0, 250, 'fair'],
    [0.079, 449, 'fair'],
    [0.08, 0, 'weak'],
    [0, 450, 'weak'],
  ])('that loses %f and takes %i ms is %s', (loss, rtt, quality) => {
    expect(qualityOf({ loss, rtt })).toBe(quality)
  })

  test('that stays weak sends a small picture, then none; a good one sends all again', () => {
    expect(sendingAfter('full', { weakFor: 9, goodFor: 0 })).toBe('full')
    expect(sendingAfter('full', { weakFor: 10, goodFor: 0 })).toBe('small')
    expect(sendingAfter('small', { weakFor: 10, goodFor: 0 })).toBe('held')
    expect(sendingAfter('held', { weakFor: 0, goodFor: 19 })).toBe('held')
    expect(sendingAfter('held', { weakFor: 0, goodFor: 20 })).toBe('full')
  })
})

test('a ring lives until it has an outcome or its minute is over', () => {
  expect(isLive({ outcome: null, expiresAt: NOW + 1 }, NOW)).toBe(true)
  expect(isLive({ outcome: null, expiresAt: NOW }, NOW)).toBe(false)
  expect(isLive({ outcome: 'declined', expiresAt: NOW + 1 }, NOW)).toBe(false)
})

describe('the push of a call', () => {
  const session = callSession({
    side: 'staff',
    patient: { name: 'Asha Patel', age: 42, gender: 'Female', userId: 'u1', phone: null },
  })

  test('names who calls whom about what', () => {
    expect(callPush(session, 'u2')).toEqual({
      type: 'call',
      bookingId: 'b1',
      memberId: 'm1',
      callerId: 'u2',
      callerName: 'Dr Rao',
      callingUserId: 'u1',
      callingUserName: 'Asha Patel',
      doctorName: 'Dr Rao',
      patientName: 'Asha Patel',
      patientId: 'u1',
    })
  })

  test('leaves out an account that is not known', () => {
    const unknown = { ...session, patient: { ...session.patient, userId: null } }
    expect(Object.keys(callPush(unknown, null))).not.toContain('callerId')
    expect(Object.keys(callPush(unknown, null))).not.toContain('patientId')
  })
})
