import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { Search, X } from 'lucide-react'
import { useId, useMemo } from 'react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { useText } from '../../intl/useText'
import { describe, FieldNotes, fieldLook, type FieldWords } from '../FieldFrame'
import { Spinner } from '../Spinner'
import { VisuallyHidden } from '../VisuallyHidden'
import { hitLook } from './hit.styles'

export interface Hit {
  readonly id: string
  readonly name: string
  readonly note?: string
}

export interface SearchComboboxView extends FieldWords {
  readonly placeholder?: string
  readonly query: string
  /** What is known here already stands first and stays where it is; what the server finds comes below it. */
  readonly hits: readonly Hit[]
  readonly found: readonly Hit[]
  readonly isSearching: boolean
  /** What stands where nothing is found. */
  readonly none?: string
}

export type SearchComboboxEvent =
  | { readonly type: 'query.typed'; readonly query: string }
  | { readonly type: 'hit.chosen'; readonly id: string }

export interface SearchComboboxProps {
  readonly view: SearchComboboxView
  readonly on: (event: SearchComboboxEvent) => void
  /** An arrow is about to go into the list, which has to be that of what was typed: of another one it would be lost. */
  readonly onSeek?: () => void
  /** Enter while no option is gone to. */
  readonly onEnter?: () => void
}

const heading = css({ paddingInline: '12', paddingBlock: '4', color: 'muted', fontSize: '12' })
const quiet = css({ margin: '0', padding: '12', color: 'muted', fontSize: '14' })

const Option = ({ hit }: { readonly hit: Hit }) => (
  <Combobox.Item item={hit} className={hitLook.option}>
    <Combobox.ItemText className={hitLook.name}>{hit.name}</Combobox.ItemText>
    {hit.note && <span className={hitLook.note}>{hit.note}</span>}
  </Combobox.Item>
)

/**
 * A field that finds as one types: arrow keys, Enter takes, Escape closes, then clears. The number of results is announced.
 * For fewer than ten options there is SelectField.
 */
export const SearchCombobox = ({ view, on, onSeek, onEnter }: SearchComboboxProps) => {
  const { label, labelHidden = false, help, error, placeholder, query, hits, found, isSearching, none } = view
  const say = useText()
  const id = useId()
  const all = useMemo(() => {
    const known = new Set(hits.map((hit) => hit.id))
    return [...hits, ...found.filter((hit) => !known.has(hit.id))]
  }, [hits, found])
  const collection = useMemo(
    () => createListCollection({ items: [...all], itemToValue: (hit) => hit.id, itemToString: (hit) => hit.name }),
    [all],
  )
  const later = all.slice(hits.length)
  return (
    <Combobox.Root
      className={fieldLook.root}
      collection={collection}
      value={[]}
      inputValue={query}
      selectionBehavior="preserve"
      openOnClick
      // A list that is there before the dialog around its field would lie below it, hidden from everybody.
      lazyMount
      unmountOnExit
      invalid={error !== undefined}
      positioning={{ sameWidth: true, gutter: 4 }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change' || reason === 'clear-trigger') on({ type: 'query.typed', query: inputValue })
      }}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && on({ type: 'hit.chosen', id: chosen })}
    >
      <Combobox.Label className={labelHidden ? hitLook.hidden : fieldLook.label}>{label}</Combobox.Label>
      <Combobox.Control className={fieldLook.box}>
        <span className={fieldLook.affix}>
          <Search size={20} aria-hidden />
        </span>
        <Combobox.Input
          className={fieldLook.input}
          placeholder={placeholder}
          onKeyDownCapture={({ key }) => {
            if (key === 'ArrowDown' || key === 'ArrowUp') onSeek?.()
          }}
          onKeyDown={(event) => {
            const isChord = event.ctrlKey || event.altKey || event.metaKey
            const isAtOption = event.currentTarget.hasAttribute('aria-activedescendant')
            if (event.key === 'Enter' && !isChord && !isAtOption && !event.nativeEvent.isComposing) onEnter?.()
          }}
          {...describe(id, { help, error })}
        />
        <span className={fieldLook.affix}>
          {isSearching ? (
            <Spinner />
          ) : (
            query !== '' && (
              <button
                type="button"
                className={button({ tone: 'quiet', size: 'sm', shape: 'icon' })}
                aria-label={say('kit.combobox.clear')}
                onClick={() => on({ type: 'query.typed', query: '' })}
              >
                <X size={20} aria-hidden />
              </button>
            )
          )}
        </span>
      </Combobox.Control>
      <VisuallyHidden>
        <span role="status">
          {isSearching
            ? say('kit.combobox.searching')
            : query !== '' && say('kit.combobox.count', { count: all.length })}
        </span>
      </VisuallyHidden>
      <FieldNotes id={id} help={help} error={error} />
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content className={hitLook.content}>
            {hits.map((hit) => (
              <Option key={hit.id} hit={hit} />
            ))}
            {later.length > 0 && (
              <Combobox.ItemGroup>
                {hits.length > 0 && (
                  <Combobox.ItemGroupLabel className={heading}>{say('kit.combobox.more')}</Combobox.ItemGroupLabel>
                )}
                {later.map((hit) => (
                  <Option key={hit.id} hit={hit} />
                ))}
              </Combobox.ItemGroup>
            )}
            {all.length === 0 && (
              <p className={quiet} aria-hidden>
                {isSearching ? say('kit.combobox.searching') : (none ?? say('kit.combobox.none'))}
              </p>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  )
}
