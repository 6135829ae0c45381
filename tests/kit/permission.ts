import type { Page } from 'playwright-core'
import { question } from './question'

/**
 * A browser whose person was not asked yet whether notifications may show, and answers when the path says so. The
 * worker they would come to is lost on its way.
 */
export const holdPermission = async (page: Page) => {
  const answer = await question(page, 'askForNotifications')
  const loseWorker = await question(page, 'fetchPushWorker')
  await page.addInitScript(() => {
    const { askForNotifications, fetchPushWorker } = window as unknown as {
      askForNotifications: () => Promise<NotificationPermission>
      fetchPushWorker: () => Promise<void>
    }
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => (permission = await askForNotifications())
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = async (address, options) => {
      if (!String(address).startsWith('/firebase-messaging')) return register(address, options)
      await fetchPushWorker()
      throw new TypeError('Failed to register a ServiceWorker: an unknown error occurred when fetching the script.')
    }
  })
  return {
    allow: () => answer('granted'),
    refuse: () => answer('denied'),
    loseWorker: () => loseWorker(),
  }
}

export type HeldPermission = Awaited<ReturnType<typeof holdPermission>>
