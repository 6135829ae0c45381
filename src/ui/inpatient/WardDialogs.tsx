import type { ActorRefFrom } from 'xstate'
import { panelFeature } from '../../machines/app/feature'
import { viewStayList } from '../../machines/inpatient/stayList.view'
import type { WardActor } from '../../machines/inpatient/ward.machine'
import type { stayListMachine } from '../../machines/inpatient/ward.setup'
import { viewWardDialogs, type WardView } from '../../machines/inpatient/ward.view'
import { useApp } from '../app/frame/AppContext'
import { onDemand } from '../app/loading/onDemand'
import { useText } from '../intl/useText'
import { ChoiceDialog } from '../kit/ChoiceDialog'
import { useView } from '../kit/useView'

const StayFilters = onDemand(async () => (await import('./StayFilters')).StayFilters)
const ShiftBedDialog = onDemand(async () => (await import('./ShiftBedDialog')).ShiftBedDialog)
const DischargeDialog = onDemand(async () => (await import('./DischargeDialog')).DischargeDialog)
const AdmitDialog = onDemand(async () => (await import('./AdmitPanel')).AdmitDialog)

interface WardDialogsProps {
  readonly actor: WardActor
  readonly view: WardView
  readonly list: ActorRefFrom<typeof stayListMachine>
}

/** What opens over the in-patients, each fetched then: another hospital, filters, another bed, the end of a stay, its form. */
export const WardDialogs = ({ actor, view, list }: WardDialogsProps) => {
  const say = useText()
  const { app } = useApp()
  const { shiftBed, discharge, form, doctorName, rooms } = useView(actor, viewWardDialogs)
  const query = useView(list, (snapshot) => viewStayList(snapshot).query)
  return (
    <>
      {view.isChoosingHospital && (
        <ChoiceDialog
          open
          title={say('inpatient.hospital.choose')}
          options={view.hospitals.map(({ id, name, city }) => ({ id, name, text: city }))}
          chosen={view.hospital?.id ?? null}
          confirm={say('inpatient.hospital.confirm')}
          closeLabel={say('app.close')}
          view={{
            label: say('inpatient.hospital.team'),
            onView: (id) => app.send({ type: 'open', feature: panelFeature('team', id ?? undefined) }),
          }}
          onChoose={(id) => actor.send({ type: 'hospital.chosen', id })}
          onClose={() => actor.send({ type: 'close' })}
        />
      )}
      {view.isFiltering && (
        <StayFilters
          query={query}
          rooms={rooms}
          today={view.today}
          onChoose={(change) => list.send({ type: 'query.chosen', query: change })}
          onClose={() => actor.send({ type: 'close' })}
        />
      )}
      {shiftBed && <ShiftBedDialog actor={shiftBed} />}
      {discharge && (
        <DischargeDialog
          actor={discharge}
          rooms={rooms}
          today={view.today}
          doctorName={doctorName}
          hospitalName={view.hospital?.name ?? ''}
        />
      )}
      {form && <AdmitDialog actor={form} onDischarge={(stay) => actor.send({ type: 'discharge', stay })} />}
    </>
  )
}
