import type { LoginResult } from '../core/session/session'

type Listener = (others: readonly LoginResult[]) => void

/** The sessions of other tabs beside the one that this tab took: whoever listens learns them whenever they were found. */
const otherAccountsHub = () => {
  let found: readonly LoginResult[] = []
  const listeners = new Set<Listener>()
  return {
    on: (listener: Listener): (() => void) => {
      listeners.add(listener)
      if (found.length > 0) listener(found)
      return () => void listeners.delete(listener)
    },
    announce: (others: readonly LoginResult[]): void => {
      found = others
      if (others.length > 0) for (const listener of listeners) listener(others)
    },
  }
}

export const otherAccounts = otherAccountsHub()
