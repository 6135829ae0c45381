import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import { faultOf } from '../kit/fault.view'
import { cardOf } from './stayCard.view'
import type { sheetMachine } from './sheet.machine'

/** What lies over the in-patients. */
export const viewSheet = (snapshot: SnapshotFrom<typeof sheetMachine>) => {
  const { stayId, detail, failure, team, summaryUrl, changedBy, today, doctorName } = snapshot.context
  const { stay } = detail ?? {}
  return {
    today,
    doctorName,
    isChoosingHospital: snapshot.hasTag('choosingHospital'),
    isFiltering: snapshot.hasTag('filtering'),
    /** A stay stays open below what is opened from it. */
    isStayOpen: stayId !== null,
    /** What is opened over a stay ends its calls, and nothing is waited for below it. */
    isStayLoading: snapshot.hasTag('stayLoading'),
    stayFault: snapshot.hasTag('stayFailed') ? faultOf(failure) : null,
    detail: detail &&
      stay && {
        ...detail,
        card: cardOf(stay, today),
        callRoom: stay.roomPhone === null ? null : phoneLink(stay.roomPhone),
        callPatient: stay.phoneNumber === null ? null : phoneLink(`${stay.countryCode}${stay.phoneNumber}`),
      },
    isTeamLoading: team === null && snapshot.hasTag('stayShown'),
    team: team?.ok
      ? team.value.map((member) => ({ ...member, link: phoneLink(`${member.countryCode}${member.phoneNumber}`) }))
      : null,
    teamFault: team && !team.ok ? faultOf(team.failure) : null,
    summaryUrl,
    changedBy,
    shiftBed: snapshot.children.shiftBed,
    discharge: snapshot.children.discharge,
    form: snapshot.children.form,
  }
}

export type SheetView = ReturnType<typeof viewSheet>
