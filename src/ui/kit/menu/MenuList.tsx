import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { type ReactElement, useContext } from 'react'
import { css } from 'styled-system/css'
import type { MenuProps } from './menu.types'
import { MenuPlace } from './MenuPlace'

const list = css({
  zIndex: 'popup',
  minWidth: '160',
  maxWidth: '[min(20rem, calc(100vw - 16px))]',
  maxHeight: '[min(24rem, 80dvh)]',
  overflowY: 'auto',
  padding: '4',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
  _focusVisible: { outline: 'none' },
  _open: { animation: 'fadeIn {durations.tap} {easings.out}' },
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '36',
  paddingInline: '12',
  paddingBlock: '4',
  borderRadius: '8',
  color: 'ink',
  fontSize: '14',
  lineHeight: 'caption',
  cursor: 'pointer',
  outline: 'none',
  _touch: { minHeight: '44' },
  '&[data-danger]': { color: 'bad' },
  '&[data-highlighted]': {
    background: 'tint',
    boxShadow: '[inset 2px 0 0 {colors.primary}]',
    _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
  '&[data-disabled]': { color: 'muted', cursor: 'not-allowed' },
  '& > svg': { flexShrink: 0, width: '20', height: '20' },
  '& > kbd': { marginInlineStart: 'auto', paddingInlineStart: '16', color: 'muted', font: 'inherit' },
})

/** The list of a menu, open from the start: it comes when the button is pressed for the first time. */
export const MenuList = ({ trigger, label, actions, onAction }: MenuProps & { readonly trigger: ReactElement }) => {
  const container = useContext(MenuPlace)
  return (
    <Menu.Root
      defaultOpen
      aria-label={label}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => onAction(value)}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal {...(container && { container })}>
        <Menu.Positioner>
          <Menu.Content className={list}>
            {actions.map(({ id, name, icon, isDisabled, isDanger, shortcut }) => (
              <Menu.Item key={id} value={id} disabled={isDisabled} data-danger={isDanger || undefined} className={item}>
                {icon}
                {name}
                {shortcut && <kbd>{shortcut}</kbd>}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
