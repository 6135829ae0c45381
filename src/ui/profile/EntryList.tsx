import { X } from 'lucide-react'
import { css } from 'styled-system/css'
import { MOST_ENTRIES } from '../../core/doctors/profile.rules'
import { useText } from '../intl/useText'
import { SelectField } from '../kit/SelectField'

const stack = css({ display: 'grid', gap: '8', minWidth: '0' })
const heading = css({ margin: '0', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '36',
  maxWidth: 'full',
  paddingInline: '12',
  border: 'line',
  borderRadius: 'full',
  background: 'tint',
  fontSize: '14',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  _touch: { minHeight: '44' },
})

interface EntryListProps {
  readonly title: string
  readonly addLabel: string
  readonly entries: readonly string[]
  /** What may be added, by its name on the wire. */
  readonly known: readonly string[]
  readonly nameOf: (entry: string) => string
  readonly onToggle: (entry: string) => void
}

/** Entries of a profile: a press takes one out, a choice below adds one. */
export const EntryList = ({ title, addLabel, entries, known, nameOf, onToggle }: EntryListProps) => {
  const say = useText()
  const isFull = entries.length >= MOST_ENTRIES
  return (
    <section className={stack} aria-label={title}>
      <h3 className={heading}>{title}</h3>
      <ul className={chips}>
        {entries.map((entry) => (
          <li key={entry}>
            <button
              type="button"
              className={chip}
              aria-label={say('profile.remove', { name: nameOf(entry) })}
              onClick={() => onToggle(entry)}
            >
              {nameOf(entry)}
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        label={addLabel}
        value=""
        placeholder={say('profile.choose')}
        disabled={isFull}
        help={isFull ? say('profile.full', { most: MOST_ENTRIES }) : undefined}
        options={known.filter((each) => !entries.includes(each)).map((id) => ({ id, name: nameOf(id) }))}
        onChange={(entry) => entry !== '' && onToggle(entry)}
      />
    </section>
  )
}
