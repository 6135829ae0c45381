import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { AdmissionActor } from '../../machines/inpatient/admission.machine'
import { viewAdmission } from '../../machines/inpatient/admission.view'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'
import { AdmitForm } from './AdmitForm'
import { useFormTitle } from './useFormTitle'

const page = css({
  display: 'grid',
  gap: '16',
  width: 'full',
  maxWidth: '[48rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: '16',
})
const title = css({ margin: '0', fontSize: '22', lineHeight: 'heading' })
const lead = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** The form of an admission as a page, for phones and tablets. */
export const AdmitPage = ({ actor }: { readonly actor: AdmissionActor }) => {
  const say = useText()
  const [, navigate] = useLocation()
  const mode = useView(actor, (snapshot) => viewAdmission(snapshot).mode)
  const isAsking = useView(actor, ({ children }) => children.number !== undefined)
  const name = useFormTitle(mode, isAsking)
  return (
    <div className={page} data-density="comfortable">
      <header>
        <h1 className={title}>{name}</h1>
        {mode === 'readmit' && <p className={lead}>{say('inpatient.form.readmit.lead')}</p>}
      </header>
      <AdmitForm
        actor={actor}
        onDischarge={(stay) => navigate(`/ip-dash?stay=${stay.id}`, { state: { navItem: 1, discharge: true } })}
      />
    </div>
  )
}
