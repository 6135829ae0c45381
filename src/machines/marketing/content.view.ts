import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { contentMachine, partnersMachine } from './content.machine'

/** What a fetched thing looks like on its way and when it is here. */
export const viewResource = <Value>(
  snapshot: { hasTag(tag: 'loading' | 'failed' | 'empty'): boolean },
  context: { readonly value: Value | null; readonly failure: Parameters<typeof faultOf>[0] },
) => ({
  value: context.value,
  isLoading: snapshot.hasTag('loading'),
  isEmpty: snapshot.hasTag('empty'),
  fault: snapshot.hasTag('failed') ? faultOf(context.failure) : null,
})

export const viewContent = (snapshot: SnapshotFrom<typeof contentMachine>) => viewResource(snapshot, snapshot.context)

export const viewPartners = (snapshot: SnapshotFrom<typeof partnersMachine>) => viewResource(snapshot, snapshot.context)
