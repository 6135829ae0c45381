import { wardMachine } from '../../../src/machines/inpatient/ward.machine'
import { viewWard } from '../../../src/machines/inpatient/ward.view'
import { someHospitals } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { changeOf, hospitalId, input, listed } from './wardFacts'

const nothing = { tab: 'board', hospital: null, says: null, changed: null, news: 0, stay: null, ends: false }
const change = { change: changeOf('stay-9') }
const passed = (to: string) => `${to} ← ward.changed ${JSON.stringify(change)}`

interface Seen {
  readonly tab: string
  readonly hospital: string | null
  readonly stay: string | null
}
/** Nothing lies over the page. */
const isBare = ({ stay }: Seen): boolean => stay === null
const hasBeds = (seen: Seen): boolean => isBare(seen) && seen.tab === 'board'

/** The page of in-patients: staff.md, 2, "In-patient dashboard"; doctors-day.md. */
export const wardModel = modelOf(wardMachine)({
  name: 'ward',
  facts: (snapshot) => {
    const { tab, fault, changedId, news } = viewWard(snapshot)
    const { bar, stayId, isDischarging } = snapshot.context
    return {
      tab,
      hospital: bar.hospital,
      says: fault?.text ?? fault?.id ?? null,
      changed: changedId,
      news,
      stay: stayId,
      ends: isDischarging,
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
    open: {
      sees: ({ hospital, tab }) =>
        tab === 'list' ? `The patients in ${hospital}.` : `The rooms of ${hospital} with their beds.`,
      asks: ({ hospital, stay, ends: isDischarging }) => ({
        list: { query: { hospitalId: hospitalId(hospital) } },
        board: { hospitalId: hospitalId(hospital), today: input.today },
        sheet: { stayId: stay, isDischarging, today: input.today, doctorName: input.doctorName },
      }),
    },
  },
  steps: {
    'The hospitals arrive': {
      event: ends('hospitals', answered(someHospitals)),
      leads: { in: 'loadingHospitals', to: 'open', now: { hospital: 'Sanjeevani Hospital', says: null } },
    },
    'No hospital is linked': {
      event: ends('hospitals', answered([])),
      leads: { in: 'loadingHospitals', to: 'withoutHospital' },
    },
    'The hospitals cannot be loaded': {
      event: ends('hospitals', refused('offline')),
      leads: { in: 'loadingHospitals', to: 'hospitalsFailed', now: { says: 'offline' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: { in: 'hospitalsFailed', to: 'loadingHospitals', now: { says: null } },
    },
    'Choose Patients': {
      event: { type: 'tab.chosen', tab: 'list' },
      only: hasBeds,
      leads: { in: 'open', now: { tab: 'list' } },
    },
    'Press V': {
      event: { type: 'tab.turned' },
      only: isBare,
      leads: { in: 'open', now: ({ tab }) => ({ tab: tab === 'list' ? 'board' : 'list' }) },
    },
    'Press Change': {
      event: { type: 'hospital.changing' },
      only: isBare,
      screen: 'desktop',
      leads: { in: 'open', effects: ['sheet ← hospital.changing'] },
    },
    'Choose Nadi Hospital': {
      event: { type: 'hospital.chosen', id: 'hospital-2' },
      only: (seen) => isBare(seen) && seen.hospital === 'Sanjeevani Hospital',
      screen: 'desktop',
      leads: {
        in: 'open',
        now: { hospital: 'Nadi Hospital', news: 0 },
        effects: ['board ← hospital.chosen {"id":"hospital-2"}', listed('hospital-2')],
      },
    },
    'Somebody else admits a patient here': {
      event: { type: 'ward.changed', ...change },
      only: (seen) => isBare(seen) && seen.news === 0 && seen.hospital === 'Sanjeevani Hospital',
      leads: { in: 'open', now: { news: 1, changed: 'stay-9' }, effects: [passed('board'), passed('sheet')] },
    },
    'Press 1 new · Show': {
      event: { type: 'news.shown' },
      only: ({ news }) => news > 0,
      leads: { in: 'open', now: { news: 0 }, effects: ({ hospital }) => [listed(hospitalId(hospital))] },
    },
    'Move Meera Rao to another bed': {
      event: { type: 'stay.moved', id: 'stay-1' },
      only: hasBeds,
      leads: {
        in: 'open',
        now: { changed: 'stay-1', news: 0 },
        effects: ({ hospital }) => ['board ← refresh', listed(hospitalId(hospital))],
      },
    },
    'Discharge Meera Rao': {
      event: { type: 'stay.ended', id: 'stay-1' },
      only: hasBeds,
      leads: {
        in: 'open',
        now: { tab: 'list', changed: 'stay-1', news: 0 },
        effects: ({ hospital }) => ['board ← refresh', listed(hospitalId(hospital))],
      },
    },
    'Press Admit patient on a phone': {
      event: { type: 'admit.wanted' },
      /** Where a phone comes to, which chooses no other hospital. */
      only: (seen) => hasBeds(seen) && seen.changed === null && seen.hospital === 'Sanjeevani Hospital',
      screen: 'phone',
      leads: {
        in: 'open',
        effects: ({ hospital }) => [
          `go /admit-patient ${JSON.stringify({ state: { hospital: hospitalId(hospital) } })}`,
        ],
      },
      isLast: true,
    },
  },
})
