import { sheetMachine } from '../../../src/machines/inpatient/sheet.machine'
import { viewSheet } from '../../../src/machines/inpatient/sheet.view'
import { aDetail, aDischarge, aStay } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { changeOf, formInput, nothingOpen, nurse, sheetInput as input } from './wardFacts'

type At = ReadonlySet<string>

/** What the steps over a stay depend on. */
interface Seen {
  readonly over: boolean
  readonly team: number | null
  readonly by: string | null
}

const isOpenedFromStay = ({ stay }: { readonly stay: string | null }): boolean => stay !== null
/** What is done with a patient who is in hospital is offered, and nobody else changed that. */
const isOffered = ({ over, by }: Seen, at: At): boolean => at.has('base.stay.shown') && by === null && !over
/** Where a key is hit on her bed, or a button of her stay is pressed. */
const canAct = (seen: Seen, at: At): boolean => at.has('base.closed') || isOffered(seen, at)
/** The page, alone or beside a stay. */
const isInReach = (seen: Seen, at: At): boolean => at.has('base.closed') || (isOffered(seen, at) && seen.team !== null)

/** What lies over the in-patients: staff.md, 2, "In-patient dashboard"; doctors-day.md. */
export const sheetModel = modelOf(sheetMachine)({
  name: 'sheet',
  passed: ['starting'],
  facts: (snapshot) => {
    const { stayFault, team, summaryUrl, changedBy, detail } = viewSheet(snapshot)
    return {
      stay: snapshot.context.stayId,
      says: stayFault?.text ?? stayFault?.id ?? null,
      team: team?.length ?? null,
      summary: summaryUrl,
      by: changedBy,
      ends: snapshot.context.isDischarging,
      over: detail?.stay.status === 'discharged',
    }
  },
  starts: {
    'Open In-patients': {
      input,
      to: 'base.closed',
      facts: { ...nothingOpen, says: null },
      how: 'Account 90000 00002, In-patients',
    },
    'Press Discharge in the form of a stay on a phone': {
      input: { ...input, stayId: 'stay-1', isDischarging: true },
      to: 'base.stay.loading',
      facts: { ...nothingOpen, says: null, stay: 'stay-1', ends: true },
      how: 'Account 90000 00002 on a phone, In-patients, a patient, Edit, Discharge',
      screen: 'phone',
    },
    'Follow a link to a stay': {
      input: { ...input, stayId: 'stay-1' },
      to: 'base.stay.loading',
      facts: { ...nothingOpen, says: null, stay: 'stay-1' },
      how: 'Account 90000 00002, /ip-dash?tab=1&stay= and the id of a stay',
    },
  },
  states: {
    'base.closed': 'The in-patients, with nothing over them.',
    choosingHospital: '“Choose the hospital”, with two hospitals and View Team.',
    filtering: 'Days of admission, rooms and beds to choose from.',
    'base.stay.loading': {
      sees: 'A panel where the stay will stand.',
      asks: { stay: { id: 'stay-1' } },
    },
    'base.stay.failed': 'In the panel, what went wrong, and Retry.',
    'base.stay.shown': {
      sees: ({ team, summary, over }) =>
        `In the panel Meera Rao, 61 years, her bed and case history, ${
          over ? 'Mark Patient as Active and Discharge summary' : 'Discharge, Shift bed and Edit'
        }${team === null ? '' : ', and the clinical team'}${summary === null ? '' : ', and Open as PDF'}.`,
      asks: ({ over }) => ({ team: { hospitalId: 'hospital-1' }, summary: { id: 'stay-1', hasSummary: over } }),
    },
    shiftingBed: { sees: '“Shift Meera Rao”.', asks: { shiftBed: { stay: aStay } } },
    discharging: { sees: '“Discharge Meera Rao”.', asks: { discharge: { stay: aStay } } },
    form: {
      sees: 'The form of the stay.',
      asks: ({ stay }) => ({ form: formInput(stay) }),
    },
  },
  steps: {
    'Press Change': {
      event: { type: 'hospital.changing' },
      only: isInReach,
      screen: 'desktop',
      leads: { in: ['base.closed', 'base.stay.shown'], to: 'choosingHospital' },
    },
    'Choose Nadi Hospital': {
      event: { type: 'hospital.chosen', id: 'hospital-2' },
      leads: { in: 'choosingHospital', to: 'base.closed', now: { ...nothingOpen, says: null } },
    },
    'Press Filters': {
      event: { type: 'filters.opened' },
      only: isInReach,
      screen: 'desktop',
      leads: { in: ['base.closed', 'base.stay.shown'], to: 'filtering' },
    },
    'Open Meera Rao': {
      event: { type: 'stay.opened', id: 'stay-1' },
      only: (_, at) => at.has('base.closed'),
      leads: {
        in: 'base.closed',
        to: 'base.stay.loading',
        now: { stay: 'stay-1', team: null, summary: null, by: null, over: false },
      },
    },
    'The stay arrives': {
      event: ends('stay', answered(aDetail)),
      leads: [
        {
          in: 'base.stay.loading',
          if: ({ ends: isEnding }) => isEnding,
          to: 'discharging',
          now: { by: null, ends: false, over: false },
        },
        { in: 'base.stay.loading', to: 'base.stay.shown', now: { by: null, over: false } },
      ],
    },
    'The stay that is over arrives': {
      event: ends('stay', answered({ ...aDetail, stay: { ...aDischarge, id: 'stay-1', isSummaryDue: false } })),
      only: ({ ends: isEnding, by }) => !isEnding && by === null,
      leads: { in: 'base.stay.loading', to: 'base.stay.shown', now: { over: true } },
    },
    'The stay cannot be loaded': {
      event: ends('stay', refused('internal')),
      leads: { in: 'base.stay.loading', to: 'base.stay.failed', now: { says: 'wrong' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: { in: 'base.stay.failed', to: 'base.stay.loading', now: { says: null } },
    },
    'The clinical team arrives': {
      event: ends('team', answered([nurse])),
      only: ({ team }) => team === null,
      leads: { in: 'base.stay.shown', now: { team: 1 } },
    },
    'The address of the summary arrives': {
      event: ends('summary', answered('/files/summary')),
      only: ({ summary, over }) => over && summary === null,
      leads: { in: 'base.stay.shown', now: { summary: '/files/summary' } },
    },
    'Somebody else changes the stay that is open': {
      event: { type: 'ward.changed', change: changeOf('stay-1') },
      only: ({ by }, at) => by === null && at.has('base.stay.shown'),
      leads: { in: 'base.stay.shown', now: { by: 'Dr. Sen' } },
    },
    'Press Changed by Dr. Sen · Show': {
      event: { type: 'stay.again' },
      only: ({ by }) => by !== null,
      leads: { in: 'base.stay.shown', to: 'base.stay.loading' },
    },
    'Close what is open': {
      event: { type: 'close' },
      leads: [
        {
          in: ['choosingHospital', 'filtering'],
          if: ({ stay }) => stay !== null,
          to: 'base.stay.loading',
        },
        {
          in: ['choosingHospital', 'filtering', 'base.stay.loading', 'base.stay.failed', 'base.stay.shown'],
          to: 'base.closed',
          now: { ...nothingOpen, says: null },
        },
      ],
    },
    'Press Shift bed, or M': {
      event: { type: 'shift', stay: aStay },
      only: canAct,
      leads: { in: ['base.closed', 'base.stay.shown'], to: 'shiftingBed' },
    },
    'The patient is moved': {
      event: ends('shiftBed', { stay: aStay, isChanged: true }),
      leads: [
        { in: 'shiftingBed', if: isOpenedFromStay, to: 'base.stay.loading' },
        { in: 'shiftingBed', to: 'base.closed' },
      ],
    },
    'The dialog of the bed is left': {
      event: ends('shiftBed', { stay: aStay, isChanged: false }),
      leads: [
        { in: 'shiftingBed', if: isOpenedFromStay, to: 'base.stay.loading' },
        { in: 'shiftingBed', to: 'base.closed' },
      ],
    },
    'Press Discharge, or D': {
      event: { type: 'discharge', stay: aStay },
      only: canAct,
      leads: { in: ['base.closed', 'base.stay.shown'], to: 'discharging' },
    },
    'The patient is discharged': {
      event: ends('discharge', { stay: aStay, isChanged: true }),
      leads: { in: 'discharging', to: 'base.closed', now: nothingOpen },
    },
    'The summary is left': {
      event: ends('discharge', { stay: aStay, isChanged: false }),
      leads: [
        { in: 'discharging', if: isOpenedFromStay, to: 'base.stay.loading' },
        { in: 'discharging', to: 'base.closed' },
      ],
    },
    'Press Edit on a desktop': {
      event: { type: 'form.opened' },
      only: isOffered,
      screen: 'desktop',
      leads: { in: 'base.stay.shown', to: 'form' },
    },
    'Press Edit on a phone': {
      event: { type: 'formPage.wanted', mode: 'view' },
      only: isOffered,
      screen: 'phone',
      leads: { in: 'base.stay.shown', effects: ['go /admit-patient?stay=stay-1&mode=view'] },
      isLast: true,
    },
    'Press Mark Patient as Active': {
      event: { type: 'formPage.wanted', mode: 'readmit' },
      only: ({ over }, at) => at.has('base.stay.shown') && over,
      leads: { in: 'base.stay.shown', effects: ['go /admit-patient?stay=stay-1&mode=readmit'] },
      isLast: true,
    },
    'The changes of the form are saved': {
      event: ends('form', { stay: aStay }),
      leads: { in: 'form', to: 'base.closed', now: nothingOpen },
      isLast: true,
    },
    'The form is left': {
      event: ends('form', { stay: null }),
      leads: { in: 'form', to: 'base.stay.loading' },
    },
  },
})
