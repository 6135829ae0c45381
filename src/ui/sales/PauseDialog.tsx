import { css } from 'styled-system/css'
import type { ProviderProfileActor } from '../../machines/sales/providerProfile.machine'
import type { ProviderProfileView } from '../../machines/sales/sales.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { DatePicker } from '../kit/date-picker/DatePicker'
import { Modal } from '../kit/Modal'
import { RadioCards } from '../kit/RadioCards'

const look = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const fault = css({ color: 'bad', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })

interface PauseDialogProps {
  readonly view: ProviderProfileView
  readonly actor: ProviderProfileActor
}

/** Until when new orders are not taken: a day, or further notice. */
export const PauseDialog = ({ view, actor }: PauseDialogProps) => {
  const say = useText()
  const { until, firstDay } = view
  return (
    <Modal
      open
      size="sm"
      title={say('sales.pause')}
      closeLabel={say('sales.close')}
      onClose={() => actor.send({ type: 'cancel' })}
      footer={
        <>
          <Button tone="secondary" onClick={() => actor.send({ type: 'cancel' })}>
            {say('sales.cancel')}
          </Button>
          <Button busy={view.isSaving} onClick={() => actor.send({ type: 'save' })}>
            {say('sales.pause.save')}
          </Button>
        </>
      }
    >
      <div className={look}>
        <p>{say('sales.pause.text')}</p>
        <RadioCards
          label={say('sales.pause.until')}
          options={[
            { id: 'open', name: say('sales.pause.open') },
            { id: 'day', name: say('sales.pause.day') },
          ]}
          chosen={until === null ? 'open' : 'day'}
          onChoose={(id) => actor.send({ type: 'until.chosen', day: id === 'day' ? firstDay : null })}
        />
        {until !== null && (
          <DatePicker
            view={{ label: say('sales.pause.from'), value: until, min: firstDay, max: null }}
            on={({ day }) => actor.send({ type: 'until.chosen', day: day ?? firstDay })}
          />
        )}
        {view.pauseFault && <p className={fault}>{say.fault(view.pauseFault)}</p>}
      </div>
    </Modal>
  )
}
