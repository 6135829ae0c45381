import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Button } from './Button'
import { MenuButton } from './menu/MenuButton'

export interface ToolbarAction<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly icon?: ReactNode
  readonly shortcut?: string
  readonly isDisabled?: boolean
}

interface ToolbarProps<Id extends string> {
  /** What the tools are of. */
  readonly label: string
  readonly actions: readonly ToolbarAction<Id>[]
  /** Those that are in the menu whatever the width. */
  readonly inMenu?: readonly Id[]
  readonly onAction: (id: Id) => void
}

/** CSS pixels between two tools, and of the three dots with theirs. */
const GAP = 8
const DOTS = 44 + GAP

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8',
  flex: '1',
  minWidth: '0',
  '& > *': { flexShrink: 0 },
  '&[data-measuring]': { overflow: 'clip' },
  // Dots alone stand beside what is before them.
  '&:not(:has(> [data-tool]))': { flex: 'none' },
})

/** How many of the tools stand in a width; the dots need room where some do not, or are there anyway. */
const fittingIn = (width: number, widths: readonly number[], hasMenu: boolean): number => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, each) => sum + each + GAP, -GAP))
  if (!hasMenu && (ends.at(-1) ?? 0) <= width) return widths.length
  return ends.filter((end) => end + DOTS <= width).length
}

/** Secondary actions by their words, as many as the width holds; the others are behind three dots. */
export const Toolbar = <Id extends string>({ label, actions: all, inMenu = [], onAction }: ToolbarProps<Id>) => {
  const say = useText()
  const element = useRef<HTMLDivElement>(null)
  const hidden = all.filter(({ id }) => inMenu.includes(id))
  const actions = all.filter(({ id }) => !inMenu.includes(id))
  const names = actions.map(({ name }) => name).join('\n')
  /** Null while all are there to be measured, before they are seen. */
  const [fitting, setFitting] = useState<{ readonly of: string; readonly count: number } | null>(null)
  const count = fitting?.of === names ? fitting.count : null
  const hasMenu = hidden.length > 0
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return undefined
    const widths = [...box.querySelectorAll(':scope > [data-tool]')].map((each) => each.getBoundingClientRect().width)
    const fit = () => setFitting({ of: names, count: fittingIn(box.clientWidth, widths, hasMenu) })
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [names, hasMenu, element])
  const more = [...actions.slice(count ?? actions.length), ...hidden]
  return (
    <div
      ref={element}
      className={bar}
      role="toolbar"
      aria-label={label}
      data-measuring={count === null ? '' : undefined}
    >
      {actions.slice(0, count ?? actions.length).map(({ id, name, icon, isDisabled }) => (
        <Button key={id} tone="secondary" size="sm" data-tool disabled={isDisabled} onClick={() => onAction(id)}>
          {icon}
          {name}
        </Button>
      ))}
      {more.length > 0 && (
        <MenuButton label={say('kit.menu.more', { name: label })} size="sm" actions={more} onAction={onAction} />
      )}
    </div>
  )
}
