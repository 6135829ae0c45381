import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { onDemand } from '../../app/loading/onDemand'
import { IconButton } from '../IconButton'
import type { MenuProps } from './menu.types'

const List = onDemand(async () => (await import('./MenuList')).MenuList)

/**
 * Three dots that open further actions. Arrow keys, Home, End and first letters go through them, Enter does one, Escape
 * closes and the focus returns. What menus are made of is fetched at the first press.
 */
export const MenuButton = <Id extends string>({ label, actions, onAction, size = 'md' }: MenuProps<Id>) => {
  const [wasPressed, setPressed] = useState(false)
  const dots = <EllipsisVertical size={20} aria-hidden />
  const button = <IconButton label={label} size={size} icon={dots} aria-haspopup="menu" />
  return wasPressed ? (
    <List
      meanwhile={<IconButton label={label} size={size} icon={dots} busy />}
      trigger={button}
      label={label}
      actions={actions}
      onAction={(id) => onAction(id as Id)}
    />
  ) : (
    <IconButton label={label} size={size} icon={dots} aria-haspopup="menu" onClick={() => setPressed(true)} />
  )
}
