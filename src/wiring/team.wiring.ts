import { fromPort } from '../machines/kit/fromPort'
import { teamMachine } from '../machines/team/team.machine'
import type { Open, RoomWiring } from './features'

const openTeam: Open = (ports) => ({
  logic: teamMachine.provide({
    actors: {
      loadHospitals: fromPort(ports.team.hospitals),
      loadMembers: fromPort(({ hospitalId, search }, signal) =>
        ports.team.members({ hospitalId, ...(search === '' ? {} : { search }) }, signal),
      ),
    },
  }),
  input: {},
})

export const features: RoomWiring = { 'panel.team': openTeam }
