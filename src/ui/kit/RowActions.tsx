import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { MenuAction } from './menu/menu.types'
import { MenuButton } from './menu/MenuButton'

interface RowActionsProps<Id extends string> {
  /** What the menu's actions are of. */
  readonly label: string
  /** The one next step, an outlined small button; none where there is no next step. */
  readonly main?: ReactNode
  readonly actions: readonly MenuAction<Id>[]
  readonly onAction: (id: Id) => void
}

const look = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: '4', flexShrink: 0 })

/** The end of a row: its next step, and everything else behind three dots. */
export const RowActions = <Id extends string>({ label, main, actions, onAction }: RowActionsProps<Id>) => (
  <span className={look}>
    {main}
    {actions.length > 0 && <MenuButton label={label} size="sm" actions={actions} onAction={onAction} />}
  </span>
)
