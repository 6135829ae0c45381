import { Camera, Trash2, Upload } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { MemberPhotoActor } from '../../machines/members/memberPhoto.machine'
import { viewMemberPhoto } from '../../machines/members/memberPhoto.view'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { FieldNotes } from '../kit/FieldFrame'
import { FileButton } from '../kit/FileButton'
import { InlineNotice } from '../kit/InlineNotice'
import { Modal } from '../kit/Modal'
import { useFileFault } from '../kit/useFileFault'
import { useView } from '../kit/useView'

const look = css({ display: 'grid', justifyItems: 'center', gap: '16', textAlign: 'center' })
const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8' })
/** Where there is no camera to hold, a file is chosen. */
const onPhones = css({ display: 'none', '@media (pointer: coarse)': { display: 'contents' } })

/** The photo of a member: taken or chosen, it stands at once; it can be removed. */
export const MemberPhoto = ({ actor }: { readonly actor: MemberPhotoActor }) => {
  const say = useText()
  const faultOf = useFileFault('photo')
  const id = useId()
  const view = useView(actor, viewMemberPhoto)
  const name = view.name === '' ? say('members.unnamed') : view.name
  const error = view.fileFault === null ? undefined : faultOf(view.fileFault)
  const note = error === undefined ? `${id}-help` : `${id}-error`
  const take = (file: File) => actor.send({ type: 'file.chosen', file })
  const dismiss = () => actor.send({ type: 'dismiss' })
  return (
    <Modal
      open
      side="end"
      sheet="full"
      title={name}
      subtitle={say('members.photo.lead')}
      closeLabel={say('members.close')}
      onClose={dismiss}
      footer={
        <Button wide tone="secondary" onClick={dismiss}>
          {say('members.close')}
        </Button>
      }
    >
      <div className={look}>
        <Avatar size="xl" name={name} src={view.photo ?? undefined} />
        {view.fault && <InlineNotice tone="bad">{say.fault(view.fault)}</InlineNotice>}
        <div className={ways}>
          <span className={onPhones}>
            <FileButton
              camera="user"
              busy={view.isBusy}
              label={say('kit.camera.take')}
              icon={<Camera size={20} aria-hidden />}
              purpose="photo"
              aria-describedby={note}
              onFile={take}
            />
          </span>
          <FileButton
            id={id}
            busy={view.isBusy}
            tone="secondary"
            label={say('members.photo.choose')}
            icon={<Upload size={20} aria-hidden />}
            purpose="photo"
            aria-describedby={note}
            onFile={take}
          />
          {view.canRemove && (
            <Button tone="quiet" onClick={() => actor.send({ type: 'remove' })}>
              <Trash2 size={20} aria-hidden />
              {say('members.photo.remove')}
            </Button>
          )}
        </div>
        <FieldNotes id={id} help={say('members.photo.help')} error={error} />
      </div>
    </Modal>
  )
}
