import { statSync } from 'node:fs'

/** Whom PostgreSQL runs as; empty where it runs as the app's own user. */
export type OsUser = { readonly uid: number; readonly gid: number } | Readonly<Record<string, never>>

const NOBODY = 65_534

/** PostgreSQL refuses root. There it becomes the owner of the first of these folders that is not root's, or nobody. */
export const osUserFor = (folders: readonly string[]): OsUser => {
  if (process.getuid?.() !== 0) return {}
  for (const folder of folders) {
    const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
    if (uid !== 0) return { uid, gid }
  }
  return { uid: NOBODY, gid: NOBODY }
}
