import type { Permission, Role } from '../session/permissions'

/** What staff open over the page they are on. */
export interface Panel {
  readonly roles: readonly Role[]
  /** The feature whoever opens it must hold; null is no restriction. */
  readonly permission: Permission | null
  /** It stays when the page below it is left. */
  readonly staysOpen: boolean
  /** Its place in the menu of those who work here; left out, it has none. */
  readonly menu?: number
}

/** `panel(DOCTORS, 'doctorReview.view')` */
export const panel = (
  roles: Panel['roles'],
  permission: Panel['permission'],
  { staysOpen = false, ...more }: Partial<Pick<Panel, 'staysOpen' | 'menu'>> = {},
): Panel => ({ roles, permission, staysOpen, ...more })
