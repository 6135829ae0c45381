import { useRef } from 'react'
import { css } from 'styled-system/css'
import { viewSlot } from '../../../machines/app/slot.view'
import { useText } from '../../intl/useText'
import { Button } from '../../kit/Button'
import { Modal } from '../../kit/Modal'
import { useView } from '../../kit/useView'
import type { SlotActor } from '../loading/features'

const words = css({ margin: '0' })

/** Says that what was pressed is not the person's to do: in the server's words, else in ours. */
export const PermissionDialog = ({ slot }: { readonly slot: SlotActor }) => {
  const say = useText()
  const okay = useRef<HTMLButtonElement>(null)
  const says = useView(slot, (snapshot) => viewSlot(snapshot).shown?.feature.says ?? null)
  const note = () => slot.send({ type: 'close' })
  return (
    <Modal
      open
      size="sm"
      role="alertdialog"
      title={say('access.title')}
      closeLabel={say('app.close')}
      onClose={note}
      initialFocus={() => okay.current}
      footer={
        <Button ref={okay} onClick={note}>
          {say('access.okay')}
        </Button>
      }
    >
      <p className={words}>{says ?? say('app.denied')}</p>
    </Modal>
  )
}
