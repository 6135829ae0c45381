import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { AdmitActor } from '../../machines/inpatient/admit.machine'
import { viewAdmit } from '../../machines/inpatient/admit.view'
import type { StayActor } from '../../machines/inpatient/stay.machine'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'
import { AdmitForm, useAdmitTitle } from './AdmitForm'
import { StayForm, useStayTitle } from './StayForm'

const page = css({
  display: 'grid',
  gap: '16',
  width: 'full',
  maxWidth: '[48rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: '16',
})
const heading = css({ margin: '0', fontSize: '22', lineHeight: 'heading' })
/** What the bar of the page shows already. */
const spoken = css({ srOnly: true })
const leadLook = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface FormPageProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ReactNode
}

const FormPage = ({ title, lead, children }: FormPageProps) => {
  const say = useText()
  const isInBar = title === say('app.title.admitPatient')
  return (
    <div className={page} data-density="comfortable">
      <header>
        <h1 className={isInBar ? spoken : heading}>{title}</h1>
        {lead !== undefined && <p className={leadLook}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}

const NewStay = ({ actor }: { readonly actor: AdmitActor }) => {
  const say = useText()
  const isReadmission = useView(actor, (snapshot) => viewAdmit(snapshot).isReadmission)
  return (
    <FormPage title={useAdmitTitle(actor)} lead={isReadmission ? say('inpatient.form.readmit.lead') : undefined}>
      <AdmitForm actor={actor} />
    </FormPage>
  )
}

const KnownStay = ({ actor }: { readonly actor: StayActor }) => {
  const [, navigate] = useLocation()
  return (
    <FormPage title={useStayTitle(actor)}>
      <StayForm
        actor={actor}
        onDischarge={({ id }) => navigate(`/ip-dash?stay=${id}`, { state: { navItem: 1, discharge: true } })}
      />
    </FormPage>
  )
}

const admits = (actor: AdmitActor | StayActor): actor is AdmitActor => actor.getSnapshot().machine.id === 'admit'

/** The form of an admission as a page, for phones and tablets: of somebody who comes, or of a stay. */
export const AdmitPage = ({ actor }: { readonly actor: AdmitActor | StayActor }) =>
  admits(actor) ? <NewStay actor={actor} /> : <KnownStay actor={actor} />
