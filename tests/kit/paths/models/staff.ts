import { defaultPermissions, type Permission, permissionList } from '../../../../src/core/session/permissions'
import type { LoginResult } from '../../../../src/core/session/session'
import { searchMachine } from '../../../../src/machines/search/search.machine'
import { viewSearch } from '../../../../src/machines/search/search.view'
import { type Feature, panelFeature } from '../../../../src/machines/app/feature'
import { slotMachine } from '../../../../src/machines/app/slot.machine'
import { viewSlot } from '../../../../src/machines/app/slot.view'
import { modelOf } from '../model'
import { answered, ends, refused } from '../outcomes'

/** A staff member as the session knows them. */
export const staffMember = (role: LoginResult['role'], without: readonly Permission[] = []): LoginResult => ({
  role,
  name: 'Dr. Asha Rao',
  userId: `user-${role}`,
  token: 'token',
  clinicId: null,
  doctorId: 'doctor',
  doctorName: 'Dr. Asha Rao',
  permissions: permissionList.map((permission) => {
    const [module = '', feature = ''] = permission.split('.')
    const isGiven = defaultPermissions[role].includes(permission) && !without.includes(permission)
    return { module, feature, permissionAccess: isGiven ? 2 : 1 }
  }),
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: true,
})

const doctor = staffMember('DOCTOR', ['doctorReview.view'])

const opening = (feature: Feature) => ({
  type: 'open' as const,
  request: { feature, place: null, login: doctor, width: 'desktop' as const },
})
const search = panelFeature('search')
const help = panelFeature('help')
const settings: Feature = { id: 'overlay.settings', at: 'menu' }
const nothing = { feature: '', isShown: false, isOpening: false, hasFailed: false }

const titles: Readonly<Record<string, string>> = { 'panel.search': 'the search', 'panel.help': 'Help & Support' }
const asked: Readonly<Record<string, Feature>> = {
  'panel.search': search,
  'panel.help': help,
  'overlay.settings': settings,
}

/** What opens later: the panels of the staff, and an overlay that does not arrive. */
export const slotModel = modelOf(slotMachine)({
  name: 'slot',
  passed: ['lost'],
  facts: (snapshot) => {
    const { feature, shown, isOpening, hasFailed } = viewSlot(snapshot)
    const { slot } = snapshot.context
    return { slot, feature: feature?.id ?? '', isShown: shown !== null, isOpening, hasFailed }
  },
  starts: {
    'A doctor who may not see reviews is at work': {
      input: { slot: 'panel' },
      to: 'closed',
      facts: { ...nothing, slot: 'panel' },
      how: 'Account 90000 00002, from whom the permission doctorReview.view was taken in the database',
    },
    'A doctor opens the menu': {
      input: { slot: 'overlay' },
      to: 'closed',
      facts: { ...nothing, slot: 'overlay' },
      how: 'Account 90000 00002',
    },
  },
  states: {
    closed: 'The page alone.',
    opening: {
      sees: ({ slot, feature }) =>
        slot === 'panel' ? `Over the page, ${titles[feature] ?? ''} arriving.` : 'The page alone, still.',
      asks: ({ feature }) => ({ load: opening(asked[feature] ?? search).request }),
    },
    open: ({ feature }) => `Over the page, ${titles[feature] ?? ''}.`,
    failed: ({ feature }) => `Over the page, that ${titles[feature] ?? ''} did not arrive, and Try again.`,
  },
  steps: {
    'Open the search': {
      event: opening(search),
      only: ({ slot }, at) => at.has('closed') && slot === 'panel',
      leads: { to: 'opening', now: { feature: 'panel.search', isOpening: true } },
    },
    'Open the help': {
      event: opening(help),
      only: ({ slot }, at) => at.has('closed') && slot === 'panel',
      leads: { to: 'opening', now: { feature: 'panel.help', isOpening: true } },
    },
    'Open the reviews': {
      event: opening(panelFeature('reviews')),
      only: ({ slot }, at) => at.has('closed') && slot === 'panel',
      leads: { effects: ['permission.denied'], sees: 'The dialog that says this is not yours to do.' },
    },
    'Open the settings': {
      event: opening(settings),
      only: ({ slot }, at) => at.has('closed') && slot === 'overlay',
      leads: { to: 'opening', now: { feature: 'overlay.settings', isOpening: true } },
    },
    'It arrives': {
      event: ends('load', null),
      only: ({ slot }) => slot === 'panel',
      leads: { in: 'opening', to: 'open', now: { isOpening: false, isShown: true } },
    },
    'It does not arrive': {
      event: { type: 'xstate.error.actor.load', error: null },
      only: (_, at) => at.has('opening'),
      leads: [
        {
          in: 'opening',
          if: ({ slot }) => slot === 'overlay',
          to: 'closed',
          now: nothing,
          effects: ['notice bad: wrong'],
        },
        { in: 'opening', to: 'failed', now: { isOpening: false, hasFailed: true } },
      ],
      how: 'Go offline in the developer tools before it is opened for the first time',
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'opening', now: { isOpening: true, hasFailed: false } },
    },
    'Close the panel': {
      event: { type: 'close' },
      only: ({ slot, feature }) => slot === 'panel' && feature !== '',
      leads: { to: 'closed', now: nothing },
    },
    'Go back to the page before': {
      event: { type: 'place.left' },
      // The search goes from page to page itself.
      only: ({ feature }) => feature === 'panel.help',
      leads: { to: 'closed', now: nothing },
      isLast: true,
    },
    'Press Cancel in the help': {
      event: { type: 'xstate.done.actor.content' },
      only: ({ feature }, at) => at.has('open') && feature === 'panel.help',
      leads: { to: 'closed', now: nothing },
    },
    'The help breaks': {
      event: { type: 'xstate.error.actor.content' },
      only: ({ feature }, at) => at.has('open') && feature === 'panel.help',
      leads: { to: 'failed', now: { isShown: false, hasFailed: true } },
      how: 'In the console: crypto.randomUUID = undefined; then send the form',
      isLast: true,
    },
    'The doctor logs out in another tab': {
      event: { type: 'person.changed', login: null },
      only: ({ slot, feature }) => slot === 'panel' && feature !== '',
      leads: { to: 'closed', now: nothing },
      isLast: true,
    },
  },
  // A panel that has arrived once is there at once the next time.
  canWalk: (words) => {
    const arrived = words.indexOf('It arrives')
    return (
      arrived < 0 || !words.slice(arrived).some((each) => /^(?:Open the (?:search|help)|Press Try again)$/.test(each))
    )
  },
})

const found = [
  {
    id: 'a1',
    status: 'upcoming',
    consultation: 'video',
    slotNo: 3,
    startsAt: 1_767_600_000,
    endsAt: 1_767_600_900,
    patientName: 'Asha Patel',
    age: 41,
    gender: 'Female',
    doctorName: 'Dr. Asha Rao',
    clinicName: null,
  },
]
const none = { found: 0, count: null, fault: null }

export const searchModel = modelOf(searchMachine)({
  name: 'search',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { category, text, found: records, count, fault } = viewSearch(snapshot)
    return { category, text, found: records.length, count, fault: fault?.id ?? null }
  },
  starts: {
    'Open the search on the schedule': {
      input: { categories: ['appointments', 'inPatients', 'team'], route: 'schedule' },
      to: 'empty',
      facts: { ...none, category: 'appointments', text: '' },
      how: 'Account 90000 00002',
    },
  },
  states: {
    empty: ({ category }) =>
      `An empty search box; ${category === 'appointments' ? 'Appointments' : 'In-patients'} is chosen.`,
    settling: 'What was typed, and that it is searched.',
    searching: {
      sees: 'What was typed, and that it is searched.',
      asks: { searching: { category: 'appointments', text: 'asha' } },
    },
    answered: 'One record: the appointment of Asha Patel.',
    failed: 'What went wrong, and Try again.',
    left: 'The schedule, without the search.',
  },
  steps: {
    'Type a name': {
      event: { type: 'text.typed', text: 'asha' },
      only: ({ text, category }) => text === '' && category === 'appointments',
      leads: { to: 'settling', now: { text: 'asha' } },
    },
    'Empty the search box': {
      event: { type: 'text.typed', text: '' },
      only: ({ text }) => text !== '',
      leads: { to: 'empty', now: { ...none, text: '' } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.pause.search.settling' },
      leads: { in: 'settling', to: 'searching', now: none },
    },
    'One appointment is found': {
      event: ends('searching', answered(found)),
      leads: { in: 'searching', to: 'answered', now: { found: 1, count: 1 } },
    },
    'The network is lost while searching': {
      event: ends('searching', refused('network')),
      leads: { in: 'searching', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'searching', now: none },
    },
    // Appointments alone are searched on the server so far: elsewhere nothing is found, at once.
    'Choose in patients': {
      event: { type: 'category.chosen', category: 'inPatients' },
      only: ({ text }) => text === '',
      leads: { to: 'empty', now: { ...none, category: 'inPatients' }, effects: ['go /ip-dash'] },
    },
    'Choose appointments': {
      event: { type: 'category.chosen', category: 'appointments' },
      leads: [
        {
          if: ({ text }) => text !== '',
          to: 'searching',
          now: { ...none, category: 'appointments' },
          effects: ['go /schedule'],
        },
        { to: 'empty', now: { ...none, category: 'appointments' }, effects: ['go /schedule'] },
      ],
    },
    'Choose the appointment': {
      event: { type: 'result.chosen', id: 'a1' },
      leads: {
        in: 'answered',
        to: 'left',
        now: { count: null },
        effects: ['go /schedule {"state":{"appointmentId":"a1","at":1767600000}}'],
      },
    },
  },
  delays: { pause: 500 },
})
