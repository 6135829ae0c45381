import { css } from 'styled-system/css'
import type { DelayActor } from '../../machines/reception/delay.machine'
import { viewDelay } from '../../machines/reception/delay.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { SelectField } from '../kit/SelectField'
import { useView } from '../kit/useView'

const stack = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const fault = css({ color: 'bad', fontWeight: 'medium' })
const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** Asks how late a doctor runs, or whether they are on time again. */
export const DelayDialog = ({ actor }: { readonly actor: DelayActor }) => {
  const say = useText()
  const view = useView(actor, viewDelay)
  return (
    <Modal
      open
      size="sm"
      title={say('reception.delay.title')}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={
        <div className={foot}>
          {view.isStated && (
            <Button tone="secondary" disabled={view.isBusy} onClick={() => actor.send({ type: 'end' })}>
              {say('reception.delay.end')}
            </Button>
          )}
          <Button busy={view.isBusy} disabled={!view.canState} onClick={() => actor.send({ type: 'state' })}>
            {say('reception.delay.save')}
          </Button>
        </div>
      }
    >
      <div className={stack}>
        <SelectField
          label={say('reception.delay.field')}
          value={String(view.minutes)}
          options={view.choices.map((minutes) => ({
            id: String(minutes),
            name: say('reception.delay.minutes', { minutes }),
          }))}
          onChange={(minutes) => actor.send({ type: 'minutes.chosen', minutes: Number(minutes) })}
        />
        <p>{say('reception.delay.text')}</p>
        {view.fault && (
          <p className={fault} role="alert">
            {say.fault(view.fault)}
          </p>
        )}
      </div>
    </Modal>
  )
}
