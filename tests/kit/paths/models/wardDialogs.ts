import { aStay } from '../../inpatient'
import { ends } from '../outcomes'
import { type At, canAct, hospitalId, listed, type WardSeen } from './wardFacts'

/** What opens over a stay or its bed: another bed, its end, its form. */
export const dialogSteps = {
  'Press Shift bed, or M': {
    event: { type: 'shift', stay: aStay },
    only: canAct,
    leads: {
      in: ['open.sheet.closed', 'open.sheet.stay.shown'],
      to: 'open.sheet.shiftingBed',
      now: { acted: 'stay-1' },
    },
  },
  'The dialog of the bed ends': {
    event: ends('shiftBed', { stay: aStay }),
    leads: {
      in: 'open.sheet.shiftingBed',
      to: ['open.board.loading', 'open.sheet.closed'],
      now: {
        changed: 'stay-1',
        stay: null,
        team: null,
        summary: null,
        by: null,
        ends: false,
        over: false,
        news: 0,
        says: null,
      },
      effects: ({ hospital }: WardSeen) => [listed(hospitalId(hospital))],
    },
  },
  'Press Discharge, or D': {
    event: { type: 'discharge', stay: aStay },
    only: canAct,
    leads: {
      in: ['open.sheet.closed', 'open.sheet.stay.shown'],
      to: 'open.sheet.discharging',
      now: { acted: 'stay-1' },
    },
  },
  'The patient is discharged': {
    event: ends('discharge', { stay: aStay, isChanged: true }),
    leads: {
      in: 'open.sheet.discharging',
      to: ['open.board.loading', 'open.sheet.closed'],
      now: {
        tab: 'list',
        changed: 'stay-1',
        stay: null,
        team: null,
        summary: null,
        by: null,
        ends: false,
        over: false,
        news: 0,
        says: null,
      },
      effects: ({ hospital }: WardSeen) => [listed(hospitalId(hospital))],
    },
  },
  'The summary is left': {
    event: ends('discharge', { stay: aStay, isChanged: false }),
    leads: {
      in: 'open.sheet.discharging',
      to: 'open.sheet.closed',
      now: { stay: null, team: null, summary: null, by: null, ends: false, over: false },
    },
  },
  'Press Edit on a desktop': {
    event: { type: 'form.opened', mode: 'view', isOver: true },
    only: ({ over }: WardSeen, at: At) => at.has('open.sheet.stay.shown') && !over,
    screen: 'desktop',
    leads: { in: 'open.sheet.stay.shown', to: 'open.sheet.form', now: { mode: 'view' } },
  },
  'Press Edit on a phone': {
    event: { type: 'form.opened', mode: 'view', isOver: false },
    only: ({ over }: WardSeen, at: At) => at.has('open.sheet.stay.shown') && !over,
    screen: 'phone',
    leads: { in: 'open.sheet.stay.shown', effects: ['go /admit-patient?stay=stay-1&mode=view'] },
    isLast: true,
  },
  'The form ends': {
    event: ends('form', { stay: null }),
    leads: {
      in: 'open.sheet.form',
      to: ['open.board.loading', 'open.sheet.closed'],
      now: { stay: null, team: null, summary: null, by: null, ends: false, over: false, news: 0, says: null },
      effects: ({ hospital }: WardSeen) => [listed(hospitalId(hospital))],
    },
  },
} as const
