import { useState } from 'react'
import { css } from 'styled-system/css'
import { foundByName } from '../../core/kit/search'
import { isEmptyForm } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import type { TemplateMode } from '../../core/templates/templates.rules'
import { formOf, openedOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { SearchCombobox } from '../kit/search-combobox/SearchCombobox'
import { useView } from '../kit/useView'

const text = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** Finds a template by its name; what was written already is kept or replaced, as the doctor says. */
export const TemplatePicker = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const templates = useView(actor, (snapshot) => openedOf(snapshot)?.templates) ?? []
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const hits = foundByName(query, templates).map(({ id, name, medicines }) => ({
    id,
    name,
    note: say('prescription.template.medicines', { count: medicines.length }),
  }))
  const apply = (id: string, mode: TemplateMode) => {
    actor.send({ type: 'template.applied', id, mode })
    setChosen(null)
  }
  return (
    <>
      <SearchCombobox
        view={{
          label: say('prescription.template'),
          labelHidden: true,
          placeholder: say('prescription.template'),
          query,
          hits,
          found: [],
          isSearching: false,
        }}
        on={(event) => {
          if (event.type === 'query.typed') return setQuery(event.query)
          setQuery('')
          if (isEmptyForm(formOf(actor.getSnapshot()))) apply(event.id, 'replace')
          else setChosen(event.id)
        }}
      />
      <Modal
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={templates.find(({ id }) => id === chosen)?.name ?? ''}
        closeLabel={say('app.close')}
        size="sm"
        footer={
          <>
            <Button tone="secondary" onClick={() => chosen !== null && apply(chosen, 'replace')}>
              {say('prescription.template.replace')}
            </Button>
            <Button onClick={() => chosen !== null && apply(chosen, 'add')}>{say('prescription.template.add')}</Button>
          </>
        }
      >
        <p className={text}>{say('prescription.template.text')}</p>
      </Modal>
    </>
  )
}
