import { defaultPermissions, type Permission, permissionList } from '../../../src/core/session/permissions'
import type { LoginResult } from '../../../src/core/session/session'

/** A staff member as the session knows them. */
export const staffMember = (role: LoginResult['role'], without: readonly Permission[] = []): LoginResult => ({
  role,
  name: 'Dr. Asha Rao',
  userId: `user-${role}`,
  token: 'token',
  clinicId: null,
  doctorId: 'doctor',
  doctorName: 'Dr. Asha Rao',
  permissions: permissionList.map((permission) => {
    const [module = '', feature = ''] = permission.split('.')
    const isGiven = defaultPermissions[role].includes(permission) && !without.includes(permission)
    return { module, feature, permissionAccess: isGiven ? 2 : 1 }
  }),
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: true,
})
