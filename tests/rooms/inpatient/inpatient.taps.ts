import { desk, onWard } from '../../../tools/figures/staffTaps'
import { type RoomTaps, type } from '../../../tools/figures/tap'
import { field } from '../../../tools/figures/tapParts'

export const inpatientTaps: RoomTaps = {
  ipDash: desk('DOCTOR', 'In-patients', 'Chats', onWard),
  admitPatient: desk('DOCTOR', 'Admit patient', 'Chats', [type('a number', field('Mobile number'), '90000')]),
}
