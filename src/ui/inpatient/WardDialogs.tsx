import type { Room } from '../../core/inpatient/inpatient'
import { panelFeature } from '../../machines/app/feature'
import { viewStayList } from '../../machines/inpatient/stayList.view'
import type { SheetActor } from '../../machines/inpatient/sheet.machine'
import type { SheetView } from '../../machines/inpatient/sheet.view'
import type { StayListActor } from '../../machines/inpatient/ward.setup'
import type { WardView } from '../../machines/inpatient/ward.view'
import { useApp } from '../app/frame/AppContext'
import { useAct } from '../app/frame/useSend'
import { onDemand } from '../app/loading/onDemand'
import { useText } from '../intl/useText'
import { ChoiceDialog } from '../kit/ChoiceDialog'
import { useView } from '../kit/useView'

const StayFilters = onDemand(async () => (await import('./StayFilters')).StayFilters)
const ShiftBedDialog = onDemand(async () => (await import('./ShiftBedDialog')).ShiftBedDialog)
const DischargeDialog = onDemand(async () => (await import('./DischargeDialog')).DischargeDialog)
const StayDialog = onDemand(async () => (await import('./StayForm')).StayDialog)

interface WardDialogsProps {
  readonly view: WardView
  readonly over: SheetView
  readonly rooms: readonly Room[]
  readonly list: StayListActor
  readonly sheet: SheetActor
}

/** What opens over the in-patients, each fetched then: another hospital, filters, another bed, the end of a stay, its form. */
export const WardDialogs = ({ view, over, rooms, list, sheet }: WardDialogsProps) => {
  const say = useText()
  const { app } = useApp()
  const act = useAct()
  const { shiftBed, discharge, form, doctorName } = over
  const query = useView(list, (snapshot) => viewStayList(snapshot).query)
  return (
    <>
      {over.isChoosingHospital && (
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
          onChoose={(id) => sheet.send({ type: 'hospital.chosen', id })}
          onClose={() => sheet.send({ type: 'close' })}
        />
      )}
      {over.isFiltering && (
        <StayFilters
          query={query}
          rooms={rooms}
          today={view.today}
          onChoose={(change) => list.send({ type: 'query.chosen', query: change })}
          onClose={() => sheet.send({ type: 'close' })}
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
      {form && (
        <StayDialog
          actor={form}
          onDischarge={(stay) => act('ipDashboard.dischargeAndEdit', () => sheet.send({ type: 'discharge', stay }))}
        />
      )}
    </>
  )
}
