import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import type { TeamMember } from '../../core/team/team'
import { faultOf } from '../kit/fault.view'
import type { teamMachine } from './team.machine'

/** A member with what is shown and called to reach them. */
export const reachable = (member: TeamMember) => {
  const number = `${member.countryCode} ${member.phoneNumber}`
  return { ...member, number, link: phoneLink(number) }
}

/** What the clinical team panel shows: the hospitals, a team, or one person of it. */
export const viewTeam = (snapshot: SnapshotFrom<typeof teamMachine>) => {
  const { hospitals, hospital, search, members, member, failure } = snapshot.context
  return {
    step: member !== null ? ('member' as const) : hospital !== null ? ('team' as const) : ('hospitals' as const),
    /** Null until they are loaded. */
    count: snapshot.matches('loadingHospitals') || snapshot.matches('hospitalsFailed') ? null : hospitals.length,
    hospitals,
    hospital,
    search,
    members,
    member: member && reachable(member),
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

export type TeamView = ReturnType<typeof viewTeam>
