import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { loadTexts } from '../intl/texts'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useApp } from './AppContext'

const words = css({ margin: '0' })

/** Says that what was pressed is not the person's to do. */
export const PermissionDialog = () => {
  const { app } = useApp()
  const say = useText()
  const access = useSelector(app, (snapshot) => snapshot.children.access)
  const okay = useRef<HTMLButtonElement>(null)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    void loadTexts(['access']).then(() => setHasTexts(true))
  }, [])
  if (!hasTexts) return null
  const note = () => access?.send({ type: 'noted' })
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
      <p className={words}>{say('access.text')}</p>
    </Modal>
  )
}
