import { css } from 'styled-system/css'
import type { AvailabilityFormActor } from '../../machines/availability/availabilityForm.machine'
import { viewAvailabilityForm } from '../../machines/availability/availabilityForm.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { focusInvalid } from '../kit/focusInvalid'
import { Modal } from '../kit/Modal'
import { RefusedFields } from '../kit/refusedFields'
import { useView } from '../kit/useView'
import { AffectedList } from './AffectedList'
import { HoursFields } from './HoursFields'
import { HoursProblem } from './HoursProblem'
import { SlotPreview } from './SlotPreview'

const columns = css({
  display: 'grid',
  gridTemplateColumns: { tablet: 'minmax(0, 1fr) 16rem' },
  gap: '24',
  alignItems: 'start',
})
const ignore = () => undefined

/** Hours as they are set or changed, and what becomes of appointments that lose their slot. It closes by its own buttons alone. */
export const AvailabilityForm = ({ actor }: { readonly actor: AvailabilityFormActor }) => {
  const say = useText()
  const view = useView(actor, viewAvailabilityForm)
  const { isNew, affected, isBusy, fault, isAskingToDiscard, isSuperseded, canPutBack } = view
  if (affected) return <AffectedList actor={affected} />
  return (
    <>
      <Modal
        open
        sticky
        size="lg"
        sheet="full"
        title={say(isNew ? 'availability.form.create' : 'availability.form.edit')}
        closeLabel={say('app.close')}
        onClose={ignore}
        footer={
          <>
            <Button tone="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'discard' })}>
              {say('availability.form.discard')}
            </Button>
            {isSuperseded && (
              <Button tone="secondary" busy={isBusy} onClick={() => actor.send({ type: 'seeTheirs' })}>
                {say('availability.seeTheirs')}
              </Button>
            )}
            {canPutBack && (
              <Button tone="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'putBack' })}>
                {say('availability.putBack')}
              </Button>
            )}
            <Button
              busy={isBusy && !isSuperseded}
              disabled={isBusy && isSuperseded}
              onClick={({ currentTarget }) => {
                actor.send({ type: 'save' })
                focusInvalid(currentTarget)
              }}
            >
              {say(isSuperseded ? 'availability.keepMine' : 'availability.form.save')}
            </Button>
          </>
        }
      >
        {fault !== null && <HoursProblem>{say.fault(fault)}</HoursProblem>}
        <div className={columns} data-density="dense">
          <RefusedFields of={fault?.fields}>
            <HoursFields view={view} send={actor.send} />
          </RefusedFields>
          <SlotPreview view={view} />
        </div>
      </Modal>
      <ConfirmDialog
        open={isAskingToDiscard}
        title={say('availability.discard.title')}
        message={say('availability.discard.message')}
        yes={say('availability.discard.yes')}
        no={say('availability.discard.no')}
        closeLabel={say('app.close')}
        danger
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </>
  )
}
