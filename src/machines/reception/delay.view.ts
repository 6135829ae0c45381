import type { SnapshotFrom } from 'xstate'
import { DELAYS } from '../../core/reception/delay.rules'
import { faultBeside } from '../kit/fault.view'
import type { delayMachine } from './delay.machine'

/** The question how late a doctor runs. */
export const viewDelay = (snapshot: SnapshotFrom<typeof delayMachine>) => {
  const { before, minutes, failure } = snapshot.context
  return {
    minutes,
    choices: [...new Set([...DELAYS, minutes])].toSorted((one, other) => one - other),
    isBusy: snapshot.hasTag('busy'),
    isStated: before !== null,
    canState: minutes !== before,
    fault: faultBeside(failure),
  }
}
