import { expect, test } from 'vitest'
import { listedKinds } from '../../src/core/chat/access'

const may = (...features: readonly string[]) =>
  ['viewAppointmentList', 'viewIpDashboardList'].map((feature) => ({
    module: 'chat',
    feature,
    permissionAccess: features.includes(feature) ? (2 as const) : (1 as const),
  }))

test('whoever may look at one list of a team’s chats is shown that one alone', () => {
  expect(listedKinds(may('viewAppointmentList', 'viewIpDashboardList'))).toEqual(['appointment', 'in-patient'])
  expect(listedKinds(may('viewAppointmentList'))).toEqual(['appointment'])
  expect(listedKinds(may('viewIpDashboardList'))).toEqual(['in-patient'])
  expect(listedKinds(may())).toEqual([])
})
