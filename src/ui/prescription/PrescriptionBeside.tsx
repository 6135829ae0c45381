import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { hasLeft } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { Narrow } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { PrescriptionPage } from './PrescriptionPage'

const column = css({ position: 'relative', height: 'full', overflowY: 'auto', background: 'paper', color: 'ink' })

/** The prescription beside a call: the same form, as narrow as on a phone. The call goes on when it is signed. */
export const PrescriptionBeside = ({ actor }: { readonly actor: PrescriptionActor | null }) => {
  const say = useText()
  const isSent = useView(actor ?? undefined, (snapshot) => snapshot !== undefined && hasLeft(snapshot))
  return (
    <Narrow value>
      <div className={column}>
        {isSent ? (
          <EmptyState title={say('prescription.beside.sent')} text={say('prescription.beside.sentText')} />
        ) : (
          <PrescriptionPage actor={actor ?? undefined} />
        )}
      </div>
    </Narrow>
  )
}
