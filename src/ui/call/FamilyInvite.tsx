import { useId } from 'react'
import { css } from 'styled-system/css'
import { INVITED_NAME } from '../../core/call/call.rules'
import type { FamilyInviteActor } from '../../machines/call/familyInvite.machine'
import { viewFamilyInvite } from '../../machines/call/familyInvite.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { MobileFields } from '../session/MobileFields'

const look = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })

/** Whom of the family staff want in the call, and by which number. */
export const FamilyInvite = ({ actor }: { readonly actor: FamilyInviteActor }) => {
  const say = useText()
  const form = useId()
  const view = useView(actor, viewFamilyInvite)
  const fault = view.fault ? say.fault(view.fault) : undefined
  const numberFault = view.numberFault && say(`session.number.${view.numberFault}`, { digits: view.digits })
  const close = () => actor.send({ type: 'close' })
  return (
    <Modal
      open
      size="sm"
      title={say('call.family.bring')}
      closeLabel={say('app.close')}
      onClose={close}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {say('call.family.cancel')}
          </Button>
          <Button type="submit" form={form} busy={view.isBusy} disabled={!view.canAsk && !view.isBusy}>
            {say('call.family.ask')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={look}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'ask' })
        }}
      >
        <p>{say('call.family.text')}</p>
        <TextField
          label={say('call.family.name')}
          value={view.name}
          maxLength={INVITED_NAME}
          asSent="name"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whom it is about comes first; the number asks for it too
          autoFocus
          onChange={(name) => actor.send({ type: 'name.typed', name })}
        />
        <MobileFields isOwn={false} view={view} error={fault ?? numberFault ?? undefined} on={actor.send} />
      </form>
    </Modal>
  )
}
