import { css } from 'styled-system/css'
import type { BlockPatientActor } from '../../machines/schedule/blockPatient.machine'
import { viewBlockPatient } from '../../machines/schedule/blockPatient.view'
import { useText } from '../intl/useText'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const text = css({ margin: '0' })
const fault = css({ margin: '0', marginBlockStart: '8', color: 'bad', fontWeight: 'medium' })

/** Asks before a patient is blocked, and before the block is taken back. */
export const BlockPatient = ({ actor }: { readonly actor: BlockPatientActor }) => {
  const say = useText()
  const view = useView(actor, viewBlockPatient)
  const leave = () => actor.send({ type: 'dismiss' })
  const name = view.name ?? say('schedule.unnamed')
  if (view.loadFault || view.isLoading)
    return (
      <Modal open size="sm" title={say('schedule.block.title')} closeLabel={say('app.close')} onClose={leave}>
        {view.loadFault ? (
          <ErrorState
            message={say.fault(view.loadFault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : (
          <SkeletonText lines={2} />
        )}
      </Modal>
    )
  return (
    <ConfirmDialog
      open
      danger={!view.isBlocked}
      busy={view.isBusy}
      title={say(view.isBlocked ? 'schedule.unblock.ask' : 'schedule.block.ask', { name })}
      message={
        <>
          <p className={text}>
            {say(view.isBlocked ? 'schedule.unblock.text' : 'schedule.block.text', {
              account: view.account ?? name,
              others: view.others.length === 0 ? 'none' : view.others.join(', '),
            })}
          </p>
          {view.fault && (
            <p className={fault} role="alert">
              {say.fault(view.fault)}
            </p>
          )}
        </>
      }
      yes={say(view.isBlocked ? 'schedule.unblock' : 'schedule.block')}
      no={say('schedule.block.no')}
      closeLabel={say('app.close')}
      onYes={() => actor.send({ type: 'confirm' })}
      onNo={leave}
    />
  )
}
