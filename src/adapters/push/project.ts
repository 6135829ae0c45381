import type { FirebaseConfig } from '../../core/app/config'
import type { configApi } from '../../core/app/config.api'
import { done, type Outcome } from '../../core/kit/outcome'
import type { PortOf } from '../../core/kit/port'

/** The project that the backend names, null where it does without; asked until it is known, and then no more. */
export const firebaseProject = (config: PortOf<typeof configApi>) => {
  let known: FirebaseConfig | null | undefined
  return async (signal: AbortSignal = new AbortController().signal): Promise<Outcome<FirebaseConfig | null>> => {
    if (known !== undefined) return done(known)
    const read = await config.read({ key: 'firebase' }, signal)
    if (!read.ok) return read
    known = read.value.firebase ?? null
    return done(known)
  }
}

export type FirebaseProject = ReturnType<typeof firebaseProject>
