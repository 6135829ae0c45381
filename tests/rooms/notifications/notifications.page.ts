import type { Page } from 'playwright-core'
import type { Size } from '../../kit/browser'
import { OFFER } from '../../kit/notificationEvents'
import type { Actions } from '../../kit/pages/actions'

/** How far a finger pulls, in pixels. */
const PULL = 300

/** What a person was told: the bell's panel, and what they do in it. */
export const notificationsPage = (page: Page, { press }: Actions, size: Size) => {
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const cards = panel.getByRole('listitem')
  const empty = panel.getByText('Opps ! No Notifications yet')
  const refreshing = panel.getByText('Getting the latest')
  const turnOn = panel.getByRole('button', { name: 'Turn on notifications' })

  const scroll = (to: 'top' | 'end') =>
    panel.getByRole('list').evaluate((list, end) => {
      let box = list as Element
      while (box.scrollHeight <= box.clientHeight && box.parentElement) box = box.parentElement
      box.scrollTop = end === 'top' ? 0 : box.scrollHeight
    }, to)
  const pull = async () => {
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x: 200, y: PULL })
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', { x: 200, y: PULL + (PULL * step) / 5 })
    await touch('touchEnd')
  }
  return {
    seeNotificationsLoading: () => panel.getByText('Loading your notifications').waitFor({ state: 'attached' }),
    seeNotificationsFailed: () => panel.getByText('Your notifications did not load').waitFor(),
    loadNotificationsAgain: () => press(panel.getByRole('button', { name: 'Try again' })),
    seeNoNotifications: () => empty.waitFor(),
    seeNotifications: async () => {
      await cards.first().waitFor()
      await refreshing.waitFor({ state: 'detached' })
    },
    seeNotificationsOrNone: () => empty.or(cards).first().waitFor(),
    seeRefreshing: () => refreshing.waitFor(),
    scrollToEnd: () => scroll('end'),
    seeMoreLoading: () => panel.getByText('Loading more notifications').waitFor({ state: 'attached' }),
    seeMoreFailed: () => panel.getByText('More notifications did not load').waitFor(),
    seeThatIsAll: () => panel.getByText('You are all caught up').waitFor(),
    /** With a finger where there is a screen to touch. */
    pullDown: async () => {
      if (await cards.first().isVisible()) await scroll('top')
      if (size === 'desktop') await press(panel.getByRole('button', { name: 'Refresh' }))
      else await pull()
    },
    followOffer: () => press(panel.getByRole('button', { name: OFFER }).first()),
    bookOffer: () => press(panel.getByRole('button', { name: 'Book a test' }).first()),
    /** Reads a message that shows over everything, and dismisses it. */
    putAway: async (words: string) => {
      const message = page.locator('#toaster > *').filter({ hasText: words })
      await press(message.getByRole('button', { name: 'Dismiss this message' }))
      await message.waitFor({ state: 'detached' })
    },
    seeNoMessage: () => page.locator('#toaster > *').waitFor({ state: 'detached' }),
    seePushOffered: () => turnOn.waitFor(),
    seePushNotOffered: async () => {
      await panel.waitFor()
      await turnOn.waitFor({ state: 'detached' })
    },
    turnPushOn: () => press(turnOn),
    seePermissionAsked: () => turnOn.and(page.locator('[aria-busy=true]')).waitFor(),
    closeNotifications: () => press(panel.getByRole('button', { name: 'Close' })),
    seeNotificationsClosed: () => panel.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly notifications: ReturnType<typeof notificationsPage>
  }
}
