import { record, setChat, type StayRow, type TreatedBy } from './stays.store'
import { announceWardChange } from './ward.feed'

/** Turns the chat of a locked stay on or off; turning it to what it is changes nothing. */
export const switchStayChat = async (by: TreatedBy, stay: StayRow, isOn: boolean): Promise<void> => {
  if (stay.isChatEnabled === isOn) return
  await setChat(by, stay.id, isOn)
  await record(by, stay.id, { action: isOn ? 'chatEnabled' : 'chatDisabled' })
  await announceWardChange(by, stay)
}
