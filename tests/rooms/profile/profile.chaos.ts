import type { Page } from 'playwright-core'
import { profileApi } from '../../../src/core/doctors/profile.api'
import { atProfile } from '../../kit/chaos/doctorOpenings'
import { button, type ChaosScreen, press, retry } from '../../kit/chaos/screen'

const about = (page: Page) => page.getByLabel('About you')
const edit = async (page: Page) => {
  await press('Edit profile')(page)
  await about(page).fill('Spine surgeon of the practice')
}

/** A doctor's own profile: as patients see it, and what of it is written. */
export const profileScreens: readonly ChaosScreen[] = [
  {
    name: 'the own profile',
    size: 'desktop',
    open: atProfile,
    calls: {
      'the profile': { row: { endpoint: profileApi.own }, wayOn: retry },
      'saving it': {
        row: { endpoint: profileApi.save },
        fill: edit,
        provoke: press('Save'),
        typed: about,
        wayOn: button(/^(?:Save|Keep what I wrote)$/),
      },
    },
  },
]
