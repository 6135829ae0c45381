import { appMachine } from '../../../src/machines/app/app.machine'
import { modelOf } from '../../kit/paths/model'
import { ASKING, begun, DECIDING, factsOf, IDLE, silentSession, starting } from './appFacts'
import { appPagesSteps } from './appPages'
import { appSessionSteps } from './appSession'
import { appVerificationSteps } from './appVerification'

/** Who is here, where they are, what is open over the page: foundations.md 2.1, 4.1 to 4.4. */
export const appModel = modelOf(appMachine)({
  name: 'app',
  passed: ['page', 'session', 'verification.leavingVerification'],
  facts: factsOf,
  standIns: { session: silentSession },
  starts: {
    'Open the app for the first time on a phone': {
      input: starting(null, 'phone', false),
      to: ['profile.watching', 'overlay.closed', IDLE],
      facts: begun,
      screen: 'phone',
      how: 'In a private window',
    },
    'Reload as a patient who lacks a profile': {
      input: starting('new', 'desktop', true),
      to: ['profile.watching', 'overlay.closed', IDLE],
      facts: { ...begun, saved: 'new', width: 'desktop', isAsked: true },
      screen: 'desktop',
      how: 'Account 90000 00009, which was asked for its position before',
    },
    'Reload as a guest': {
      input: starting('guest', 'desktop', true),
      to: ['profile.watching', 'overlay.closed', IDLE],
      facts: { ...begun, saved: 'guest', width: 'desktop', isAsked: true },
      screen: 'desktop',
      how: 'A guest on a desktop, who was asked for the position before',
    },
  },
  states: {
    [IDLE]: '',
    [DECIDING]: 'The page as it is: Login waits until it shows who is here.',
    [ASKING]: ({ width }) =>
      width === 'desktop' ? 'The question for the mobile number over the page.' : 'The page that asks for the number.',
    'profile.watching': '',
    'profile.completing': 'Over the page, what the profile lacks: name, age, gender.',
    'profile.saved': '',
    'profile.done': '',
    'overlay.closed': ({ at }) => (at === null ? 'Nothing yet.' : 'The page.'),
    'overlay.askingLocation': 'Over the page, the question for the position.',
    'overlay.open': 'The settings or the choice of a location over the page.',
  },
  steps: { ...appSessionSteps, ...appVerificationSteps, ...appPagesSteps },
})
