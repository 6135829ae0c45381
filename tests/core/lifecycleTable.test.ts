import { describe, expect, test } from 'vitest'
import { appointmentLifecycle, type AppointmentAction } from '../../src/core/booking/appointment.lifecycle'
import { shownStatus, statusLooks } from '../../src/core/booking/appointment.status'
import { AppointmentStatus } from '../../src/core/orders/orders'

const now = 1_795_000_000
const coming = { endsAt: now + 900, now }
const ended = { endsAt: now, now }

/** Status by status: what the patient and the doctor may do while the time is to come, then once it has ended. */
const appointments: Readonly<Record<string, readonly [string, string, string, string]>> = {
  pending: ['cancel', 'cancel complete', '', 'complete'],
  upcoming: ['cancel reschedule', 'cancel reschedule start complete', '', 'cancel reschedule complete noShow'],
  active: ['cancel', 'cancel complete', '', 'complete'],
  accepted: ['cancel', 'cancel complete', '', 'cancel complete noShow'],
  confirmed: ['cancel', 'cancel complete', '', 'cancel complete noShow'],
  cancelled: ['reschedule', 'reschedule', 'reschedule', 'reschedule'],
  rejected: ['', '', '', ''],
  completed: ['', '', '', ''],
  discharged: ['', '', '', ''],
  uploaded: ['', '', '', ''],
  admit: ['', '', '', ''],
}

describe('an appointment', () => {
  test('has a line for each status', () => {
    expect(Object.keys(appointments).toSorted()).toEqual(AppointmentStatus.literals.toSorted())
  })

  test.each(AppointmentStatus.literals)('that is %s is changed by the patient and the doctors as written', (status) => {
    const may = (by: 'PATIENT' | 'DOCTOR' | 'JR_DOCTOR', at: typeof coming) =>
      appointmentLifecycle.actionsFor(status, by, at).join(' ')
    const all = [may('PATIENT', coming), may('DOCTOR', coming), may('PATIENT', ended), may('DOCTOR', ended)]
    expect(all).toEqual(appointments[status])
    expect([may('JR_DOCTOR', coming), may('JR_DOCTOR', ended)]).toEqual([all[1], all[3]])
    for (const by of ['PHARMACY', 'DIAGNOSTIC_CENTER', 'GUEST', 'ADMIN'] as const)
      expect(appointmentLifecycle.actionsFor(status, by, coming)).toEqual([])
  })

  test.each<[AppointmentAction, string]>([
    ['pay', 'pending→upcoming upcoming→upcoming'],
    ['release', 'pending→cancelled'],
    ['cancel', 'pending→cancelled upcoming→cancelled active→cancelled accepted→cancelled confirmed→cancelled'],
    ['reschedule', 'upcoming→upcoming cancelled→upcoming'],
    ['start', 'upcoming→active'],
    ['noShow', 'upcoming→upcoming accepted→accepted confirmed→confirmed'],
    ['complete', 'pending→completed upcoming→completed active→completed accepted→completed confirmed→completed'],
  ])('is led on by %s from these statuses to these', (action, steps) => {
    const from = appointmentLifecycle.from(action)
    expect(from.map((status) => `${status}→${appointmentLifecycle.next(status, action)}`).join(' ')).toBe(steps)
  })

  test('is upcoming no more once its day is over, and a no-show where staff noted that nobody came', () => {
    const at = (time: string) => Math.floor(Date.parse(`${time}+05:30`) / 1000)
    const endsAt = at('2026-11-23T10:15:00')
    const shown = (status: AppointmentStatus, time: string, isNoShow = false) =>
      shownStatus({ status, endsAt, isNoShow }, at(time))
    const evening = '2026-11-23T23:59:59'
    const midnight = '2026-11-24T00:00:00'
    expect([shown('upcoming', evening), shown('upcoming', midnight)]).toEqual(['upcoming', 'past'])
    expect([shown('confirmed', midnight), shown('active', midnight)]).toEqual(['past', 'past'])
    expect([shown('upcoming', evening, true), shown('upcoming', midnight, true)]).toEqual(['noShow', 'noShow'])
    for (const status of ['completed', 'cancelled', 'rejected', 'discharged', 'uploaded', 'admit'] as const)
      expect([shown(status, midnight), shown(status, midnight, true)]).toEqual([status, status])
  })

  test('looks good when it goes well, bad when it was given up, and says apart from its colour which it is', () => {
    const withTone = (tone: string) => AppointmentStatus.literals.filter((each) => statusLooks[each].tone === tone)
    expect(withTone('warm')).toEqual(['pending'])
    expect(withTone('info').toSorted()).toEqual(['accepted', 'confirmed', 'upcoming'])
    expect(withTone('good').toSorted()).toEqual(['active', 'completed', 'uploaded'])
    expect(withTone('bad').toSorted()).toEqual(['cancelled', 'rejected'])
    expect(withTone('calm')).toEqual(['admit'])
    expect(withTone('neutral')).toEqual(['discharged'])
    const drawings = AppointmentStatus.literals.map((each) => `${statusLooks[each].icon} ${each}`)
    expect(drawings.toSorted()).toEqual([
      'ban rejected',
      'bed admit',
      'calendarCheck accepted',
      'calendarCheck confirmed',
      'calendarCheck upcoming',
      'circleCheck completed',
      'circleX cancelled',
      'clock pending',
      'fileCheck uploaded',
      'logOut discharged',
      'radio active',
    ])
  })
})
