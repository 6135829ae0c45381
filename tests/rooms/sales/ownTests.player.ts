import type { StateValueFrom } from 'xstate'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { diagnosticsApi } from '../../../src/core/diagnostics/diagnostics.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { ownTestsModel } from './ownTests.model'

const rows = { tests: { endpoint: diagnosticsApi.ownTests } }

interface TestsScene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const load = ({ gate }: TestsScene, output: unknown) => gate.answer('tests', output as Outcome<unknown>)

export const ownTestsPlayer: BrowserPlayer<
  typeof ownTestsModel,
  TestsScene,
  StateValueFrom<typeof ownTestsModel.machine>
> = {
  model: ownTestsModel,
  arrive: {
    'Open the profile as a centre': async (base) => {
      const gate = await gateOn(base.page, rows)
      const staff = await newStaff(base.served, 'DIAGNOSTIC_CENTER', { providerId: demonstrationProviders.centre })
      await openAs(base, staff, '/profile-details')
      await base.I.seeOwnTests()
      return { ...base, gate }
    },
  },
  act: {
    'Press See tests and prices': ({ I }) => I.openOwnTests(),
    'An offer asks for tests': async ({ I }) => {
      await I.writeOffer()
      await I.chooseOfferTests()
      await I.leaveOffer()
    },
    'The tests arrive': load,
    'The tests cannot be loaded': load,
    'Press Try again': ({ I }) => I.tryOwnTestsAgain(),
    'Search for an MRI in Hindi': ({ I }) => I.searchOwnTests('दिमाग'),
    'Press Close': ({ I }) => I.leaveOwnTests(),
  },
  see: {
    resting: ({ I }) => I.seeOwnTestList(),
    loading: ({ I }) => I.seeOwnTestList(),
    failed: ({ I }) => I.seeOwnTestList(),
    listed: ({ I }) => I.seeOwnTestList(),
  },
}
