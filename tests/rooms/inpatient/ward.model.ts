import { wardMachine } from '../../../src/machines/inpatient/ward.machine'
import { viewWard } from '../../../src/machines/inpatient/ward.view'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import {
  BOARD,
  formInput,
  hasHer,
  hospitalId,
  input,
  isInReach,
  listed,
  nothing,
  nothingOpen,
  nurse,
} from './wardFacts'
import { dialogSteps } from './wardDialogs'
import { liveSteps } from './wardLive'

/** The page of in-patients: staff.md, 2, "In-patient dashboard"; doctors-day.md. */
export const wardModel = modelOf(wardMachine)({
  name: 'ward',
  passed: ['open.sheet.deciding', 'open.sheet.moved', 'open.sheet.ended'],
  facts: (snapshot) => {
    const { tab, rooms, fault, boardFault, stayFault, team, summaryUrl, news, changedBy } = viewWard(snapshot)
    const { bar, detail, stayId, changedId } = snapshot.context
    const why = fault ?? boardFault ?? stayFault
    return {
      tab,
      hospital: bar.hospital,
      rooms: rooms.length,
      says: why?.text ?? why?.id ?? null,
      stay: stayId,
      team: team?.length ?? null,
      summary: summaryUrl,
      changed: changedId,
      news,
      by: changedBy,
      ends: snapshot.context.isDischarging,
      over: detail?.stay.status === 'discharged',
    }
  },
  starts: {
    'Open In-patients': {
      input,
      to: 'loadingHospitals',
      facts: nothing,
      how: 'Account 90000 00002, In-patients',
    },
    'Press Discharge in the form of a stay on a phone': {
      input: { ...input, tab: 'list', stayId: 'stay-1', isDischarging: true },
      to: 'loadingHospitals',
      facts: { ...nothing, tab: 'list', stay: 'stay-1', ends: true },
      how: 'Account 90000 00002 on a phone, In-patients, a patient, Edit, Discharge',
      screen: 'phone',
    },
    'Follow a link to a stay': {
      input: { ...input, tab: 'list', stayId: 'stay-1' },
      to: 'loadingHospitals',
      facts: { ...nothing, tab: 'list', stay: 'stay-1' },
      how: 'Account 90000 00002, /ip-dash?tab=1&stay= and the id of a stay',
    },
  },
  states: {
    loadingHospitals: { sees: 'Grey shapes where the in-patients will stand.', asks: { hospitals: {} } },
    hospitalsFailed: 'What went wrong, and Retry.',
    withoutHospital: 'That no hospital is linked yet.',
    'open.board.loading': {
      sees: ({ hospital, tab }) =>
        `${hospital}, ${tab === 'board' ? 'and that its beds are loading' : 'and its patients'}.`,
      asks: ({ hospital }) => ({ rooms: { hospitalId: hospitalId(hospital) } }),
    },
    'open.board.shown': ({ hospital, tab, rooms }) =>
      tab === 'list' ? `The patients in ${hospital}.` : `${rooms} rooms of ${hospital} with their beds.`,
    'open.board.refreshing': {
      sees: 'The beds as they were.',
      asks: ({ hospital }) => ({ refreshing: { hospitalId: hospitalId(hospital) } }),
    },
    'open.board.stale': 'The beds as they were, and that the page is reconnecting.',
    'open.board.failed': ({ tab }) =>
      tab === 'list' ? 'The patients.' : 'Why the beds could not be loaded, and Retry.',
    'open.sheet.closed': 'Nothing over it.',
    'open.sheet.choosingHospital': '“Choose the hospital”, with two hospitals and View Team.',
    'open.sheet.filtering': 'Days of admission, rooms and beds to choose from.',
    'open.sheet.stay.loading': {
      sees: 'A panel where the stay will stand.',
      asks: { stay: { id: 'stay-1' } },
    },
    'open.sheet.stay.failed': 'In the panel, what went wrong, and Retry.',
    'open.sheet.stay.shown': {
      sees: ({ team, summary, over }) =>
        `In the panel Meera Rao, 61 years, her bed and case history, ${
          over ? 'Mark Patient as Active and Discharge summary' : 'Discharge, Shift bed and Edit'
        }${team === null ? '' : ', and the clinical team'}${summary === null ? '' : ', and Open as PDF'}.`,
      asks: ({ over }) => ({ team: { hospitalId: 'hospital-1' }, summary: { id: 'stay-1', hasSummary: over } }),
    },
    'open.sheet.shiftingBed': { sees: '“Shift Meera Rao”.', asks: { shiftBed: { stay: aStay } } },
    'open.sheet.discharging': { sees: '“Discharge Meera Rao”.', asks: { discharge: { stay: aStay } } },
    'open.sheet.form': {
      sees: 'The form of the stay.',
      asks: ({ stay, hospital }) => ({ form: formInput(stay, hospital) }),
    },
  },
  steps: {
    'The hospitals arrive': {
      event: ends('hospitals', answered(someHospitals)),
      leads: [
        {
          in: 'loadingHospitals',
          if: ({ stay }) => stay === null,
          to: ['open.board.loading', 'open.sheet.closed'],
          now: { hospital: 'Sanjeevani Hospital', says: null },
        },
        {
          in: 'loadingHospitals',
          to: ['open.board.loading', 'open.sheet.stay.loading'],
          now: { hospital: 'Sanjeevani Hospital', says: null },
        },
      ],
    },
    'No hospital is linked': {
      event: ends('hospitals', answered([])),
      leads: { in: 'loadingHospitals', to: 'withoutHospital' },
    },
    'The hospitals cannot be loaded': {
      event: ends('hospitals', refused('offline')),
      leads: { in: 'loadingHospitals', to: 'hospitalsFailed', now: { says: 'offline' } },
    },
    'The beds arrive': {
      event: ends('rooms', answered(someRooms)),
      leads: { in: 'open.board.loading', to: 'open.board.shown', now: { rooms: 2 } },
    },
    'The beds cannot be loaded': {
      event: ends('rooms', refused('offline')),
      only: (_, at) => at.has('open.sheet.closed'),
      leads: { in: 'open.board.loading', to: 'open.board.failed', now: { says: 'offline' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      /** What failed is said where it would stand: the beds among the beds. */
      only: ({ tab }, at) =>
        at.has('open.sheet.stay.failed')
          ? !at.has('open.board.failed')
          : !at.has('open.board.failed') || (tab === 'board' && at.has('open.sheet.closed')),
      leads: [
        { in: 'hospitalsFailed', to: 'loadingHospitals', now: { says: null } },
        { in: 'open.board.failed', to: 'open.board.loading', now: { says: null } },
        { in: 'open.sheet.stay.failed', to: 'open.sheet.stay.loading', now: { says: null } },
      ],
    },
    ...liveSteps,
    'Choose Patients': {
      event: { type: 'tab.chosen', tab: 'list' },
      only: ({ tab }, at) => tab === 'board' && at.has('open.sheet.closed'),
      leads: { in: BOARD, now: { tab: 'list' } },
    },
    'Press V': {
      event: { type: 'tab.turned' },
      only: hasHer,
      leads: { in: BOARD, now: ({ tab }) => ({ tab: tab === 'list' ? 'board' : 'list' }) },
    },
    'Press Change': {
      event: { type: 'hospital.changing' },
      only: isInReach,
      screen: 'desktop',
      leads: { in: ['open.sheet.closed', 'open.sheet.stay.shown'], to: 'open.sheet.choosingHospital' },
    },
    'Choose Nadi Hospital': {
      event: { type: 'hospital.chosen', id: 'hospital-2' },
      leads: {
        in: 'open.sheet.choosingHospital',
        to: ['open.board.loading', 'open.sheet.closed'],
        now: { ...nothingOpen, hospital: 'Nadi Hospital', rooms: 0, says: null, news: 0 },
        effects: [listed('hospital-2')],
      },
    },
    'Press Filters': {
      event: { type: 'filters.opened' },
      only: (seen, at) => seen.tab === 'list' && isInReach(seen, at),
      screen: 'desktop',
      leads: { in: ['open.sheet.closed', 'open.sheet.stay.shown'], to: 'open.sheet.filtering' },
    },
    'Open Meera Rao': {
      event: { type: 'stay.opened', id: 'stay-1' },
      only: hasHer,
      leads: {
        in: 'open.sheet.closed',
        to: 'open.sheet.stay.loading',
        now: { stay: 'stay-1', team: null, summary: null, by: null, over: false },
      },
    },
    'The stay arrives': {
      event: ends('stay', answered(aDetail)),
      leads: [
        {
          in: 'open.sheet.stay.loading',
          if: ({ ends: isEnding }) => isEnding,
          to: 'open.sheet.discharging',
          now: { by: null, ends: false, over: false },
        },
        { in: 'open.sheet.stay.loading', to: 'open.sheet.stay.shown', now: { by: null, over: false } },
      ],
    },
    'The stay that is over arrives': {
      event: ends('stay', answered({ ...aDetail, stay: { ...aDischarge, id: 'stay-1', isSummaryDue: false } })),
      only: ({ ends: isEnding, by }) => !isEnding && by === null,
      leads: { in: 'open.sheet.stay.loading', to: 'open.sheet.stay.shown', now: { over: true } },
    },
    'The stay cannot be loaded': {
      event: ends('stay', refused('internal')),
      only: (_, at) => !at.has('open.board.failed'),
      leads: { in: 'open.sheet.stay.loading', to: 'open.sheet.stay.failed', now: { says: 'wrong' } },
    },
    'The clinical team arrives': {
      event: ends('team', answered([nurse])),
      only: ({ team }) => team === null,
      leads: { in: 'open.sheet.stay.shown', now: { team: 1 } },
    },
    'The address of the summary arrives': {
      event: ends('summary', answered('/files/summary')),
      only: ({ summary, over }) => over && summary === null,
      leads: { in: 'open.sheet.stay.shown', now: { summary: '/files/summary' } },
    },
    'Close what is open': {
      event: { type: 'close' },
      leads: [
        {
          in: ['open.sheet.choosingHospital', 'open.sheet.filtering'],
          if: ({ stay }) => stay !== null,
          to: 'open.sheet.stay.loading',
        },
        {
          in: [
            'open.sheet.choosingHospital',
            'open.sheet.filtering',
            'open.sheet.stay.loading',
            'open.sheet.stay.failed',
            'open.sheet.stay.shown',
          ],
          to: 'open.sheet.closed',
          now: ({ says }) => ({ ...nothingOpen, says: says === 'wrong' ? null : says }),
        },
      ],
    },
    ...dialogSteps,
  },
  delays: { again: 10_000 },
})
