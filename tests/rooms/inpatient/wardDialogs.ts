import { aStay } from '../../kit/inpatient'
import { ends } from '../../kit/paths/outcomes'
import { type At, canAct, hospitalId, isOffered, listed, nothingOpen, type WardSeen } from './wardFacts'

const isOpenedFromStay = ({ stay }: WardSeen): boolean => stay !== null

/** What opens over a stay or its bed: another bed, its end, its form. Whoever leaves it is at the stay again. */
export const dialogSteps = {
  'Press Shift bed, or M': {
    event: { type: 'shift', stay: aStay },
    only: canAct,
    leads: { in: ['open.sheet.closed', 'open.sheet.stay.shown'], to: 'open.sheet.shiftingBed' },
  },
  'The patient is moved': {
    event: ends('shiftBed', { stay: aStay, isChanged: true }),
    leads: [
      {
        in: 'open.sheet.shiftingBed',
        if: isOpenedFromStay,
        to: ['open.board.loading', 'open.sheet.stay.loading'],
        now: { changed: 'stay-1', news: 0, says: null },
        effects: ({ hospital }: WardSeen) => [listed(hospitalId(hospital))],
      },
      {
        in: 'open.sheet.shiftingBed',
        to: ['open.board.loading', 'open.sheet.closed'],
        now: { changed: 'stay-1', news: 0, says: null },
        effects: ({ hospital }: WardSeen) => [listed(hospitalId(hospital))],
      },
    ],
  },
  'The dialog of the bed is left': {
    event: ends('shiftBed', { stay: aStay, isChanged: false }),
    leads: [
      { in: 'open.sheet.shiftingBed', if: isOpenedFromStay, to: 'open.sheet.stay.loading' },
      { in: 'open.sheet.shiftingBed', to: 'open.sheet.closed' },
    ],
  },
  'Press Discharge, or D': {
    event: { type: 'discharge', stay: aStay },
    only: canAct,
    leads: { in: ['open.sheet.closed', 'open.sheet.stay.shown'], to: 'open.sheet.discharging' },
  },
  'The patient is discharged': {
    event: ends('discharge', { stay: aStay, isChanged: true }),
    leads: {
      in: 'open.sheet.discharging',
      to: ['open.board.loading', 'open.sheet.closed'],
      now: { ...nothingOpen, tab: 'list', changed: 'stay-1', news: 0, says: null },
      effects: ({ hospital }: WardSeen) => [listed(hospitalId(hospital))],
    },
  },
  'The summary is left': {
    event: ends('discharge', { stay: aStay, isChanged: false }),
    leads: [
      { in: 'open.sheet.discharging', if: isOpenedFromStay, to: 'open.sheet.stay.loading' },
      { in: 'open.sheet.discharging', to: 'open.sheet.closed' },
    ],
  },
  'Press Edit on a desktop': {
    event: { type: 'form.opened' },
    only: isOffered,
    screen: 'desktop',
    leads: { in: 'open.sheet.stay.shown', to: 'open.sheet.form' },
  },
  'Press Edit on a phone': {
    event: { type: 'formPage.wanted', mode: 'view' },
    only: isOffered,
    screen: 'phone',
    leads: { in: 'open.sheet.stay.shown', effects: ['go /admit-patient?stay=stay-1&mode=view'] },
    isLast: true,
  },
  'Press Mark Patient as Active': {
    event: { type: 'formPage.wanted', mode: 'readmit' },
    only: ({ over }: WardSeen, at: At) => at.has('open.sheet.stay.shown') && over,
    leads: { in: 'open.sheet.stay.shown', effects: ['go /admit-patient?stay=stay-1&mode=readmit'] },
    isLast: true,
  },
  'The changes of the form are saved': {
    event: ends('form', { stay: aStay }),
    leads: { in: 'open.sheet.form', to: 'open.sheet.closed', now: nothingOpen },
    isLast: true,
  },
  'The form is left': {
    event: ends('form', { stay: null }),
    leads: { in: 'open.sheet.form', to: 'open.sheet.stay.loading' },
  },
} as const
