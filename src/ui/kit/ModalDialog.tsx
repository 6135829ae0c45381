import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { modal } from 'styled-system/recipes'
import { IconButton } from './IconButton'
import { dialogOpened } from './openDialogs'
import { fallbackFocus } from './fallbackFocus'
import { toastRegion } from './Toaster'
import { useOneByOne } from './useOneByOne'

export interface ModalProps {
  open: boolean
  /** Escape, the close button or a press outside. */
  onClose: () => void
  title: string
  subtitle?: string
  /** Stand before the close button. */
  tools?: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** `record` is the width of a prescription; `screen` and `wide` fill phones and tablets; `wide` holds two columns on desktop. */
  size?: 'sm' | 'record' | 'md' | 'lg' | 'screen' | 'wide'
  /** `end` is a side panel on desktop; on a phone every dialog is a sheet from below. */
  side?: 'centre' | 'end'
  /** `low` is a sheet from below on a tablet too, `full` one that fills phone and tablet. */
  sheet?: 'phone' | 'low' | 'full'
  role?: 'dialog' | 'alertdialog'
  /** Only Escape and the close button close it, so that a stray press loses nothing typed. */
  sticky?: boolean
  /** What arrives while it is open does not cover it, and opens after it. */
  staysAbove?: boolean
  initialFocus?: () => HTMLElement | null
  /** What scrolls. */
  bodyRef?: Ref<HTMLDivElement>
}

const under = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const controls = css({ display: 'flex', flexShrink: '0', gap: '4' })

/** What the focus returns to: the control that opened the dialog, else the dialog under it, the page's grid or the page. */
const backTo = (opener: Element | null): HTMLElement | null => {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    return opener.matches(':disabled') ? (opener.closest('[role=dialog]')?.querySelector('button') ?? opener) : opener
  return fallbackFocus()
}

const openDialogs = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]'

/** Where the focus goes after a dialog, also after one that is removed while it is open; it stays in one that opened meanwhile. */
const useFinalFocus = (open: boolean) => {
  const opener = useRef<Element | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const target = (): HTMLElement | null => {
    const back = backTo(opener.current)
    const other = [...document.querySelectorAll(openDialogs)].findLast((each) => each !== content.current)
    const { activeElement } = document
    return other && !other.contains(back) && activeElement instanceof HTMLElement ? activeElement : back
  }
  useLayoutEffect(() => {
    if (!open) return undefined
    opener.current = document.activeElement
    return () => void requestAnimationFrame(() => target()?.focus())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what opened it is noted once, when it opens
  }, [open])
  return { content, target }
}

/** What has the focus at first: a field that asks for it, else the title, so that no button looks pressed. */
const firstFocus = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>('[data-autofocus], [autofocus]') ??
  content?.querySelector<HTMLElement>('[data-dialog-title]') ??
  null

/** The dialog itself, which comes with what keeps the focus in it. */
export function ModalDialog(props: ModalProps) {
  const { open, onClose, title, closeLabel, children, footer, size, side, sheet, role, sticky, initialFocus } = props
  const { subtitle, tools, bodyRef, staysAbove } = props
  const look = modal({ size, side, sheet })
  const { content, target } = useFinalFocus(open)
  const isOpen = useOneByOne(open, staysAbove)
  useLayoutEffect(() => (isOpen ? dialogOpened() : undefined), [isOpen])
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnInteractOutside={!sticky && role !== 'alertdialog'}
      // The focus that a page gives its heading as it arrives, or an earlier dialog its opener, presses nothing.
      onFocusOutside={(event) => event.preventDefault()}
      // A sheet that closes below is none of this dialog's affair: each says for itself when it closes.
      onRequestDismiss={(event) => event.preventDefault()}
      initialFocusEl={initialFocus ?? (() => firstFocus(content.current))}
      finalFocusEl={target}
      persistentElements={[toastRegion]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={look.backdrop} />
        <Dialog.Positioner className={look.positioner}>
          <Dialog.Content ref={content} className={look.content}>
            <header className={look.header}>
              <div>
                <Dialog.Title className={look.title} tabIndex={-1} data-dialog-title>
                  {title}
                </Dialog.Title>
                {subtitle && <Dialog.Description className={under}>{subtitle}</Dialog.Description>}
              </div>
              <div className={controls}>
                {tools}
                <Dialog.CloseTrigger asChild>
                  <IconButton label={closeLabel} icon={<X size={24} aria-hidden />} />
                </Dialog.CloseTrigger>
              </div>
            </header>
            <div ref={bodyRef} className={look.body}>
              {children}
            </div>
            {footer && <footer className={look.footer}>{footer}</footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
