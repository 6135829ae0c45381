import { type Params, textOrNothing } from '../kit/params'

/** What a patient was about to change, as the address has it: which order, and whether it is cancelled or moved. */
export const orderChangeParam = ({
  step,
  order,
}: Params): { readonly step: 'cancel' | 'move'; readonly id: string } | null => {
  const id = textOrNothing(order)
  return id !== null && (step === 'cancel' || step === 'move') ? { step, id } : null
}
