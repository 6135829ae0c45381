import { useState } from 'react'
import { css } from 'styled-system/css'
import type { StatedFacts } from '../../core/members/members'
import type { MemberFactsActor } from '../../machines/members/memberFacts.machine'
import { viewMemberFacts } from '../../machines/members/memberFacts.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ChipInput } from '../kit/chip-input/ChipInput'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const form = css({ display: 'grid', gap: '16', '& > *': { minWidth: '0' } })
const kinds = ['allergies', 'conditions', 'medicines'] as const
const NOTHING = { allergies: '', conditions: '', medicines: '' }

/** Allergies, conditions and medicines of a member, as the family says them; what doctors wrote stands above. */
export const MemberFacts = ({ actor }: { readonly actor: MemberFactsActor }) => {
  const say = useText()
  const view = useView(actor, viewMemberFacts)
  const [typed, setTyped] = useState<Readonly<Record<(typeof kinds)[number], string>>>(NOTHING)
  const { draft, written } = view
  const name = view.name === '' ? say('members.unnamed') : view.name
  const change = (changed: Partial<StatedFacts>) => actor.send({ type: 'changed', change: changed })
  const dismiss = () => actor.send({ type: 'dismiss' })
  const save = () => {
    // What stands in a field and was not finished counts too.
    for (const kind of kinds) {
      const left = typed[kind].trim()
      if (left !== '') change({ [kind]: [...new Set([...draft[kind], left])] })
    }
    setTyped(NOTHING)
    actor.send({ type: 'save' })
  }
  const byDoctors = [
    ...written.allergies.map((allergy) => say('members.facts.allergicTo', { name: allergy })),
    ...written.conditions.map((condition) => say(`prescription.condition.${condition}`)),
  ]
  return (
    <Modal
      open
      side="end"
      sheet="full"
      sticky
      title={name}
      subtitle={say('members.facts.lead')}
      closeLabel={say('members.close')}
      onClose={dismiss}
      footer={
        <>
          <Button tone="secondary" onClick={dismiss}>
            {say('members.cancel')}
          </Button>
          <Button busy={view.isSaving} disabled={view.isLoading || view.loadFault !== null} onClick={save}>
            {say('members.saveName', { name })}
          </Button>
        </>
      }
    >
      {view.loadFault ? (
        <ErrorState
          message={say.fault(view.loadFault)}
          retryLabel={say('members.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isLoading ? (
        <SkeletonText lines={5} />
      ) : (
        <div className={form}>
          {view.fault && <InlineNotice tone="bad">{say.fault(view.fault)}</InlineNotice>}
          {byDoctors.length > 0 && (
            <InlineNotice tone="info">{say('members.facts.byDoctors', { names: byDoctors.join(', ') })}</InlineNotice>
          )}
          {kinds.map((kind) => (
            <ChipInput
              key={kind}
              view={{
                label: say(`members.facts.${kind}`),
                help: say('members.facts.help'),
                chips: draft[kind].map((each) => ({ id: null, name: each })),
                query: typed[kind],
                hits: [],
                found: [],
                isSearching: false,
              }}
              on={(event) => {
                if (event.type === 'query.typed') setTyped({ ...typed, [kind]: event.query })
                else if (event.type === 'chip.added')
                  change({ [kind]: [...new Set([...draft[kind], event.chip.name])] })
                else change({ [kind]: draft[kind].filter((_, place) => place !== event.place) })
              }}
            />
          ))}
        </div>
      )}
    </Modal>
  )
}
