import type { SnapshotFrom } from 'xstate'
import type { documentCameraMachine } from './documentCamera.machine'

/** What is shown while a page is photographed. */
export const viewDocumentCamera = (snapshot: SnapshotFrom<typeof documentCameraMachine>) => ({
  shot: snapshot.context.shot,
  kept: snapshot.context.kept,
  problem: snapshot.matches('withoutCamera') ? snapshot.context.problem : null,
})
