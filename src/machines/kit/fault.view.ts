import { type Failure, isDenied } from '../../core/kit/outcome'

/** What is said of a failure: the server's words, else a text of ours. */
export interface Fault {
  readonly text: string | null
  readonly id: 'wrong' | 'offline'
}

/** `faultOf({kind: 'offline', message: ''})` is `{text: null, id: 'offline'}`. */
export const faultOf = (failure: Failure | null): Fault => ({
  text: failure && failure.message !== '' ? failure.message : null,
  id: failure?.kind === 'offline' ? 'offline' : 'wrong',
})

/** What is said beside what was pressed: what is not allowed has a dialog of its own. */
export const faultBeside = (failure: Failure | null): Fault | null =>
  failure === null || isDenied(failure) ? null : faultOf(failure)
