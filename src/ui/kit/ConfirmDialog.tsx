import { useRef, type ReactNode } from 'react'
import { Button } from './Button'
import { Modal } from './Modal'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  message: ReactNode
  yes: string
  no: string
  closeLabel: string
  danger?: boolean
  busy?: boolean
  onYes: () => void
  onNo: () => void
}

/** A question with two answers; the safe one has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, yes, no, closeLabel, danger, busy = false, onYes, onNo } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={onNo}
      title={title}
      closeLabel={closeLabel}
      size="sm"
      role="alertdialog"
      initialFocus={() => safe.current}
      footer={
        <>
          <Button ref={safe} tone="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button tone={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {message}
    </Modal>
  )
}
