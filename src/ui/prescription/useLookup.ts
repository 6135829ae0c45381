import type { LookupHit, LookupKind } from '../../machines/prescription/lookup.machine'
import { viewLookup } from '../../machines/prescription/lookup.view'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { useView } from '../kit/useView'

interface Lookup {
  readonly found: readonly LookupHit[]
  readonly isSearching: boolean
  /** Still typing: nobody was asked yet. */
  readonly isSettling: boolean
}

/** One object: fields that nobody types in do not change with those somebody does. */
const NOTHING: Lookup = { found: [], isSearching: false, isSettling: false }

/** What the server found for what is typed now; nothing for what was typed before or elsewhere. */
export const useLookup = (
  actor: PrescriptionActor,
  search: 'medicineSearch' | 'attributeSearch',
  kind: LookupKind,
  query: string,
): Lookup => {
  const child = useView(actor, (snapshot) => snapshot.children[search])
  const typed = query.trim()
  return useView(child, (snapshot) => {
    const { asked, ...lookup } = viewLookup(snapshot)
    return typed === '' || asked?.kind !== kind || asked.text.trim() !== typed ? NOTHING : lookup
  })
}
