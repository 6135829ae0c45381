import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { tabs } from 'styled-system/recipes'

export interface Tab<Id extends string = string> {
  id: Id
  name: string
  count?: number
  /** Stands after the name, quieter: what it costs. */
  note?: string | undefined
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps<Id extends string = string> {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

const look = tabs()

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  return (
    <Ark.Root
      className={look.root}
      value={chosen}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => {
        const tab = tabs.find((tab) => tab.id === value)
        if (tab) onChoose(tab.id)
      }}
    >
      <Ark.List className={look.list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.id} value={tab.id} disabled={tab.disabled} className={look.trigger}>
            {tab.name}
            {tab.note !== undefined && <span className={look.note}>{tab.note}</span>}
            {tab.count !== undefined && <span className={look.count}>{tab.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.id} value={tab.id} className={look.panel}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
