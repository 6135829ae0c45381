import { useSelector } from '@xstate/react'
import type { LookupHit, LookupKind } from '../../machines/prescription/lookup.machine'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'

const NONE: readonly LookupHit[] = []

/** What the server found for what is typed now; nothing for what was typed before or elsewhere. */
export const useLookup = (
  actor: PrescriptionActor,
  search: 'medicineSearch' | 'attributeSearch',
  kind: LookupKind,
  query: string,
): { readonly found: readonly LookupHit[]; readonly isSearching: boolean } => {
  const child = useSelector(actor, (snapshot) => snapshot.children[search])
  const isMine = useSelector(
    child,
    (snapshot) => snapshot?.context.asked?.kind === kind && snapshot.context.asked.text.trim() === query.trim(),
  )
  const found = useSelector(child, (snapshot) => snapshot?.context.hits ?? NONE)
  const isSearching = useSelector(child, (snapshot) => snapshot?.hasTag('searching') ?? false)
  return isMine && query.trim() !== '' ? { found, isSearching } : { found: NONE, isSearching: false }
}
