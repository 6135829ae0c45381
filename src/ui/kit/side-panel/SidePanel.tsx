import { ChevronLeft, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { Badge } from '../Badge'
import { IconButton } from '../IconButton'
import { Modal } from '../Modal'
import { useOpenDialogs } from '../openDialogs'
import { fallbackFocus } from '../fallbackFocus'
import { useMedia } from '../useMedia'

export interface StackedPanel {
  readonly id: string
  readonly title: string
  readonly subtitle?: string
  /** Something typed here is not saved. */
  readonly isDirty?: boolean
}

export interface SidePanelView {
  /** From below; the last is seen, those under it keep what they hold. Empty closes the panel. */
  readonly stack: readonly StackedPanel[]
}

/** `panel.left` takes the uppermost away, `panel.closed` all of them. */
export type SidePanelEvent = { readonly type: 'panel.left' } | { readonly type: 'panel.closed' }

export interface SidePanelProps {
  readonly view: SidePanelView
  readonly on: (event: SidePanelEvent) => void
  readonly render: (id: string) => ReactNode
  readonly footer?: ReactNode
  /** The page that the panel stands beside. */
  readonly children: ReactNode
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&[data-open]': {
    tablet: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
  },
})
/** It stays below the bar of the page, and on a tablet above the one at the bottom. */
const panel = css({
  position: 'sticky',
  insetBlockStart: '[57px]',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { base: '[calc(100dvh - 57px - 65px)]', desktop: '[calc(100dvh - 57px)]' },
  // It reaches to the end of the window, however little stands in it.
  minHeight: { base: '[calc(100dvh - 57px - 65px)]', desktop: '[calc(100dvh - 114px)]' },
  borderInlineStart: 'line',
  background: 'surface',
  animation: 'fadeIn {durations.panel} {easings.out}',
})
const header = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4',
  padding: '8',
  paddingInlineStart: '16',
  borderBlockEnd: 'line',
  '&:has(> button:first-child)': { paddingInlineStart: '4' },
})
const words = css({ flexGrow: 1, minWidth: '0', paddingBlock: '8' })
const title = css({
  margin: '0',
  fontSize: '18',
  lineHeight: 'heading',
  overflowWrap: 'anywhere',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
})
const under = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const body = css({
  flexGrow: 1,
  // What is there for a screen reader alone scrolls with the rest.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16',
  _dense: { padding: '12' },
})
const foot = css({ display: 'flex', justifyContent: 'flex-end', gap: '8', padding: '12', borderBlockStart: 'line' })

/** The element to which the focus returns when a panel of this depth is left. */
const useReturningFocus = (depth: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const openers = useRef<(Element | null)[]>([])
  useLayoutEffect(() => {
    const known = openers.current
    if (depth > known.length) {
      while (known.length < depth) known.push(document.activeElement)
      heading.current?.focus()
    }
    if (depth < known.length) {
      const opener = known[depth]
      known.length = depth
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else (heading.current ?? fallbackFocus())?.focus()
    }
  }, [depth])
  return heading
}

interface LevelsProps extends Pick<SidePanelProps, 'render'> {
  readonly stack: readonly StackedPanel[]
}

/** Those under the uppermost stay mounted, with what was typed in them. */
const Levels = ({ stack, render }: LevelsProps) =>
  stack.map(({ id }, index) => (
    <div key={id} hidden={index < stack.length - 1}>
      {render(id)}
    </div>
  ))

const Aside = ({ view: { stack }, on, render, footer }: Omit<SidePanelProps, 'children'>) => {
  const say = useText()
  const id = useId()
  const heading = useReturningFocus(stack.length)
  const top = stack.at(-1)
  const below = stack.at(-2)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    on({ type: 'panel.left' })
  }
  if (!top) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard wherever the focus is in it
    <aside className={panel} aria-labelledby={id} onKeyDown={leave}>
      <header className={header}>
        {below && (
          <IconButton
            label={say('kit.panel.back', { title: below.title })}
            icon={<ChevronLeft size={24} aria-hidden />}
            onClick={() => on({ type: 'panel.left' })}
          />
        )}
        <div className={words}>
          <h2 id={id} ref={heading} tabIndex={-1} className={title}>
            {top.title}
          </h2>
          {top.subtitle && <p className={under}>{top.subtitle}</p>}
          {top.isDirty && <Badge tone="warm">{say('kit.panel.unsaved')}</Badge>}
        </div>
        <IconButton
          label={say('app.close')}
          icon={<X size={24} aria-hidden />}
          onClick={() => on({ type: 'panel.closed' })}
        />
      </header>
      <div className={body}>
        <Levels stack={stack} render={render} />
      </div>
      {footer && <footer className={foot}>{footer}</footer>}
    </aside>
  )
}

/**
 * A panel that becomes a sheet while a dialog stands over it would stand over the dialog: the later one is above. It waits
 * until that is closed.
 */
const useWaiting = (isOpen: boolean): boolean => {
  const dialogs = useOpenDialogs()
  const [isWaiting, setWaiting] = useState(isOpen && dialogs > 0)
  if (isWaiting && dialogs === 0) setWaiting(false)
  return isWaiting
}

const Sheet = ({ view: { stack }, on, render, footer }: Omit<SidePanelProps, 'children'>) => {
  const say = useText()
  const top = stack.at(-1)
  const below = stack.at(-2)
  const isWaiting = useWaiting(top !== undefined)
  return (
    <Modal
      open={top !== undefined && !isWaiting}
      title={top?.title ?? ''}
      subtitle={top?.subtitle ?? ''}
      closeLabel={say('app.close')}
      size="screen"
      sticky={top?.isDirty ?? false}
      tools={
        below && (
          <IconButton
            label={say('kit.panel.back', { title: below.title })}
            icon={<ChevronLeft size={24} aria-hidden />}
            onClick={() => on({ type: 'panel.left' })}
          />
        )
      }
      footer={footer}
      onClose={() => on({ type: 'panel.left' })}
    >
      {top?.isDirty && <Badge tone="warm">{say('kit.panel.unsaved')}</Badge>}
      <Levels stack={stack} render={render} />
    </Modal>
  )
}

/**
 * A panel beside the page, for anything that takes longer than a glance; on a phone a sheet over it. Panels stack: Escape
 * and Back leave the uppermost, the focus returns to what opened it.
 */
export const SidePanel = ({ children, ...panel }: SidePanelProps) => {
  const isPhone = useMedia('phone')
  const isOpen = panel.view.stack.length > 0
  return (
    <div className={layout} data-open={(isOpen && !isPhone) || undefined}>
      <div>{children}</div>
      {isPhone ? <Sheet {...panel} /> : <Aside {...panel} />}
    </div>
  )
}
