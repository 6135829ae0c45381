import { viewConnection } from '../../../machines/app/platform.view'
import type { connectionMachine } from '../../../machines/app/connection.machine'
import { useView } from '../../kit/useView'
import { useContent } from './useSlot'

/** Whether the device has no network. */
export const useIsOffline = (): boolean =>
  useView(useContent<typeof connectionMachine>('app.connection'), viewConnection) === 'offline'
