import type { callRoomMachine } from '../../machines/call/callRoom.machine'
import { viewOwnCamera } from '../../machines/call/callRoom.view'
import { useContent } from '../app/loading/useSlot'
import { useView } from '../kit/useView'

/** Whether somebody is in a call and sends their picture, and how they turn it off. */
export const useOwnCamera = () => {
  const actor = useContent<typeof callRoomMachine>('session.callRoom')
  const camera = useView(actor, viewOwnCamera)
  return { ...camera, turnOff: () => actor?.send({ type: 'camera.toggled' }) }
}
