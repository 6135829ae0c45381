import type { SnapshotFrom } from 'xstate'
import type { recordDeskMachine } from './recordDesk.machine'

/** What is open over the records. */
export const viewRecordDesk = ({ context, children, ...snapshot }: SnapshotFrom<typeof recordDeskMachine>) => ({
  view: context.view,
  members: context.members.map(({ id, name }) => ({ id, name: name ?? '' })),
  active: context.active,
  viewer: children.viewer,
  form: children.form,
  share: children.share,
  /** The title of what was just taken away; null where nothing was. */
  removed: snapshot.tags.has('removed') ? (context.record?.title ?? '') : null,
  isBusy: snapshot.tags.has('busy'),
})
