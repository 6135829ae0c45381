import { fromPort, userAction } from '../machines/kit/fromPort'
import { profileMachine } from '../machines/profile/profile.machine'
import type { Open, RoomWiring } from './features'

const openProfile: Open = (ports) => ({
  logic: profileMachine.provide({
    actors: { load: fromPort(ports.profile.own), save: userAction(ports.profile.save) },
  }),
  input: {},
})

export const features: RoomWiring = { 'page.profile': openProfile, 'page.profileDetail': openProfile }
