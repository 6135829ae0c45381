import { memo, useEffect, useMemo, useState } from 'react'
import { foundByName } from '../../core/kit/search'
import type { ChipField as Field } from '../../core/prescription/prescriptionForm'
import type { LookupKind } from '../../machines/prescription/lookup.machine'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { formOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { ChipInput } from '../kit/chip-input/ChipInput'
import { useRefusal } from '../kit/refusedFields'
import type { Hit } from '../kit/search-combobox/SearchCombobox'
import { useView } from '../kit/useView'
import { useLookup } from './useLookup'

const kinds: Readonly<Record<Field, LookupKind>> = {
  complaint: 'complaint',
  diagnosis: 'diagnosis',
  tags: 'tag',
  otherHealthProblems: 'otherHealthProblem',
}

/** What was found before, by kind: known at once the next time, and while a longer word is typed. */
const known = new Map<LookupKind, Map<string, Hit>>()

const remember = (kind: LookupKind, { id, name }: Hit): void => {
  known.set(kind, (known.get(kind) ?? new Map<string, Hit>()).set(id, { id, name }))
}

const localHits = (kind: LookupKind, query: string): readonly Hit[] => {
  return query.trim() === '' ? [] : foundByName(query, known.get(kind)?.values() ?? []).slice(0, 8)
}

interface ChipFieldProps {
  readonly actor: PrescriptionActor
  readonly field: Field
}

/** A field of the prescription that holds chips. */
export const ChipField = memo(({ actor, field }: ChipFieldProps) => {
  const say = useText()
  const kind = kinds[field]
  const chips = useView(actor, (snapshot) => formOf(snapshot)[field])
  const error = useRefusal(field, JSON.stringify(chips))
  const [query, setQuery] = useState('')
  const { found, isSearching, isSettling } = useLookup(actor, 'attributeSearch', kind, query)
  useEffect(() => {
    for (const hit of found) remember(kind, hit)
  }, [kind, found])
  // The same list while the same is typed: what is listed is laid out again with each new one.
  const hits = useMemo(() => localHits(kind, query), [kind, query])
  return (
    <ChipInput
      id={`prescription-${field}`}
      view={{
        label: say(`prescription.${field}`),
        error,
        placeholder: say(`prescription.${field}.example`),
        chips,
        query,
        hits,
        found,
        isSearching,
        isSettling,
      }}
      on={(event) => {
        if (event.type === 'query.typed') {
          setQuery(event.query)
          actor.send({ type: 'looked', asked: { kind, text: event.query } })
          return
        }
        if (event.type === 'chip.added' && event.chip.id !== null) {
          const { id, name } = event.chip
          remember(kind, { id, name })
        }
        const next =
          event.type === 'chip.added' ? [...chips, event.chip] : chips.filter((_, place) => place !== event.place)
        actor.send({ type: 'changed', change: { [field]: next } })
      }}
    />
  )
})
