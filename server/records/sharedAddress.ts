import type { FileType } from '../../src/core/files/files'
import { endOf } from '../kit/fileAddress'

export const SHARED_PATH = '/shared'

/** The address of a shared record; its name says by its ending what it is, and nothing else. */
export const sharedAddress = (token: string, type: FileType): string =>
  `${SHARED_PATH}/${token}/${endOf({ name: 'record', type })}`
