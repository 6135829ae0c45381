import type { FoundPerson } from '../../core/session/patientLookup'
import { shownPatientNo } from '../../core/session/patientNo.rules'
import { LEAST_DIGITS, LEAST_LETTERS } from '../../core/session/patientSearch.rules'
import type { PatientSearchActor } from '../../machines/session/patientSearch.machine'
import { viewPatientSearch } from '../../machines/session/patientSearch.view'
import { useText } from '../intl/useText'
import { SearchCombobox } from '../kit/search-combobox/SearchCombobox'
import { useView } from '../kit/useView'

interface PatientSearchProps {
  readonly actor: PatientSearchActor
  readonly countryCode: string
  readonly onChoose: (person: FoundPerson) => void
}

/** Finds somebody who was here before as one types. */
export const PatientSearch = ({ actor, countryCode, onChoose }: PatientSearchProps) => {
  const say = useText()
  const view = useView(actor, viewPatientSearch)
  return (
    <SearchCombobox
      view={{
        label: say('session.patient.search'),
        query: view.text,
        hits: [],
        found: view.people.map((person) => {
          const { id, name, age } = person
          const number = person.phoneNumber ?? shownPatientNo(person.patientNo ?? 0)
          return {
            id,
            name: name ?? say('session.patient.unnamed'),
            note: age === null ? number : say('session.patient.note', { age, phoneNumber: number }),
          }
        }),
        isSearching: view.isSearching,
        none: view.hasFound
          ? say('session.patient.none')
          : say('session.patient.least', { letters: LEAST_LETTERS, digits: LEAST_DIGITS }),
        ...(view.fault && { error: say.fault(view.fault) }),
      }}
      on={(event) => {
        if (event.type === 'query.typed')
          return actor.send({ type: 'typed', asked: { text: event.query, countryCode } })
        const person = view.people.find(({ id }) => id === event.id)
        if (person) onChoose(person)
      }}
    />
  )
}
