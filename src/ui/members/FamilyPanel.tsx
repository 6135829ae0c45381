import { Plus } from 'lucide-react'
import type { FamilyActor } from '../../machines/members/family.machine'
import { viewFamily } from '../../machines/members/family.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { AddMember } from './AddMember'
import { EditMember } from './EditMember'
import { FamilyList } from './FamilyList'
import { MemberFacts } from './MemberFacts'
import { MemberPhoto } from './MemberPhoto'
import { MobileChange } from './MobileChange'

/** A patient's family: a panel at the side, on a phone a page. */
export const FamilyPanel = ({ actor }: { readonly actor: FamilyActor }) => {
  const say = useText()
  const view = useView(actor, viewFamily)
  const person = useView(actor, ({ children }) => children.person ?? children.own)
  const facts = useView(actor, ({ children }) => children.facts)
  const photo = useView(actor, ({ children }) => children.photo)
  const number = useView(actor, ({ children }) => children.number)
  if (view.step === 'facts' && facts) return <MemberFacts actor={facts} />
  if (view.step === 'photo' && photo) return <MemberPhoto actor={photo} />
  if (view.step === 'add' && person) return <AddMember actor={person} />
  if (view.step === 'edit' && person && view.member)
    return (
      <>
        <EditMember
          member={view.member}
          person={person}
          onChangeNumber={view.canChangeNumber ? () => actor.send({ type: 'number.changing' }) : null}
        />
        {view.isChangingNumber && number && <MobileChange actor={number} own={view.member.mobileNo ?? ''} />}
      </>
    )
  return (
    <Modal
      open
      side="end"
      sheet="full"
      onClose={() => actor.send({ type: 'close' })}
      title={say('members.family')}
      subtitle={say('members.familyLead')}
      closeLabel={say('members.close')}
      footer={
        <Button wide disabled={!view.canAdd} onClick={() => actor.send({ type: 'add' })}>
          <Plus size={20} aria-hidden />
          {say('members.addMember')}
        </Button>
      }
    >
      {view.fault ? (
        <ErrorState
          title={say('members.failed')}
          message={say.fault(view.fault)}
          retryLabel={say('members.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isLoading && view.members.length === 0 ? (
        <SkeletonText lines={6} />
      ) : (
        <FamilyList
          members={view.members}
          openingId={view.openingId}
          onOpen={(memberId) => actor.send({ type: 'member.opened', memberId })}
          onPhoto={(memberId) => actor.send({ type: 'photo.opened', memberId })}
          onFacts={(memberId) => actor.send({ type: 'facts.opened', memberId })}
        />
      )}
    </Modal>
  )
}
