import { connectionMachine } from '../../../src/machines/app/connection.machine'
import { installMachine } from '../../../src/machines/app/install.machine'
import { viewConnection, viewInstall, viewRelease } from '../../../src/machines/app/platform.view'
import { releaseMachine } from '../../../src/machines/app/release.machine'
import { modelOf } from '../../kit/paths/model'
import { ends } from '../../kit/paths/outcomes'

export const connectionModel = modelOf(connectionMachine)({
  name: 'connection',
  facts: (snapshot) => ({ shows: viewConnection(snapshot) }),
  starts: { 'Open any page': { input: undefined, to: 'online', facts: { shows: null } } },
  states: {
    online: 'The page.',
    offline: 'A line that says you are offline.',
    back: 'A line that says you are back online.',
  },
  steps: {
    'The network is lost': {
      event: { type: 'went.offline' },
      leads: { to: 'offline', now: { shows: 'offline' } },
      how: 'In the developer tools, set the network to Offline',
    },
    'The network is back': {
      event: { type: 'came.online' },
      leads: {
        in: 'offline',
        to: 'back',
        now: { shows: 'back' },
        effects: ['connection.restored'],
        sees: 'What could not be loaded is loaded again.',
      },
      how: 'Set the network back to Online',
    },
    'Four seconds pass': {
      event: { type: 'xstate.after.reported.connection.back' },
      leads: { in: 'back', to: 'online', now: { shows: null } },
    },
    'A proxy answers that the server is down': {
      event: { type: 'server.down' },
      leads: { effects: ['notice bad: serverDown'], sees: 'A toast says that the server cannot be reached.' },
      how: 'Let a proxy answer any call with status 502',
    },
  },
  delays: { reported: 4000 },
})

export const releaseModel = modelOf(releaseMachine)({
  name: 'release',
  facts: (snapshot) => {
    const { isWaiting, isBusy } = viewRelease(snapshot)
    return { isWaiting, isBusy, newer: snapshot.context.newer, declined: snapshot.context.declined }
  },
  starts: {
    'Open any page': {
      input: undefined,
      to: 'running',
      facts: { isWaiting: false, isBusy: false, newer: null, declined: null },
    },
  },
  states: {
    running: 'The page.',
    looking: 'The page.',
    waiting: 'That there is a new version: Reload and Later.',
    reloading: 'That there is a new version; Reload is busy.',
  },
  steps: {
    'Come back to the tab': {
      event: { type: 'looked' },
      leads: { in: 'running', to: 'looking' },
      how: 'Switch to another tab and back',
    },
    'A part of the app is not on the server any more': {
      event: { type: 'part.missing' },
      leads: { in: 'running', to: 'looking', now: { declined: null } },
      how: 'Deploy another build, then open a page that was not open yet',
    },
    'The server has a newer version': {
      event: ends('looking', 'build-2'),
      leads: [
        // Who declined a version is not asked for the same again.
        { in: 'looking', if: ({ declined }) => declined === 'build-2', to: 'running' },
        { in: 'looking', to: 'waiting', now: { newer: 'build-2', isWaiting: true } },
      ],
      how: 'Deploy another build',
    },
    'The server has this version': {
      event: ends('looking', null),
      leads: { in: 'looking', to: 'running' },
    },
    'The version cannot be asked for': {
      event: { type: 'xstate.error.actor.looking', error: null },
      leads: { in: 'looking', to: 'running' },
    },
    'Press Later': {
      event: { type: 'later' },
      leads: {
        in: 'waiting',
        to: 'running',
        now: ({ newer }) => ({ declined: newer, isWaiting: false }),
      },
    },
    'Press Reload': {
      event: { type: 'reload' },
      leads: { in: 'waiting', to: 'reloading', now: { isBusy: true } },
    },
    'It cannot be reloaded': {
      event: { type: 'xstate.error.actor.reloading', error: null },
      leads: { in: 'reloading', to: 'waiting', now: { isBusy: false } },
      how: 'First type into a field, and in the console: Storage.prototype.setItem = () => { throw new Error() }',
    },
  },
})

const hidden = { shows: null, way: null as string | null }

export const installModel = modelOf(installMachine)({
  name: 'install',
  facts: (snapshot) => ({
    shows: viewInstall(snapshot) as string | null,
    way: snapshot.context.way as string | null,
    wasSeen: snapshot.context.wasSeen,
  }),
  starts: {
    'Open the app for the first time in a session': {
      input: { wasSeen: false },
      to: 'waiting',
      facts: { ...hidden, wasSeen: false },
    },
    'Open the app again in the same session': {
      input: { wasSeen: true },
      to: 'waiting',
      facts: { ...hidden, wasSeen: true },
    },
  },
  states: {
    waiting: 'The page.',
    offered: 'The page: nobody is bothered at the start.',
    suggesting: ({ shows }) =>
      shows === 'asked' ? 'The suggestion to install the app.' : 'How the app is put on the home screen.',
    asking: 'The browser’s own question.',
    over: 'The page; the suggestion does not come again.',
  },
  steps: {
    'The browser offers to install the app': {
      event: { type: 'offered', way: 'asked' },
      leads: [
        { in: 'waiting', if: ({ wasSeen }) => wasSeen, isIgnored: true },
        { in: 'waiting', to: 'offered', now: { way: 'asked' } },
      ],
      only: (_, at) => at.has('waiting'),
      how: 'Chrome by https or on localhost',
    },
    'The browser installs by its own menu alone': {
      event: { type: 'offered', way: 'byHand' },
      only: ({ wasSeen }, at) => at.has('waiting') && !wasSeen,
      leads: { in: 'waiting', to: 'offered', now: { way: 'byHand' } },
      how: 'Safari on a phone',
    },
    'Half a minute passes': {
      event: { type: 'xstate.after.settledIn.install.offered' },
      leads: {
        in: 'offered',
        to: 'suggesting',
        now: ({ way }) => ({ shows: way }),
        effects: ['install.seen'],
      },
    },
    'Press Install': {
      event: { type: 'install' },
      leads: { in: 'suggesting', if: ({ way }) => way === 'asked', to: 'asking', now: { shows: null } },
    },
    'Dismiss the suggestion': {
      event: { type: 'dismiss' },
      leads: { in: 'suggesting', to: 'over', now: { shows: null } },
    },
    'Answer the browser’s question': { event: ends('asking', undefined), leads: { in: 'asking', to: 'over' } },
    'The browser cannot ask': {
      event: { type: 'xstate.error.actor.asking', error: null },
      leads: { in: 'asking', to: 'over' },
    },
  },
  // A browser offers it in one way.
  canWalk: (words) =>
    !words.includes('The browser installs by its own menu alone') ||
    !words.includes('The browser offers to install the app'),
  delays: { settledIn: 30_000 },
})
