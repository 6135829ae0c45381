import { faultOf } from '../kit/fault.view'
import type { QuietHoursSnapshot } from './quietHours.machine'

/** A person's nights as the settings show them: what was pressed stands at once. */
export const viewQuietHours = (snapshot: QuietHoursSnapshot | undefined) => {
  const context = snapshot?.context
  const isSaving = snapshot?.matches('saving') ?? false
  return {
    isThere: snapshot !== undefined,
    isOn: (isSaving ? context?.attempt?.sent.isOn : context?.isOn) ?? null,
    isSaving,
    isLoading: snapshot?.hasTag('loading') ?? false,
    fault: snapshot?.hasTag('failed') ? faultOf(snapshot.context.failure) : null,
  }
}
