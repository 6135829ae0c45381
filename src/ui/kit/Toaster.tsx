import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { css, cx } from 'styled-system/css'
import { toast } from 'styled-system/recipes'
import { IconButton } from './IconButton'

export interface ToastMessage {
  id: string
  tone: 'good' | 'bad' | 'info'
  text: string
  title?: string | null
  /** Pressing it leads somewhere. */
  canFollow?: boolean
}

export interface ToasterProps {
  toasts: readonly ToastMessage[]
  dismissLabel: string
  onDismiss: (id: string) => void
  onFollow: (id: string) => void
  onPause: () => void
  onResume: () => void
}

const never = () => () => undefined
const yes = () => true
const no = () => false
const REGION_ID = 'toaster'
const { list } = toast({ tone: 'info' })
const icons = { good: CircleCheck, bad: CircleAlert, info: Info }

/** The live region of the toasts, there before the first toast or dialog: a dialog complains of what it waits for in vain. */
export const toastRegion = (): HTMLElement => {
  const standing = document.getElementById(REGION_ID)
  if (standing) return standing
  const region = Object.assign(document.createElement('output'), {
    id: REGION_ID,
    className: list,
    ariaAtomic: 'false',
  })
  document.body.append(region)
  return region
}

/** Dialogs stay below the toasts over them: how far down those reach is a property of the document. */
const measure = () => {
  const region = toastRegion()
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => {
    const height = Math.ceil(region.getBoundingClientRect().height)
    const reach = `calc(${height + 8}px + var(--toasts-from) + env(safe-area-inset-top))`
    style.setProperty('--toasts', height === 0 ? '0px' : reach)
  })
  watcher.observe(region)
  return () => {
    watcher.disconnect()
    style.removeProperty('--toasts')
  }
}

const follow = css({
  border: 'none',
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
})
const heading = css({ display: 'block', fontWeight: 'semibold' })

const Words = ({ title, text }: { title: string | null | undefined; text: string }) => (
  <>
    {title && <strong className={heading}>{title}</strong>}
    {text}
  </>
)

/** Stands in the body and is live, so that an open dialog neither hides nor closes on it. */
export function Toaster({ toasts, dismissLabel, onDismiss, onFollow, onPause, onResume }: ToasterProps) {
  const inBrowser = useSyncExternalStore(never, yes, no)
  useLayoutEffect(() => (inBrowser ? measure() : undefined), [inBrowser])
  if (!inBrowser) return null
  return createPortal(
    toasts.map(({ id, tone, text, title, canFollow }) => {
      const look = toast({ tone })
      const Icon = icons[tone]
      return (
        <div
          key={id}
          className={look.item}
          role={tone === 'bad' ? 'alert' : 'presentation'}
          onMouseEnter={onPause}
          onMouseLeave={onResume}
          onFocus={onPause}
          onBlur={onResume}
        >
          <Icon size={20} className={look.icon} aria-hidden />
          {canFollow ? (
            <button type="button" className={cx(look.text, follow)} onClick={() => onFollow(id)}>
              <Words title={title} text={text} />
            </button>
          ) : (
            <p className={look.text}>
              <Words title={title} text={text} />
            </p>
          )}
          <IconButton label={dismissLabel} icon={<X size={20} aria-hidden />} onClick={() => onDismiss(id)} />
        </div>
      )
    }),
    toastRegion(),
  )
}
