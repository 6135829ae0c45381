import { useId, type ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { Spinner } from './Spinner'

export type Tone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger'

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
  /** Work is under way: the words stay for the width and the name, a press does nothing. */
  busy?: boolean
  /** What is missing, said below while the button is disabled. */
  reason?: string | undefined
}

const veiled = css({ opacity: 0 })
const words = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '8', minWidth: '0' })
const middle = css({ position: 'absolute', inset: '0', display: 'grid', placeContent: 'center' })
const stack = css({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '4',
  maxWidth: 'full',
})
const wideStack = css({ width: 'full' })
const note = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', textAlign: 'center' })

export function Button({ tone, size, wide, busy = false, reason, disabled, onClick, children, ...rest }: ButtonProps) {
  const id = useId()
  const explained = disabled && reason
  const control = (
    <button
      type="button"
      {...rest}
      className={button({ tone, size, shape: wide ? 'wide' : 'words' })}
      disabled={disabled}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      aria-describedby={explained ? id : rest['aria-describedby']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={busy ? cx(words, veiled) : words}>{children}</span>
      {busy && (
        <span className={middle}>
          <Spinner />
        </span>
      )}
    </button>
  )
  if (!explained) return control
  return (
    <span className={wide ? cx(stack, wideStack) : stack}>
      {control}
      <span id={id} className={note}>
        {reason}
      </span>
    </span>
  )
}
