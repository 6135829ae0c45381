import type { StateValueFrom } from 'xstate'
import { chatApi } from '../../../src/core/chat/chat.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { PUSH_STREAM } from '../../../src/core/notifications/push.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { holdWaits, type Waits } from '../../kit/paths/waits'
import { chatUnreadModel } from './chatUnread.model'

interface Scene extends BaseScene {
  readonly gate: Gate<'count'>
  readonly waits: Waits
  /** What the bars say. */
  count: number
}

const counts =
  (count: number) =>
  async (scene: Scene): Promise<void> => {
    scene.count = count
    await scene.gate.answer('count', done({ count, own: 0, appointment: count, inPatient: 0 }))
  }

const see = ({ I, count }: Scene) => (count === 0 ? I.seeNoUnreadCount() : I.seeUnreadCount(count))

type Place = StateValueFrom<typeof chatUnreadModel.machine>

export const chatUnreadPlayer: BrowserPlayer<typeof chatUnreadModel, Scene, Place> = {
  model: chatUnreadModel,
  arrive: {
    'Log in': async (base) => {
      const waits = await holdWaits(base.page, Object.values(chatUnreadModel.delays!))
      const gate = await gateOn(base.page, { count: { endpoint: chatApi.unread } })
      // What others do comes from the path alone.
      await base.page.route(`**${PUSH_STREAM}`, () => undefined)
      await openAs(base, await newDoctor(base.served), '/schedule')
      await base.inspection.reached('chatUnread', 'counting', 0)
      return { ...base, gate, waits, count: 0 }
    },
  },
  act: {
    'Two chats hold something unread': counts(2),
    'Ten chats hold something unread': counts(10),
    'Everything was read': counts(0),
    'Nobody answers': ({ gate }, output) => gate.answer('count', output as Outcome<unknown>),
    // Counted again as after a sleep, in which something may have come; tests/e2e/chatUnread.test.ts has it come.
    'A message comes, or a chat is read': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    'A second passes': ({ waits }) => waits.end(),
  },
  see: { counting: see, resting: see, settling: see },
}
