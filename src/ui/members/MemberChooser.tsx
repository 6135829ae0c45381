import { Plus } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { memberChooserMachine } from '../../machines/members/memberChooser.machine'
import { viewMemberChooser } from '../../machines/members/memberChooser.view'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { OptionStrip } from '../kit/OptionStrip'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { AddMember, CompleteMember } from './AddMember'

const lead = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const list = css({
  height: '[40vh]',
  position: 'relative',
  overflowY: 'auto',
  marginBlockStart: '12',
  marginInline: '-4',
  padding: '4',
  // The chooser's own grid: three to a row on a phone, five above it.
  '& [role=radiogroup]': {
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', tablet: 'repeat(5, minmax(0, 1fr))' },
  },
  '& [role=radio]': { whiteSpace: 'normal' },
})
const option = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4' })
const name = css({ maxWidth: 'full', overflowWrap: 'anywhere', lineHeight: 'caption' })
const detail = css({ color: 'muted', fontSize: '12', fontWeight: 'regular', lineHeight: 'caption' })
const skeletons = css({ display: 'grid', gap: '8', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })

interface MemberChooserProps {
  readonly actor: ActorRefFrom<typeof memberChooserMachine>
  /** What is placed for whoever is chosen. */
  readonly what: 'appointment' | 'medicines' | 'tests'
}

/** Who is treated: one of the family, or someone new. */
export function MemberChooser({ actor, what }: MemberChooserProps) {
  const say = useText()
  const view = useView(actor, viewMemberChooser)
  const person = useView(actor, (snapshot) => snapshot.children.person)

  if (person) return view.isCompleting ? <CompleteMember actor={person} /> : <AddMember actor={person} />
  const described = view.members.map((member) => {
    const age = member.age === '' ? say('members.ageUnknown') : say('members.age', { age: Number(member.age) })
    const gender = member.gender === null ? say('members.genderUnknown') : say(`members.${member.gender}`)
    const values = { name: member.name === '' ? say('members.unnamed') : member.name, age, gender }
    return {
      id: member.id,
      name: say(member.isDefault ? 'members.describeMain' : 'members.describe', values),
      content: (
        <span className={option} title={member.name}>
          <Avatar name={values.name} src={member.photo ?? undefined} decorative />
          <span className={name}>{member.shownName === '' ? values.name : member.shownName}</span>
          <span className={detail}>{say('members.ageGender', values)}</span>
          {member.isDefault && <Badge tone="warm">{say('members.main')}</Badge>}
        </span>
      ),
    }
  })
  return (
    <Modal
      open
      onClose={() => actor.send({ type: 'close' })}
      title={say('members.choose')}
      closeLabel={say('members.close')}
      size="lg"
      footer={
        <>
          <Button tone="secondary" disabled={!view.canAdd} onClick={() => actor.send({ type: 'add' })}>
            <Plus size={20} aria-hidden />
            {say('members.add')}
          </Button>
          <Button
            disabled={!view.canSave}
            reason={view.isLoading || view.fault ? undefined : say('members.chooseFirst')}
            onClick={() => actor.send({ type: 'save' })}
          >
            {say('members.save')}
          </Button>
        </>
      }
    >
      <p className={lead}>{say(`members.chooseLead.${what}`)}</p>
      <div className={list}>
        {view.isLoading ? (
          <output className={skeletons}>
            <VisuallyHidden>{say('members.loading')}</VisuallyHidden>
            {Array.from({ length: 3 }, (_, place) => (
              <Skeleton key={place} shape="block" />
            ))}
          </output>
        ) : view.fault ? (
          <ErrorState
            title={say('members.failed')}
            message={say.fault(view.fault)}
            retryLabel={say('members.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : (
          <OptionStrip
            label={say('members.list')}
            layout="grid"
            options={described}
            chosen={view.marked}
            onChoose={(memberId) => actor.send({ type: 'member.marked', memberId })}
          />
        )}
      </div>
    </Modal>
  )
}
