import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { css } from 'styled-system/css'
import { type Findable, matching } from '../../../core/kit/palette.rules'
import { useText } from '../../intl/useText'
import { EmptyState } from '../EmptyState'
import { fieldLook } from '../FieldFrame'
import { Modal } from '../Modal'
import { hitLook } from '../search-combobox/hit.styles'

export interface Command extends Findable {
  readonly icon?: ReactNode
  /** Keys that do the same: "Alt N". */
  readonly keys?: string
}

export interface CommandPaletteView {
  readonly isOpen: boolean
  readonly query: string
  readonly groups: readonly { readonly id: string; readonly name: string; readonly commands: readonly Command[] }[]
}

export type CommandPaletteEvent =
  | { readonly type: 'palette.opened' | 'palette.closed' }
  | { readonly type: 'palette.typed'; readonly query: string }
  | { readonly type: 'command.chosen'; readonly id: string }

export interface CommandPaletteProps {
  readonly view: CommandPaletteView
  readonly on: (event: CommandPaletteEvent) => void
}

const root = css({ paddingBlockStart: '4' })
const list = css({ display: 'grid', gap: '8', minHeight: '240', alignContent: 'start', marginBlockStart: '8' })
const heading = css({ paddingInline: '12', paddingBlock: '4', color: 'muted', fontSize: '12', fontWeight: 'medium' })
const keys = css({
  marginInlineStart: 'auto',
  paddingInline: '8',
  border: 'line',
  borderRadius: '8',
  color: 'muted',
  fontFamily: 'body',
  fontSize: '12',
})

/** Control or Command with K, wherever the focus is. */
const useShortcut = (open: () => void) =>
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])

/** Everything that can be done or gone to from here, by its name. Nothing that destroys is among it. */
export const CommandPalette = ({ view: { isOpen, query, groups }, on }: CommandPaletteProps) => {
  const say = useText()
  useShortcut(() => on({ type: isOpen ? 'palette.closed' : 'palette.opened' }))
  const found = useMemo(
    () =>
      groups
        .map((group) => ({ ...group, commands: matching(group.commands, query) }))
        .filter(({ commands }) => commands.length > 0),
    [groups, query],
  )
  const all = useMemo(() => found.flatMap(({ commands }) => commands), [found])
  const collection = useMemo(
    () => createListCollection({ items: all, itemToValue: ({ id }) => id, itemToString: ({ name }) => name }),
    [all],
  )
  return (
    <Modal
      open={isOpen}
      title={say('kit.palette.title')}
      closeLabel={say('app.close')}
      initialFocus={() => document.querySelector<HTMLInputElement>('[data-palette] input')}
      onClose={() => on({ type: 'palette.closed' })}
    >
      <Combobox.Root
        data-palette
        className={root}
        collection={collection}
        open
        value={[]}
        inputValue={query}
        selectionBehavior="preserve"
        inputBehavior="autohighlight"
        disableLayer
        closeOnSelect={false}
        onInputValueChange={({ inputValue, reason }) =>
          reason === 'input-change' && on({ type: 'palette.typed', query: inputValue })
        }
        onValueChange={({ value: [id] }) => id !== undefined && on({ type: 'command.chosen', id })}
      >
        <Combobox.Label className={hitLook.hidden}>{say('kit.palette.placeholder')}</Combobox.Label>
        <Combobox.Control className={fieldLook.box}>
          <span className={fieldLook.affix}>
            <Search size={20} aria-hidden />
          </span>
          <Combobox.Input className={fieldLook.input} placeholder={say('kit.palette.placeholder')} />
        </Combobox.Control>
        <span role="status" className={hitLook.hidden}>
          {query !== '' && say('kit.combobox.count', { count: all.length })}
        </span>
        <Combobox.Content className={list}>
          {found.map(({ id, name, commands }) => (
            <Combobox.ItemGroup key={id}>
              <Combobox.ItemGroupLabel className={heading}>{name}</Combobox.ItemGroupLabel>
              {commands.map((command) => (
                <Combobox.Item key={command.id} item={command} className={hitLook.option}>
                  {command.icon}
                  <Combobox.ItemText className={hitLook.name}>{command.name}</Combobox.ItemText>
                  {command.keys && <kbd className={keys}>{command.keys}</kbd>}
                </Combobox.Item>
              ))}
            </Combobox.ItemGroup>
          ))}
        </Combobox.Content>
        {all.length === 0 && <EmptyState title={say('kit.combobox.none')} />}
      </Combobox.Root>
    </Modal>
  )
}
