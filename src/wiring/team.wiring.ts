import { fromPort } from '../machines/kit/fromPort'
import { teamMachine } from '../machines/team/team.machine'
import type { Open, RoomWiring } from './features'

/** Opened at a hospital, by its id, or at the list of all. */
const openTeam: Open = (ports, { feature }) => ({
  logic: teamMachine.provide({
    actors: {
      loadHospitals: fromPort(ports.team.hospitals),
      loadMembers: fromPort(({ hospitalId, search }, signal) =>
        ports.team.members({ hospitalId, ...(search === '' ? {} : { search }) }, signal),
      ),
    },
  }),
  input: { hospitalId: feature.at ?? null },
})

export const features: RoomWiring = { 'panel.team': openTeam }
