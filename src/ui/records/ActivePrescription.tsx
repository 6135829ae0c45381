import { useState } from 'react'
import { css } from 'styled-system/css'
import { activeOf } from '../../core/records/records.rules'
import type { RecordDeskActor } from '../../machines/records/recordDesk.machine'
import { viewRecordDesk } from '../../machines/records/recordDesk.view'
import { useText } from '../intl/useText'
import { Button, type ButtonProps } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'

const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })

interface ActivePrescriptionProps {
  readonly desk: RecordDeskActor
  /** Of whom records are shown; null of the whole family. */
  readonly memberId: string | null
  readonly size: ButtonProps['size']
}

/** The way to what a doctor prescribed last; where several of a family have one, it asks whose. */
export const ActivePrescription = ({ desk, memberId, size }: ActivePrescriptionProps) => {
  const say = useText()
  const { active, members } = useView(desk, viewRecordDesk)
  const [isAsking, setAsking] = useState(false)
  const found = activeOf(active, memberId)
  const [first, ...others] = found
  if (first === undefined) return null
  const open = (id: string) => {
    setAsking(false)
    desk.send({ type: 'record.opened', id })
  }
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name || say('records.unnamed')
  return (
    <>
      <Button size={size} tone="secondary" onClick={() => (others.length === 0 ? open(first.id) : setAsking(true))}>
        {say('records.active')}
      </Button>
      <Modal
        open={isAsking}
        size="sm"
        title={say('records.active.whose')}
        closeLabel={say('app.close')}
        onClose={() => setAsking(false)}
      >
        <ul className={list}>
          {found.map((each) => (
            <li key={each.id}>
              <Button tone="secondary" wide onClick={() => open(each.id)}>
                {nameOf(each.memberId)}
              </Button>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
