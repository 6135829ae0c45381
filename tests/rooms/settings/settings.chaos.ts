import type { Page } from 'playwright-core'
import { chatApi } from '../../../src/core/chat/chat.api'
import { asPatient } from '../../kit/chaos/openings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'
import { pointer } from '../../kit/pages/actions'
import { ownMenu } from '../../kit/pages/ownMenu'
import { settingsPage } from './settings.page'

const nights = 'Chat messages wait from 10 pm to 7 am'

const openSettings = async (page: Page) => {
  await ownMenu(page).click()
  await settingsPage(page, pointer).openSettings()
}

/** What somebody who is known chooses for themselves. */
export const settingsScreens: readonly ChaosScreen[] = [
  {
    name: 'quiet nights',
    size: 'phone',
    open: asPatient('/order-list'),
    calls: {
      'how the nights are': { row: { endpoint: chatApi.quietHours }, provoke: openSettings, wayOn: retry },
      'another choice': {
        row: { endpoint: chatApi.setQuietHours },
        fill: async (page) => {
          await openSettings(page)
          await page.getByText(nights).waitFor()
        },
        provoke: (page) => page.getByText(nights).click(),
        wayOn: (page) => page.getByText(nights),
      },
    },
  },
]
