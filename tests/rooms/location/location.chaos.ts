import type { Page } from 'playwright-core'
import { sessionApi } from '../../../src/core/session/session.api'
import type { ChaosScreen } from '../../kit/chaos/screen'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search doctors', exact: true })

export const locationScreens: readonly ChaosScreen[] = [
  {
    name: 'the first visit',
    size: 'phone',
    open: () => ({ path: '/find-doctor' }),
    calls: {
      'the token is asked for': { row: { endpoint: sessionApi.accessToken }, wayOn: search, isQuiet: true },
      'a guest comes in': { row: { endpoint: sessionApi.guestLogin }, wayOn: search, isQuiet: true },
    },
  },
]
