import { css } from 'styled-system/css'
import type { AffectedChoice } from '../../core/availability/availability'
import type { AffectedActor } from '../../machines/availability/affected.machine'
import { viewAffected } from '../../machines/availability/affected.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Chip } from '../kit/Chip'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { Money } from '../kit/Money'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { HoursProblem } from './HoursProblem'
import { useHoursText } from './useHoursText'

const intro = css({ margin: '0', marginBlockEnd: '12', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const all = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  marginBlockEnd: '12',
  fontSize: '14',
})
const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'grid',
  gap: '8',
  padding: '12',
  border: 'line',
  borderRadius: '12',
  fontSize: '14',
  lineHeight: 'caption',
})
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })
const facts = css({ color: 'muted', overflowWrap: 'anywhere' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const rest = css({ flexGrow: 1, alignSelf: 'center', fontSize: '14' })

/** The appointments that lose their slot; nothing is preset, and nothing is saved before all are decided. */
export const AffectedList = ({ actor }: { readonly actor: AffectedActor }) => {
  const say = useText()
  const hours = useHoursText()
  const view = useView(actor, viewAffected)
  const { affected, choicesForAll, undecided, kept, isLoading, isApplying, hasFailed, fault, isRemoval } = view
  const choiceText = (choice: AffectedChoice, nextFree: (typeof affected)[number]['nextFree']): string =>
    choice === 'move' && nextFree !== null
      ? say('availability.choice.moveTo', { when: hours.when(nextFree.startsAt, nextFree.endsAt) })
      : say(`availability.choice.${choice}`)
  return (
    <Modal
      open
      sticky
      size="md"
      sheet="full"
      title={say('availability.affected.title', { count: affected.length })}
      closeLabel={say('app.close')}
      onClose={() => undefined}
      footer={
        <>
          <span className={rest} role="status">
            {undecided > 0 && say('availability.affected.undecided', { count: undecided })}
          </span>
          <Button tone="secondary" disabled={isLoading || isApplying} onClick={() => actor.send({ type: 'back' })}>
            {say('availability.affected.back')}
          </Button>
          <Button
            busy={isApplying}
            tone={isRemoval ? 'danger' : 'primary'}
            disabled={undecided > 0 || isLoading || hasFailed}
            onClick={() => actor.send({ type: 'apply' })}
          >
            {isRemoval ? say('availability.affected.delete', { kept }) : say('availability.affected.save')}
          </Button>
        </>
      }
    >
      {fault !== null && !hasFailed && <HoursProblem>{say.fault(fault)}</HoursProblem>}
      {hasFailed ? (
        <ErrorState
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : isLoading && affected.length === 0 ? (
        <SkeletonText lines={6} />
      ) : (
        <>
          <p className={intro}>{say('availability.affected.text')}</p>
          <div className={all} role="group" aria-label={say('availability.affected.all')}>
            <span>{say('availability.affected.all')}</span>
            {choicesForAll.map((choice) => (
              <Button
                key={choice}
                size="sm"
                tone="secondary"
                onClick={() => actor.send({ type: 'choice.madeForAll', choice })}
              >
                {say(`availability.choice.${choice}`)}
              </Button>
            ))}
          </div>
          <ul className={list} aria-busy={isLoading}>
            {affected.map(({ id, patientName, startsAt, endsAt, paymentStatus, amount, nextFree, choices, choice }) => (
              <li key={id} className={item}>
                <div>
                  <div className={name}>{patientName ?? say('availability.affected.nameless')}</div>
                  <div className={facts}>
                    {hours.when(startsAt, endsAt)} · <Money paise={amount} />{' '}
                    {say(`availability.paid.${paymentStatus}`)}
                  </div>
                </div>
                <div className={chips} role="group" aria-label={patientName ?? say('availability.affected.nameless')}>
                  {choices.map((each) => (
                    <Chip
                      key={each}
                      chosen={choice === each}
                      onChange={() => actor.send({ type: 'choice.made', id, choice: each })}
                    >
                      {choiceText(each, nextFree)}
                    </Chip>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
