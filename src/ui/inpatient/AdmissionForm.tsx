import type { ReactNode, Ref } from 'react'
import { css } from 'styled-system/css'
import type { AdmitDraft } from '../../core/inpatient/inpatient.rules'
import type { AdmissionFields } from '../../machines/inpatient/admission.view'
import type { Fault } from '../../machines/kit/fault.view'
import { Confirmation } from '../app/frame/Confirmation'
import { useText } from '../intl/useText'
import { intoView } from '../kit/intoView'
import { RefusedFields } from '../kit/refusedFields'
import { HospitalFields, PatientFields } from './AdmitFields'

const look = css({ display: 'grid', gap: '24' })
/** Always in reach: at the lower edge of the dialog or of the page. */
const foot = css({
  position: 'sticky',
  zIndex: 'raised',
  insetBlockEnd: '[var(--below, 0px)]',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: '8',
  paddingBlock: '12',
  borderBlockStart: 'line',
  background: 'surface',
  // Of two on a phone the main action takes what the way back leaves: what is missing breaks below it.
  '&:not(:has(> :nth-child(3)))': {
    display: { base: 'grid', tablet: 'flex' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  },
  // What scrolls in a dialog ends with room of its own, which the foot takes.
  '[role=dialog] &': { insetBlockEnd: '-24', marginBlockEnd: '-24', paddingBlockEnd: '16' },
})
const conflict = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  padding: '12',
  borderRadius: '12',
  background: 'bad.tint',
  color: 'bad',
  fontSize: '14',
  fontWeight: 'medium',
})

interface AdmissionFormProps {
  readonly view: AdmissionFields & { readonly fault: Fault | null; readonly isConfirmingLeave: boolean }
  readonly formRef?: Ref<HTMLFormElement>
  readonly onChange: (change: Partial<AdmitDraft>) => void
  readonly onMember?: (id: string | null) => void
  readonly onRetry: () => void
  readonly onSubmit: () => void
  readonly onLeave: (isSure: boolean) => void
  /** The way on where it was refused. */
  readonly wayOn?: ReactNode
  /** What is done with the form, and what is asked over it. */
  readonly children: ReactNode
}

/** The form of an admission: who and where, why it was refused, and a question before something typed is lost. */
export const AdmissionForm = ({
  view,
  formRef,
  onChange,
  onMember = () => undefined,
  onRetry,
  onSubmit,
  onLeave,
  wayOn,
  children,
}: AdmissionFormProps) => {
  const say = useText()
  return (
    <form
      ref={formRef}
      noValidate
      className={look}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <RefusedFields of={view.fault?.fields}>
        <PatientFields view={view} onChange={onChange} onMember={onMember} />
        <HospitalFields view={view} onChange={onChange} onRetry={onRetry} />
      </RefusedFields>
      {view.fault && (
        <div ref={intoView} className={conflict} role="alert">
          <span>{say.fault(view.fault)}</span>
          {wayOn}
        </div>
      )}
      <div className={foot}>{children}</div>
      <Confirmation
        open={view.isConfirmingLeave}
        danger
        title={say('inpatient.leave.title')}
        message={say('inpatient.leave.message')}
        yes={say('inpatient.leave.yes')}
        no={say('inpatient.leave.no')}
        onYes={() => onLeave(true)}
        onNo={() => onLeave(false)}
      />
    </form>
  )
}

/** Why the form cannot be sent yet. */
export const useMissing = ({ missing }: Pick<AdmissionFields, 'missing'>): string | undefined => {
  const say = useText()
  return missing[0] === undefined
    ? undefined
    : say('inpatient.form.missing', { count: missing.length, field: say(`inpatient.missing.${missing[0]}`) })
}
