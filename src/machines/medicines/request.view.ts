import type { SnapshotFrom } from 'xstate'
import { offersWay } from '../../core/medicines/medicines.rules'
import type { WantedLine } from '../../core/medicines/medicines'
import type { SupplyLine } from '../../core/medicines/supply'
import { askedOf, canBeOrdered } from '../../core/medicines/supply.rules'
import { directionsTo } from '../kit/directions.view'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { medicineRequestMachine } from './request.machine'
import { memberOf, missingOf, recordOf } from './request.setup'

const lineOf = (line: SupplyLine, wanted: readonly WantedLine[]) => {
  const asked = askedOf(line, wanted)
  return {
    ...line,
    asked,
    isWanted: asked !== 0,
    canBeWanted: canBeOrdered(line),
    /** What is ordered of it is less than what is left. */
    isLess: asked !== null && line.left !== null && asked < line.left,
  }
}
export type RequestLine = ReturnType<typeof lineOf>

export const viewRequest = (snapshot: SnapshotFrom<typeof medicineRequestMachine>) => {
  const { context } = snapshot
  const { pharmacy, address, members, records, draft, failure, placed, isGuest } = context
  const chosen = recordOf(context)
  const code = failure?.code
  // Two dialogs that open at once hide one another: the family opens alone.
  const isOverReview = snapshot.matches('choosingMember') && context.step === 'review'
  return {
    isPreparing: snapshot.hasTag('preparing'),
    isUnprepared: snapshot.hasTag('unprepared'),
    isGone: snapshot.hasTag('gone'),
    isAtWay: snapshot.hasTag('way'),
    isAtAddress: snapshot.hasTag('address'),
    isAtPrescription: snapshot.hasTag('prescription') && !isOverReview,
    isAtReview: snapshot.hasTag('review'),
    isLoadingRecords: snapshot.hasTag('loadingRecords'),
    recordsFault: snapshot.hasTag('recordsFailed') ? faultOf(failure) : null,
    isSending: snapshot.hasTag('busy'),
    isUnsettled: snapshot.hasTag('unsettled'),
    isSent: snapshot.hasTag('sent'),
    fault: snapshot.hasTag('unprepared') || snapshot.hasTag('recordsFailed') ? faultOf(failure) : faultBeside(failure),
    /** What leads on from a refusal: an order that stands in the way. */
    leadsToOrders:
      code === 'alreadyOrdered' ||
      code === 'tooManyOpen' ||
      code === 'tooManyOpenHere' ||
      code === 'alreadyAccepted' ||
      code === 'changedMeanwhile' ||
      code === 'prescriptionInUse',
    isGuest,
    pharmacy,
    directions: pharmacy && directionsTo(pharmacy),
    way: draft.way,
    ways: {
      HOME_DELIVERY: pharmacy !== null && offersWay(pharmacy, 'HOME_DELIVERY'),
      PICKUP: pharmacy !== null && offersWay(pharmacy, 'PICKUP'),
    },
    address,
    member: memberOf(context) ?? null,
    hasMembers: members.length > 0,
    records,
    recordId: draft.recordId,
    record: chosen ?? null,
    lines: (chosen?.lines ?? []).map((line) => lineOf(line, draft.wanted)),
    missing: isGuest ? null : missingOf(context),
    canProceed: snapshot.can({ type: 'proceed' }),
    canSend: snapshot.can({ type: 'send' }),
    isReplacing: draft.replaces !== null,
    placed,
  }
}

export type RequestView = ReturnType<typeof viewRequest>
