import { useId } from 'react'
import { css } from 'styled-system/css'
import type { MemberCard } from '../../machines/members/family.view'
import { viewPersonForm } from '../../machines/members/personForm.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { PersonFields } from './PersonFields'
import type { PersonActor } from './PersonModal'

const number = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  marginBlockEnd: '16',
  fontVariantNumeric: 'tabular-nums',
})
const words = css({ display: 'grid', minWidth: '0', lineHeight: 'caption' })
const label = css({ color: 'muted', fontSize: '14' })

interface EditMemberProps {
  readonly member: MemberCard
  readonly person: PersonActor
  /** Null where this member's number does not change here. */
  readonly onChangeNumber: (() => void) | null
}

/** A member's form; only its own buttons close it, so that nothing typed is lost. */
export const EditMember = ({ member, person, onChangeNumber }: EditMemberProps) => {
  const say = useText()
  const form = useId()
  const view = useView(person, viewPersonForm)
  const dismiss = () => person.send({ type: 'dismiss' })
  const typed = view.draft.name.trim()
  return (
    <Modal
      open
      side="end"
      sheet="full"
      sticky
      onClose={dismiss}
      title={member.name === '' ? say('members.unnamed') : member.name}
      closeLabel={say('members.close')}
      footer={
        <>
          <Button tone="secondary" onClick={dismiss}>
            {say('members.cancel')}
          </Button>
          <Button type="submit" form={form} busy={view.isSaving}>
            {typed === '' ? say('members.save') : say('members.saveName', { name: typed })}
          </Button>
        </>
      }
    >
      {member.mobileNo !== null && (
        <div className={number}>
          <span className={words}>
            <span className={label}>{say('members.number')}</span>
            <span>{member.mobileNo}</span>
          </span>
          {onChangeNumber && (
            <Button tone="secondary" size="sm" onClick={onChangeNumber}>
              {say('members.number.changeShort')}
            </Button>
          )}
        </div>
      )}
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          person.send({ type: 'save' })
        }}
      >
        <PersonFields
          view={view}
          canBeMain={!member.isDefault}
          onChange={(change) => person.send({ type: 'changed', change })}
        />
      </form>
    </Modal>
  )
}
