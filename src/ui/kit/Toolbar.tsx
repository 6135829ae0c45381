import { type ReactNode, useCallback, useState } from 'react'
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

const bar = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: '4',
  minWidth: '0',
  flexGrow: 1,
  '&:not(:has(> div > button))': { flexGrow: 0 },
})
/** One line: what wraps below it is out of sight, and in the menu. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8',
  minWidth: '0',
  height: '36',
  overflow: 'clip',
  overflowClipMargin: '[4px]',
  _touch: { height: '44' },
  '& > [data-hidden]': { visibility: 'hidden' },
})

/** Secondary actions by their words, as many as the width holds; the others are behind three dots. */
export const Toolbar = <Id extends string>({ label, actions: all, inMenu = [], onAction }: ToolbarProps<Id>) => {
  const say = useText()
  const actions = all.filter(({ id }) => !inMenu.includes(id))
  const [fitting, setFitting] = useState(actions.length)
  const watch = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => {
      const tops = [...element.children].map((child) => (child as HTMLElement).offsetTop)
      setFitting(tops.filter((top) => top === tops[0]).length)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const more = [...actions.slice(fitting), ...all.filter(({ id }) => inMenu.includes(id))]
  return (
    <div className={bar} role="toolbar" aria-label={label}>
      <div ref={watch} className={line}>
        {actions.map(({ id, name, icon, isDisabled }, index) => (
          <Button
            key={id}
            tone="secondary"
            size="sm"
            disabled={isDisabled}
            data-hidden={index >= fitting || undefined}
            onClick={() => onAction(id)}
          >
            {icon}
            {name}
          </Button>
        ))}
      </div>
      {more.length > 0 && (
        <MenuButton label={say('kit.menu.more', { name: label })} size="sm" actions={more} onAction={onAction} />
      )}
    </div>
  )
}
