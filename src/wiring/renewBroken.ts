import { type ActorRefFrom, waitFor } from 'xstate'
import type { releaseMachine } from '../machines/app/release.machine'
import type { slotMachine } from '../machines/app/slot.machine'
import { contentOf } from '../machines/app/slot.view'
import type { callRoomMachine } from '../machines/call/callRoom.machine'
import { isTyped } from '../ui/app/history/dirtyFields'
import type { App } from './ports'

/** The version a page was reloaded for on its own: that happens once. */
const RELOADED_FOR = 'reloadedFor'

type Slot = ActorRefFrom<typeof slotMachine>

/**
 * A page that cannot be opened because its version is gone comes with the new one. Over a call, or over what somebody
 * types, nothing reloads by itself: the new version waits until it is asked for.
 */
export const renewBroken = async (app: App): Promise<void> => {
  const slotOf = (name: string) => app.system.get(name) as Slot | undefined
  const { context } = await waitFor(slotOf('app.release')!, (snapshot) => snapshot.context.shown !== null, {
    timeout: Infinity,
  })
  const release = context.shown?.ref as ActorRefFrom<typeof releaseMachine>
  const hasFailed = (name: string) => slotOf(name)?.getSnapshot().hasTag('failed') === true
  const isInCall = () => {
    const room = contentOf(slotOf('session.callRoom')?.getSnapshot()) as ActorRefFrom<typeof callRoomMachine> | null
    return room?.getSnapshot().hasTag('inside') === true
  }
  release.subscribe((snapshot) => {
    const { newer } = snapshot.context
    if (!snapshot.matches('waiting') || newer === null || !hasFailed('page')) return
    if (isTyped() || isInCall() || sessionStorage.getItem(RELOADED_FOR) === newer) return
    sessionStorage.setItem(RELOADED_FOR, newer)
    release.send({ type: 'reload' })
  })
  // What was missing before it was listened to.
  if (app.getSnapshot().context.slots.some(hasFailed)) release.send({ type: 'part.missing' })
}
