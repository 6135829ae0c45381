import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { modal } from 'styled-system/recipes'
import { IconButton } from './IconButton'
import { TOASTER_ID } from './Toaster'

export interface ModalProps {
  open: boolean
  /** Escape, the close button or a press outside. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** `end` is a side panel on desktop; on a phone every dialog is a sheet from below. */
  side?: 'centre' | 'end'
  /** `low` is a sheet from below on a tablet too, `full` one that fills phone and tablet. */
  sheet?: 'phone' | 'low' | 'full'
  role?: 'dialog' | 'alertdialog'
  /** Only Escape and the close button close it, so that a stray press loses nothing typed. */
  sticky?: boolean
  initialFocus?: () => HTMLElement | null
}

const toaster = () => document.getElementById(TOASTER_ID)

export function Modal(props: ModalProps) {
  const { open, onClose, title, closeLabel, children, footer, size, side, sheet, role, sticky, initialFocus } = props
  const look = modal({ size, side, sheet })
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnInteractOutside={!sticky && role !== 'alertdialog'}
      initialFocusEl={initialFocus}
      persistentElements={[toaster]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={look.backdrop} />
        <Dialog.Positioner className={look.positioner}>
          <Dialog.Content className={look.content}>
            <header className={look.header}>
              <Dialog.Title className={look.title}>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconButton label={closeLabel} icon={<X size={24} aria-hidden />} />
              </Dialog.CloseTrigger>
            </header>
            <div className={look.body}>{children}</div>
            {footer && <footer className={look.footer}>{footer}</footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
