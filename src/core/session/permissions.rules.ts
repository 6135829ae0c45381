import { ACCESSIBLE } from './access'
import type { Permission, PermissionEntry } from './permissions'

/** The access a list gives to a feature: 1, 2, or null when the list does not name it. */
export const permissionAccess = (
  list: readonly PermissionEntry[],
  permission: Permission,
): PermissionEntry['permissionAccess'] | null =>
  list.find((entry) => `${entry.module}.${entry.feature}` === permission)?.permissionAccess ?? null

export const allows = (list: readonly PermissionEntry[], permission: Permission): boolean =>
  permissionAccess(list, permission) === ACCESSIBLE

/**
 * Whether a call or a page that needs this may be tried. Nobody in particular (null) is let through: the server asks
 * them to verify first.
 */
export const mayTry = (list: readonly PermissionEntry[] | null, permission: Permission | null): boolean =>
  permission === null || list === null || allows(list, permission)
