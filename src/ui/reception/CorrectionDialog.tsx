import { css } from 'styled-system/css'
import type { CorrectionActor } from '../../machines/members/correction.machine'
import { viewCorrection } from '../../machines/members/correction.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { RefusedFields } from '../kit/refusedFields'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'

const stack = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const fault = css({ color: 'bad', fontWeight: 'medium' })

/** Corrects who somebody is that came without a mobile number. */
export const CorrectionDialog = ({ actor }: { readonly actor: CorrectionActor }) => {
  const say = useText()
  const { person, isAgeWrong, canSave, isBusy, fault: refusal } = useView(actor, viewCorrection)
  return (
    <Modal
      open
      size="sm"
      title={say('reception.correct.title')}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'dismiss' })}
      footer={
        <Button busy={isBusy} disabled={!canSave} onClick={() => actor.send({ type: 'save' })}>
          {say('reception.correct.save')}
        </Button>
      }
    >
      <div className={stack}>
        <p>{say('reception.correct.text')}</p>
        <RefusedFields of={refusal?.fields}>
          <TextField
            label={say('reception.correct.name')}
            asSent="name"
            value={person.name}
            maxLength={80}
            autoComplete="off"
            onChange={(name) => actor.send({ type: 'person.typed', change: { name } })}
          />
          <TextField
            label={say('reception.correct.age')}
            asSent="age"
            numeric="digits"
            value={person.age}
            error={isAgeWrong ? say('reception.correct.age.wrong') : undefined}
            autoComplete="off"
            onChange={(age) => actor.send({ type: 'person.typed', change: { age } })}
          />
          <SelectField
            label={say('reception.correct.gender')}
            asSent="gender"
            value={person.gender ?? ''}
            placeholder=""
            options={(['Female', 'Male'] as const).map((id) => ({ id, name: say(`reception.correct.${id}`) }))}
            onChange={(gender) =>
              actor.send({ type: 'person.typed', change: { gender: gender === 'Male' ? 'Male' : 'Female' } })
            }
          />
        </RefusedFields>
        {refusal && (
          <p className={fault} role="alert">
            {say.fault(refusal)}
          </p>
        )}
      </div>
    </Modal>
  )
}
