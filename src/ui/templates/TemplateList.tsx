import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { isFoundIn } from '../../core/kit/search'
import type { TemplatesActor } from '../../machines/templates/templates.machine'
import type { TemplatesView } from '../../machines/templates/templates.view'
import { useAct } from '../app/frame/useSend'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { SearchField } from '../kit/SearchField'

/** A list this long is searched. */
const SEARCHED_FROM = 6

const list = css({ margin: '0', padding: '0', listStyle: 'none', display: 'grid', gap: '8' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '8',
  width: 'full',
  minHeight: '44',
  paddingBlock: '8',
  paddingInlineStart: '12',
  paddingInlineEnd: '8',
  textAlign: 'start',
  borderRadius: '12',
  border: 'line',
  background: 'surface',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { background: 'tint' },
  _disabled: { cursor: 'not-allowed', color: 'muted' },
  '&[aria-current=true]': {
    background: 'tint',
    borderColor: 'primary',
    _highContrast: {
      outline: '[2px solid Highlight]',
      outlineOffset: '[-2px]',
      _focusVisible: { outlineWidth: '[4px]' },
    },
  },
  '& > svg': { color: 'muted', flexShrink: 0 },
})
const name = css({ fontWeight: 'semibold' })
const gist = css({ display: 'block', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const whole = css({ whiteSpace: 'nowrap' })
const count = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface TemplateListProps {
  readonly actor: TemplatesActor
  readonly view: TemplatesView
}

/** Every template with what it is for, found by name, diagnosis or medicine. */
export const TemplateList = ({ actor, view: { templates, chosenId, isWriting, isLocked } }: TemplateListProps) => {
  const say = useText()
  const [query, setQuery] = useState('')
  const hits = templates.filter(({ name, diagnosis, medicines }) =>
    isFoundIn(query, [name, ...diagnosis, ...medicines]),
  )
  /** What is open is left first, which asks where something was changed. */
  const open = (event: { type: 'new' } | { type: 'template.chosen'; id: string }) => {
    if (isWriting) actor.send({ type: 'leave' })
    actor.send(event)
  }
  const act = useAct()
  const make = () => act('prescriptionTemplate.create', () => open({ type: 'new' }))
  return (
    <>
      <Button tone="secondary" wide disabled={isLocked} onClick={make}>
        <Plus size={20} aria-hidden />
        {say('templates.make')}
      </Button>
      {templates.length >= SEARCHED_FROM && (
        <SearchField
          label={say('prescription.template')}
          placeholder={say('prescription.template')}
          value={query}
          onChange={setQuery}
        />
      )}
      <p className={count} role="status">
        {query.trim() !== '' && hits.length === 0
          ? say('templates.search.none', { query: query.trim() })
          : say('templates.count', { count: hits.length })}
      </p>
      <ul className={list} aria-label={say('templates.list')}>
        {hits.map((each) => {
          const [disease] = each.diagnosis
          const medicines = each.medicines.length
          return (
            <li key={each.id}>
              <button
                type="button"
                className={row}
                aria-current={each.id === chosenId && isWriting}
                disabled={isLocked}
                onClick={() => open({ type: 'template.chosen', id: each.id })}
              >
                <span>
                  <span className={name}>{each.name}</span>
                  <span className={gist}>
                    {disease}
                    {disease !== undefined && medicines > 0 && ' · '}
                    {medicines > 0 && (
                      <span className={whole}>{say('prescription.template.medicines', { count: medicines })}</span>
                    )}
                  </span>
                </span>
                <ChevronRight size={20} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
