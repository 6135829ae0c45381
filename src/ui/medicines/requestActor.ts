import type { ActorRefFrom } from 'xstate'
import type { medicineRequestMachine } from '../../machines/medicines/request.machine'

/** The request that the parts of this room show. */
export type RequestActor = ActorRefFrom<typeof medicineRequestMachine>
