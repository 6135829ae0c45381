import { settingsMachine, type SettingsInput } from '../machines/settings/settings.machine'
import type { RoomWiring } from './features'

export const features: RoomWiring = {
  'overlay.settings': (_, { login, language, feature }) => {
    const at = feature.at === 'logout' ? 'logout' : 'menu'
    const input: SettingsInput = { role: login?.role ?? null, language, at }
    return { logic: settingsMachine, input }
  },
}
