import type { Page } from 'playwright-core'
import { membersApi } from '../../../src/core/members/members.api'
import { unnamed } from '../../kit/chaos/openings'
import { button, type ChaosScreen, choose, press } from '../../kit/chaos/screen'

const fillPerson = async (page: Page) => {
  await page.getByLabel('Full name').fill('Kavita Rao')
  await page.getByLabel('Age').fill('34')
  await choose('Female')(page)
}
const person = (page: Page) => page.getByRole('dialog').locator('input[type=text], input:not([type])')

export const membersScreens: readonly ChaosScreen[] = [
  {
    name: 'the profile prompt',
    size: 'phone',
    open: unnamed,
    calls: {
      saving: {
        row: { endpoint: membersApi.saveProfile },
        fill: fillPerson,
        provoke: press('Save profile'),
        typed: person,
        wayOn: button('Save profile'),
      },
    },
  },
]
