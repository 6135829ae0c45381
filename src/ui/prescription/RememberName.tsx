import { css } from 'styled-system/css'
import { nameLine } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import type { ConfirmedWord } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useAside } from './useAside'

const look = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  paddingBlockEnd: '8',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'caption',
})

interface RememberNameProps {
  readonly actor: PrescriptionActor
  readonly confirmed: ConfirmedWord
  /** The product that the row came to. */
  readonly medicineId: string | null
}

const nothing = () => {}

/** Keeps the word that was typed for the name that was chosen, and takes that back. */
export const RememberName = ({ actor, confirmed: { word, name, isKept }, medicineId }: RememberNameProps) => {
  const say = useText()
  const { isSending, fault, save } = useAside(actor, nothing)
  return (
    <div className={look}>
      {isKept && <span role="status">{say('prescription.alias.kept', { word, name })}</span>}
      {fault !== null && <span role="alert">{say.fault(fault)}</span>}
      <Button
        size="sm"
        tone="quiet"
        busy={isSending}
        onClick={() =>
          save(
            isKept
              ? { kind: 'favouriteDropped', alias: word }
              : { kind: 'favourite', favourite: { alias: word, line: nameLine(name, medicineId), isName: true } },
          )
        }
      >
        {isKept ? say('prescription.alias.takeBack') : say('prescription.alias.keep', { word, name })}
      </Button>
    </div>
  )
}
