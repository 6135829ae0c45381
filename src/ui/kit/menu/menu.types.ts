import type { ReactNode } from 'react'

export interface MenuAction<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly icon?: ReactNode
  /** The letter that does the same in the room. */
  readonly shortcut?: string
  readonly isDisabled?: boolean
  readonly isDanger?: boolean
}

export interface MenuProps<Id extends string = string> {
  /** What the actions are of, as in "More for Asha Patel". */
  readonly label: string
  readonly actions: readonly MenuAction<Id>[]
  readonly onAction: (id: Id) => void
  readonly size?: 'sm' | 'md'
}
