import { useCallback, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { clamp } from 'styled-system/recipes'

export interface ClampTextProps {
  children: string
  /** Of the text, where it is not the page's. */
  lang?: string | undefined
  lines?: '2' | '3' | '4' | '5'
  moreLabel: string
  lessLabel: string
}

const whole = css({ margin: '0', overflowWrap: 'anywhere' })
const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24',
  padding: '0',
  border: 'none',
  background: 'transparent',
  color: 'primary',
  fontSize: '14',
  fontWeight: 'medium',
  cursor: 'pointer',
  _touch: { minHeight: '44' },
  _hover: { textDecoration: 'underline' },
})

/** The whole text is in the page, cut only for the eye; the button comes when something is cut. */
export function ClampText({ children, lang, lines = '3', moreLabel, lessLabel }: ClampTextProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)

  const watch = useCallback((element: HTMLParagraphElement) => {
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div>
      <p
        key={`${lines} ${children}`}
        ref={open ? undefined : watch}
        id={id}
        lang={lang}
        className={open ? whole : clamp({ lines })}
      >
        {children}
      </p>
      {(cut || open) && (
        <button type="button" className={toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  )
}
