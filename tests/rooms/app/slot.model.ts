import { type Feature, panelFeature } from '../../../src/machines/app/feature'
import { slotMachine } from '../../../src/machines/app/slot.machine'
import { viewSlot } from '../../../src/machines/app/slot.view'
import { modelOf } from '../../kit/paths/model'
import { ends } from '../../kit/paths/outcomes'
import { staffMember } from '../session/staffMember'

const doctor = staffMember('DOCTOR', ['doctorReview.view'])

const opening = (feature: Feature) => ({
  type: 'open' as const,
  request: { feature, place: null, login: doctor, width: 'desktop' as const },
})
const search = panelFeature('search')
const help = panelFeature('help')
const logout = panelFeature('logout')
const settings: Feature = { id: 'overlay.settings', at: 'menu' }
const nothing = { feature: '', isShown: false, isOpening: false, isAsking: false, hasFailed: false }

const titles: Readonly<Record<string, string>> = {
  'panel.search': 'the search',
  'panel.help': 'Help & Support',
  'panel.logout': 'the question whether to log out',
}
const asked: Readonly<Record<string, Feature>> = {
  'panel.search': search,
  'panel.help': help,
  'panel.logout': logout,
  'overlay.settings': settings,
}

/** What opens later: the panels of the staff, and an overlay that does not arrive. */
export const slotModel = modelOf(slotMachine)({
  name: 'slot',
  passed: ['lost'],
  facts: (snapshot) => {
    const { feature, shown, isOpening, isConfirmingLeave: isAsking, hasFailed } = viewSlot(snapshot)
    const { slot } = snapshot.context
    return { slot, feature: feature?.id ?? '', isShown: shown !== null, isOpening, isAsking, hasFailed }
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
        slot === 'panel' && feature !== 'panel.logout'
          ? `Over the page, ${titles[feature] ?? ''} arriving.`
          : 'The page alone, still.',
      asks: ({ feature }) => ({ load: opening(asked[feature] ?? search).request }),
    },
    'open.shown': ({ feature }) => `Over the page, ${titles[feature] ?? ''}.`,
    'open.confirmingLeave': 'Over the page, the form with its words, and whether to leave it without saving.',
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
    'Press Logout': {
      event: opening(logout),
      only: ({ slot }, at) => at.has('closed') && slot === 'panel',
      leads: { to: 'opening', now: { feature: 'panel.logout', isOpening: true } },
    },
    'Press No': {
      event: { type: 'close' },
      only: ({ feature }, at) => at.has('open.shown') && feature === 'panel.logout',
      leads: { to: 'closed', now: nothing },
      isLast: true,
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
      leads: { in: 'opening', to: 'open.shown', now: { isOpening: false, isShown: true } },
    },
    'It does not arrive': {
      event: { type: 'xstate.error.actor.load', error: null },
      only: ({ feature }, at) => at.has('opening') && feature !== 'panel.logout',
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
    'Go back or close the panel': {
      event: { type: 'leave', isTyped: false },
      only: ({ slot, feature }) => slot === 'panel' && feature !== '' && feature !== 'panel.logout',
      leads: [
        { in: 'open.confirmingLeave', to: 'open.shown', now: { isAsking: false } },
        { to: 'closed', now: nothing },
      ],
    },
    'Close the help with words in it': {
      event: { type: 'leave', isTyped: true },
      only: ({ feature }, at) => at.has('open.shown') && feature === 'panel.help',
      leads: { to: 'open.confirmingLeave', now: { isAsking: true } },
    },
    Stay: {
      event: { type: 'dismiss' },
      leads: { in: 'open.confirmingLeave', to: 'open.shown', now: { isAsking: false } },
    },
    'Leave without saving': {
      event: { type: 'confirm' },
      leads: { in: 'open.confirmingLeave', to: 'closed', now: nothing },
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
      only: ({ feature }, at) => at.has('open.shown') && feature === 'panel.help',
      leads: { to: 'closed', now: nothing },
    },
    'The help breaks': {
      event: { type: 'xstate.error.actor.content' },
      only: ({ feature }, at) => at.has('open.shown') && feature === 'panel.help',
      leads: { to: 'failed', now: { isShown: false, hasFailed: true } },
      how: 'In the console: crypto.randomUUID = undefined; then send the form',
      isLast: true,
    },
    'The doctor logs out in another tab': {
      event: { type: 'person.changed', login: null },
      only: ({ slot, feature }) => slot === 'panel' && feature !== '' && feature !== 'panel.logout',
      leads: { to: 'closed', now: nothing },
      isLast: true,
    },
  },
  // A panel that has arrived once is there at once the next time.
  canWalk: (words) => {
    const arrived = words.indexOf('It arrives')
    return (
      arrived < 0 ||
      !words.slice(arrived).some((each) => /^(?:Open the (?:search|help)|Press (?:Logout|Try again))$/.test(each))
    )
  },
})
