import { listedParam, orNothing, type Params, textOrNothing } from '../kit/params'
import { type PharmacyQuery, RequestDraft, Way } from './medicines'
import { EMPTY_REQUEST, RequestAttempt, type RequestProgress, RequestStep } from './requestProgress'
import { PlacedOrder } from './supply'

const way = orNothing(Way)
const step = orNothing(RequestStep)
const draftOf = orNothing(RequestDraft)
const attempt = orNothing(RequestAttempt)
const placed = orNothing(PlacedOrder)

/** What is chosen of a request: by a link from an order or a prescription, or before the page was left. */
const requestDraft = (params: Params): RequestDraft => {
  const draft = draftOf(params['draft']) ?? EMPTY_REQUEST
  const prescriptionId = textOrNothing(params['prescription'])
  return {
    ...draft,
    way: way(params['way']) ?? draft.way,
    memberId: textOrNothing(params['member']) ?? draft.memberId,
    recordId: textOrNothing(params['record']) ?? draft.recordId,
    ...(prescriptionId !== null && { prescriptionId }),
  }
}

/** What /medicines opens with: the search of its list, how many pharmacies it showed, and the request that was open. */
export const medicinesParams = (params: Params) => {
  const pharmacyId = textOrNothing(params['pharmacy'])
  const draft = requestDraft(params)
  const request: RequestProgress | null =
    pharmacyId === null
      ? null
      : {
          pharmacyId,
          // Whoever comes back to the camera comes to the paper that is added.
          step: params['step'] === 'photo' ? 'paper' : (step(params['step']) ?? 'way'),
          draft,
          attempt: attempt(params['attempt']),
          placed: placed(params['placed']),
        }
  const again = textOrNothing(params['again'])
  const replaces = textOrNothing(params['replaces'])
  const earlierId = again ?? replaces
  return {
    /** The order whose choices are taken over: asked for once more, or of another pharmacy. */
    earlier:
      earlierId === null || pharmacyId !== null || draft.recordId !== null
        ? null
        : { id: earlierId, isReplaced: again === null },
    query: { search: textOrNothing(params['q']) ?? '', way: way(params['can']) } satisfies PharmacyQuery,
    listed: listedParam(params),
    draft,
    request,
  }
}
