import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { describe, FieldNotes, fieldLook, type FieldWords } from '../FieldFrame'
import { hitLook } from '../search-combobox/hit.styles'
import { useRemovals } from '../useRemovals'
import { VisuallyHidden } from '../VisuallyHidden'
import type { Hit } from '../search-combobox/SearchCombobox'

/** A chip; one without an id is in the person's own words. */
export interface InputChip {
  readonly id: string | null
  readonly name: string
}

export interface ChipInputView extends FieldWords {
  readonly chips: readonly InputChip[]
  readonly query: string
  /** What is known here already stands first and stays where it is; what the server finds comes below it. */
  readonly hits: readonly Hit[]
  readonly found: readonly Hit[]
  readonly isSearching: boolean
  /** Still typing: what is not known here yet opens no list, so that no key waits for one. */
  readonly isSettling?: boolean
  readonly placeholder?: string
  /** A key that brings the focus here: `Alt+D`. */
  readonly shortcut?: string
}

export type ChipInputEvent =
  | { readonly type: 'query.typed'; readonly query: string }
  | { readonly type: 'chip.added'; readonly chip: InputChip }
  | { readonly type: 'chip.removed'; readonly place: number }

export interface ChipInputProps {
  readonly view: ChipInputView
  readonly on: (event: ChipInputEvent) => void
  readonly id?: string
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  minHeight: '44',
  padding: '4',
  border: 'edge',
  borderRadius: '8',
  background: 'surface',
  _dense: { minHeight: '36', padding: '[3px]', fontSize: '14', _touch: { minHeight: '44', padding: '4' } },
  '&:has(input:focus-visible)': { outline: 'focus', outlineOffset: '[1px]' },
})
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  maxWidth: 'full',
  minHeight: '36',
  paddingInlineStart: '12',
  border: 'line',
  borderRadius: 'full',
  background: 'tint',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
  _dense: { minHeight: '24', fontSize: '14', paddingInlineStart: '8', _touch: { minHeight: '36' } },
  '&[data-own]': { border: '[1px dashed {colors.edge}]', background: 'surface' },
  '&[data-armed]': { borderColor: 'bad', color: 'bad' },
})
const remove = css({
  display: 'grid',
  placeContent: 'center',
  alignSelf: 'stretch',
  minWidth: '24',
  paddingInline: '4',
  border: 'none',
  borderRadius: 'full',
  background: 'transparent',
  color: '[inherit]',
  cursor: 'pointer',
  _touch: { minWidth: '36' },
})
const input = css({
  flex: '[1 1 8rem]',
  minWidth: '0',
  minHeight: '32',
  _dense: { minHeight: '[28px]', fontSize: '14', _touch: { minHeight: '32', fontSize: '16' } },
  paddingInline: '8',
  border: 'none',
  background: 'transparent',
  color: 'ink',
  font: '[inherit]',
  _focusVisible: { outline: 'none' },
})
const quiet = css({ margin: '0', padding: '12', color: 'muted', fontSize: '14' })
const chips = css({ display: 'contents', listStyle: 'none' })

/**
 * Several short answers found as one types. Enter takes the hit, or what was typed as a chip of one's own; Alt+Enter
 * always the latter, and so does leaving the field. Backspace marks the last chip, a second one removes it.
 */
export const ChipInput = ({ view, on, id: given }: ChipInputProps) => {
  const {
    label,
    labelHidden = false,
    help,
    error,
    chips: chosen,
    query,
    hits,
    found,
    isSearching,
    isSettling = false,
  } = view
  const say = useText()
  const own = useId()
  const id = given ?? own
  const highlighted = useRef<string | null>(null)
  const [isArmed, setArmed] = useState(false)
  const removals = useRemovals<HTMLDivElement>()
  const all = useMemo(() => {
    const taken = new Set(chosen.map(({ name }) => name.toLowerCase()))
    const known = new Set(hits.map((hit) => hit.id))
    return [...hits, ...found.filter((hit) => !known.has(hit.id))].filter(({ name }) => !taken.has(name.toLowerCase()))
  }, [hits, found, chosen])
  const collection = useMemo(
    () => createListCollection({ items: [...all], itemToValue: (hit) => hit.id, itemToString: (hit) => hit.name }),
    [all],
  )
  const add = (added: InputChip) => {
    const isThere = chosen.some(({ name }) => name.toLowerCase() === added.name.toLowerCase())
    if (!isThere) on({ type: 'chip.added', chip: added })
    on({ type: 'query.typed', query: '' })
  }
  const typed = query.trim()
  /** What Enter takes. */
  const meant = all.find(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
  const addTyped = (event: KeyboardEvent) => {
    const hit = event.altKey ? undefined : meant
    event.preventDefault()
    event.stopPropagation()
    if (typed !== '') add(hit ?? { id: null, name: typed })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && query === '' && chosen.length > 0) {
      if (isArmed) on({ type: 'chip.removed', place: chosen.length - 1 })
      setArmed(!isArmed)
      return
    }
    setArmed(false)
    if (event.key === 'Enter' && !event.ctrlKey && (highlighted.current === null || event.altKey)) addTyped(event)
  }
  /** What was typed and not taken is not lost with the focus; a press on a hit does not take the focus away. */
  const leave = () => {
    setArmed(false)
    if (typed !== '')
      add(all.find(({ name }) => name.toLowerCase() === typed.toLowerCase()) ?? { id: null, name: typed })
  }
  return (
    <Combobox.Root
      className={fieldLook.root}
      ids={{ input: id }}
      collection={collection}
      value={[]}
      inputValue={query}
      selectionBehavior="clear"
      inputBehavior="none"
      openOnKeyPress={false}
      allowCustomValue
      invalid={error !== undefined}
      positioning={{ sameWidth: true, gutter: 4 }}
      onHighlightChange={({ highlightedValue }) => {
        highlighted.current = highlightedValue
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') on({ type: 'query.typed', query: inputValue })
      }}
      onValueChange={({ value: [taken] }) => {
        const hit = all.find((each) => each.id === taken)
        if (hit) add({ id: hit.id, name: hit.name })
      }}
    >
      <Combobox.Label className={labelHidden ? hitLook.hidden : fieldLook.label}>{label}</Combobox.Label>
      <Combobox.Control className={box} {...removals}>
        {chosen.length > 0 && (
          <ul className={chips} aria-label={say('kit.chips.chosen', { label })}>
            {chosen.map(({ id: known, name }, place) => (
              <li
                key={name}
                className={chip}
                data-own={known === null || undefined}
                data-armed={(isArmed && place === chosen.length - 1) || undefined}
              >
                {name}
                <button
                  data-removes
                  type="button"
                  className={remove}
                  tabIndex={-1}
                  aria-label={say('kit.chips.remove', { name })}
                  onClick={() => on({ type: 'chip.removed', place })}
                >
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <Combobox.Input
          className={cx(input)}
          placeholder={chosen.length === 0 ? view.placeholder : undefined}
          aria-keyshortcuts={view.shortcut}
          onKeyDown={press}
          onBlur={leave}
          {...describe(id, { help, error })}
        />
      </Combobox.Control>
      <VisuallyHidden>
        <span role="status">
          {isArmed
            ? say('kit.chips.armed', { name: chosen.at(-1)?.name ?? '' })
            : query !== '' && say('kit.combobox.count', { count: all.length })}
        </span>
      </VisuallyHidden>
      <FieldNotes id={id} help={help} error={error} />
      {query !== '' && (all.length > 0 || !isSettling) && (
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content className={hitLook.content}>
              {all.map((hit) => (
                <Combobox.Item key={hit.id} item={hit} className={hitLook.option}>
                  <Combobox.ItemText className={hitLook.name}>{hit.name}</Combobox.ItemText>
                  {hit.note && <span className={hitLook.note}>{hit.note}</span>}
                </Combobox.Item>
              ))}
              <p className={quiet}>
                {isSearching
                  ? say('kit.combobox.searching')
                  : say(meant ? 'kit.chips.ownBeside' : 'kit.chips.own', { words: typed })}
              </p>
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      )}
    </Combobox.Root>
  )
}
