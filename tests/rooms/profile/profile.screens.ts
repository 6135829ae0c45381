import type { Areas } from '../../kit/shown'

export const profileAreas: Areas = { profile: 'doctor', profileDetail: 'doctor' }
