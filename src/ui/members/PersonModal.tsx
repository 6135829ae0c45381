import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { personFormMachine } from '../../machines/members/personForm.machine'
import { viewPersonForm } from '../../machines/members/personForm.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { PersonFields } from './PersonFields'

export type PersonActor = ActorRefFrom<typeof personFormMachine>

interface PersonModalProps {
  actor: PersonActor
  title: string
  lead?: ReactNode
  saveLabel: string
  dismissLabel: string
  canBeMain: boolean
}

const text = css({ margin: '0', marginBlockEnd: '16', color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** A person's form in a dialog; only its own buttons close it, so that nothing typed is lost. */
export function PersonModal({ actor, title, lead, saveLabel, dismissLabel, canBeMain }: PersonModalProps) {
  const say = useText()
  const form = useId()
  const view = useView(actor, viewPersonForm)
  const dismiss = () => actor.send({ type: 'dismiss' })
  return (
    <Modal
      open
      onClose={dismiss}
      title={title}
      closeLabel={say('members.close')}
      size="sm"
      sticky
      footer={
        <>
          <Button tone="quiet" onClick={dismiss}>
            {dismissLabel}
          </Button>
          <Button type="submit" form={form} busy={view.isSaving}>
            {view.isAskedAgain ? say('members.addAnother') : saveLabel}
          </Button>
        </>
      }
    >
      {lead && <p className={text}>{lead}</p>}
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'save' })
        }}
      >
        <PersonFields
          view={view}
          canBeMain={canBeMain}
          onChange={(change) => actor.send({ type: 'changed', change })}
        />
      </form>
    </Modal>
  )
}
