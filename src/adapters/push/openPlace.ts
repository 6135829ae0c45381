import type { Target } from '../../core/notifications/events'
import type { Role } from '../../core/session/roles'

/** Where whoever pressed a notification wants to be, and for which role it was. */
export interface Pressed extends Target {
  readonly role: Role | null
}

/** As much of a tab as a worker uses. */
interface OpenTab {
  readonly focus: () => Promise<unknown>
  readonly postMessage: (message: { readonly pressed: Pressed }, transfer: Transferable[]) => void
}

/** As much of a worker's tabs as is used here; the project's types are those of a page. */
export interface Tabs {
  readonly matchAll: (options: object) => Promise<readonly OpenTab[]>
  readonly openWindow: (address: string) => Promise<unknown>
}

/** Milliseconds a tab has to say that it goes there: one that sleeps, or still arrives, does not. */
const answerTimeoutMs = 1000

const goes = (tab: OpenTab, pressed: Pressed): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (isGoing: boolean) => {
      clearTimeout(late)
      port1.close()
      resolve(isGoing)
    }
    const late = setTimeout(() => end(false), answerTimeoutMs)
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => end(data === true))
    port1.start()
    tab.postMessage({ pressed }, [port2])
  })

/**
 * Brings the tab forward that goes where a notification leads, the one that was looked at last before others; a new one
 * where none does. A tab is asked first: bringing one forward uses up the press, and no window could be opened after it.
 */
export const openPlace = async (tabs: Tabs, pressed: Pressed): Promise<void> => {
  for (const tab of await tabs.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (await goes(tab, pressed)) {
      await tab.focus()
      return
    }
  }
  await tabs.openWindow(pressed.to)
}
