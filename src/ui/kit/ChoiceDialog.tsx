import { useState } from 'react'
import { Button } from './Button'
import { Modal } from './Modal'
import { type RadioCard, RadioCards } from './RadioCards'

export interface ChoiceDialogProps<Id extends string = string> {
  open: boolean
  title: string
  options: readonly RadioCard<Id>[]
  chosen: Id | null
  /** The button that takes the marked option. */
  confirm: string
  closeLabel: string
  /** A second button, such as View Team, where there is something to look at before choosing. */
  view?: { readonly label: string; readonly onView: (marked: Id | null) => void }
  busy?: boolean
  onChoose: (id: Id) => void
  onClose: () => void
}

/** One of several: an option is marked first, and taken with the button. */
export function ChoiceDialog<Id extends string>(props: ChoiceDialogProps<Id>) {
  const { open, title, options, chosen, confirm, closeLabel, view, busy = false, onChoose, onClose } = props
  const [marked, setMarked] = useState(chosen)
  return (
    <Modal
      open={open}
      title={title}
      closeLabel={closeLabel}
      size="sm"
      onClose={onClose}
      footer={
        <>
          {view && (
            <Button tone="secondary" onClick={() => view.onView(marked)}>
              {view.label}
            </Button>
          )}
          <Button busy={busy} disabled={marked === null} onClick={() => marked !== null && onChoose(marked)}>
            {confirm}
          </Button>
        </>
      }
    >
      <RadioCards label={title} labelHidden options={options} chosen={marked} onChoose={setMarked} />
    </Modal>
  )
}
