import type { SnapshotFrom } from 'xstate'
import { waysToWrite, type WaysToWrite } from '../../core/support/enquiry.kinds'
import type { contactMachine } from './contact.machine'

/** The ways of writing to us that are open to whoever is here, and the one that is chosen. */
export const viewContact = (snapshot: SnapshotFrom<typeof contactMachine>) => {
  const { form, isStaff } = snapshot.context
  const ways: readonly WaysToWrite[] = isStaff ? ['contact'] : waysToWrite
  const chosen = ways.includes(form) ? form : 'contact'
  return { ways, chosen, enquiry: snapshot.children[chosen] ?? null }
}
