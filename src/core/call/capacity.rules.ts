import { MOST_IN_CALL } from './call.rules'

/** What gives somebody a place in a room: the visit is the patient's and the doctor's, the one more is anybody's. */
export type ParticipantKind = 'patient' | 'doctor' | 'team' | 'family'

/** Somebody who is in a room. */
export interface Participant {
  readonly kind: ParticipantKind
}

/** The last who came of a kind. */
const lastOf = <S extends Participant>(kind: ParticipantKind, inOrder: readonly S[]): S | undefined =>
  inOrder.findLast((each) => each.kind === kind)

/**
 * Whether somebody has a place beside the others, who stand in the order in which they came, and who gives theirs up for
 * it. The patient's is always kept free; for the doctor somebody of the team goes, before the family does.
 */
export const capacityFor = <S extends Participant>(
  kind: ParticipantKind,
  others: readonly S[],
): { readonly isFree: boolean; readonly givesWay: S | null } => {
  const beside = others.filter((each) => each.kind !== 'patient')
  if (kind === 'patient' || beside.length < MOST_IN_CALL - 1) return { isFree: true, givesWay: null }
  const givesWay = kind === 'doctor' ? (lastOf('team', beside) ?? lastOf('family', beside) ?? null) : null
  return { isFree: givesWay !== null, givesWay }
}
