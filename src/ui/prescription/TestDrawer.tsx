import { useState } from 'react'
import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { formOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { nextTestId } from './TestLines'

const form = css({ display: 'grid', gap: '16' })

interface TestDrawerProps {
  readonly actor: PrescriptionActor
  readonly onClose: () => void
}

/** A test in the doctor's own words. */
export const TestDrawer = ({ actor, onClose }: TestDrawerProps) => {
  const say = useText()
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const save = () => {
    setTried(true)
    if (name.trim() === '') return
    const { tests } = formOf(actor.getSnapshot())
    const added = { id: nextTestId(tests), name: name.trim(), testId: null, note: note.trim() }
    actor.send({ type: 'changed', change: { tests: [...tests, added] } })
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={say('prescription.addTest')}
      closeLabel={say('app.close')}
      side="end"
      sticky
      footer={<Button onClick={save}>{say('prescription.add')}</Button>}
    >
      <div className={form}>
        <TextField
          label={say('prescription.test.name')}
          value={name}
          error={isTried && name.trim() === '' ? say('prescription.emptyFields') : undefined}
          onChange={setName}
        />
        <TextField label={say('prescription.cell.note')} value={note} onChange={setNote} />
      </div>
    </Modal>
  )
}
