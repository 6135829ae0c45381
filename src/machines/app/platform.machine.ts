import { setup } from 'xstate'
import { connectionMachine } from './connection.machine'
import { installMachine } from './install.machine'
import { releaseMachine } from './release.machine'

/** What the world around the app does to it: the network, the deployed version, the device's home screen. */
export const platformMachine = setup({
  types: {
    context: {} as { readonly wasInstallSeen: boolean },
    input: {} as { readonly wasInstallSeen: boolean },
    children: {} as { connection: 'connection'; release: 'release'; install: 'install' },
  },
  actors: { connection: connectionMachine, release: releaseMachine, install: installMachine },
}).createMachine({
  id: 'platform',
  context: ({ input }) => input,
  invoke: [
    { id: 'connection', src: 'connection', systemId: 'connection' },
    { id: 'release', src: 'release', systemId: 'release' },
    {
      id: 'install',
      src: 'install',
      systemId: 'install',
      input: ({ context }) => ({ wasSeen: context.wasInstallSeen }),
    },
  ],
})
