import type { SnapshotFrom } from 'xstate'
import type { connectionMachine } from './connection.machine'
import type { installMachine } from './install.machine'
import type { releaseMachine } from './release.machine'

/** What is said of the network, if anything. */
export const viewConnection = (snapshot: SnapshotFrom<typeof connectionMachine> | undefined) =>
  snapshot?.hasTag('offline') ? 'offline' : snapshot?.hasTag('back') ? 'back' : null

export const viewRelease = (snapshot: SnapshotFrom<typeof releaseMachine> | undefined) => ({
  isWaiting: snapshot?.hasTag('waiting') ?? false,
  isBusy: snapshot?.hasTag('busy') ?? false,
})

/** How the app is suggested for the home screen, or null while it is not. */
export const viewInstall = (snapshot: SnapshotFrom<typeof installMachine> | undefined) =>
  snapshot?.hasTag('suggested') ? snapshot.context.way : null
