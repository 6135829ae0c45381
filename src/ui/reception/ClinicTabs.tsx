import type { ReactNode } from 'react'
import type { ReceptionActor } from '../../machines/reception/reception.machine'
import type { ReceptionView } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { Tabs } from '../kit/Tabs'

interface ClinicTabsProps {
  readonly actor: ReceptionActor
  readonly view: ReceptionView
  readonly clinicId: string
  readonly children: ReactNode
}

/** The queue of the clinic that is shown, under a tab for each clinic where there are several. */
export const ClinicTabs = ({ actor, view, clinicId, children }: ClinicTabsProps) => {
  const say = useText()
  if (view.tabs.length < 2) return children
  return (
    <Tabs
      label={say('reception.clinics')}
      chosen={clinicId}
      onChoose={(chosen) => actor.send({ type: 'clinic.chosen', clinicId: chosen })}
      tabs={view.tabs.map(({ id, name, waiting }) => ({ id, name, count: waiting, content: children }))}
    />
  )
}
