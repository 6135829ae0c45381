import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { VisuallyHidden } from '../../kit/VisuallyHidden'

const root = css({ position: 'relative', '& > summary::-webkit-details-marker': { display: 'none' } })
const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  paddingInline: '8',
  borderRadius: '8',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  listStyle: 'none',
  cursor: 'pointer',
  transitionProperty: 'background',
  transitionDuration: 'tap',
  _hover: { background: 'brand.tint' },
  '[open] > &': { background: 'brand.tint' },
})
const panel = css({
  position: 'absolute',
  zIndex: 'header',
  insetBlockStart: '[calc(100% + 4px)]',
  padding: '8',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
  outline: 'none',
  '&[data-side=end]': { insetInlineEnd: '0' },
  '&[data-side=start]': { insetInlineStart: '0' },
})

const close = (element: HTMLDetailsElement) => {
  element.open = false
}
const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) close(currentTarget)
}
const closeOnEscape = ({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  close(currentTarget)
  currentTarget.querySelector('summary')?.focus()
}
const closeOnChoice = ({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) => {
  const choice = target instanceof Element ? target.closest('a, [data-choice]') : null
  if (!choice) return
  close(currentTarget)
  // What a choice opens over the page gives the focus back to where it was opened.
  if (choice.matches('[data-choice]')) currentTarget.querySelector('summary')?.focus()
}

export interface MenuProps {
  label: string
  opener: ReactNode
  side: 'start' | 'end'
  children: ReactNode
  onOpen?: () => void
}

/** Opens under its button, without script too; leaving it, Escape or a choice closes it. */
export const Menu = ({ label, opener: face, side, children, onOpen }: MenuProps) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only listens to what bubbles from the real controls inside
  <details
    className={root}
    onBlur={closeOnLeave}
    onKeyDown={closeOnEscape}
    onClick={closeOnChoice}
    onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
  >
    <summary className={opener}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={css({ display: 'contents' })}>
        {face}
      </span>
    </summary>
    <div className={panel} data-side={side} tabIndex={-1}>
      {children}
    </div>
  </details>
)
