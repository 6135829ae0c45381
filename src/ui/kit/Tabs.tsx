import { Tabs as Ark } from '@ark-ui/react/tabs'
import { Fragment, memo, type ReactNode, useDeferredValue, useId } from 'react'
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

interface PanelProps {
  readonly id: string
  readonly tab: string
  readonly labelledBy: string
  /** Another tab is chosen, whose content is still being rendered. */
  readonly isLeft: boolean
  readonly content: ReactNode
}

const look = tabs()

/** One after the other: what is left stays as it is until the content of the chosen tab is rendered. */
const Panel = memo(
  function Panel({ id, tab, labelledBy, content }: PanelProps) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel is read by keyboard also where nothing in it takes the focus
      <div role="tabpanel" id={id} aria-labelledby={labelledBy} tabIndex={0} className={look.panel}>
        <Fragment key={tab}>{content}</Fragment>
      </div>
    )
  },
  (_, { isLeft }) => isLeft,
)

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  // The pressed tab answers with the next frame, however much its content is.
  const shown = useDeferredValue(chosen)
  const id = useId()
  const triggerOf = (tab: string): string => `${id}${tab}`
  const panel = `${id}panel`
  return (
    <Ark.Root
      className={look.root}
      value={chosen}
      ids={{ trigger: triggerOf, content: () => panel }}
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
      <Panel
        id={panel}
        tab={shown}
        labelledBy={triggerOf(shown)}
        isLeft={shown !== chosen}
        content={tabs.find((tab) => tab.id === shown)?.content}
      />
    </Ark.Root>
  )
}
