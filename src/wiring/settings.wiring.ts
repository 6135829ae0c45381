import { fromPort } from '../machines/kit/fromPort'
import { quietHoursMachine } from '../machines/settings/quietHours.machine'
import { settingsMachine, type SettingsInput } from '../machines/settings/settings.machine'
import type { RoomWiring } from './features'

export const features: RoomWiring = {
  'overlay.settings': ({ chat }, { login, language, feature }) => {
    const at = feature.at === 'logout' ? 'logout' : 'menu'
    const input: SettingsInput = { role: login?.role ?? null, language, at }
    const isKnown = login !== null && login.role !== 'GUEST'
    const nights = quietHoursMachine.provide({
      actors: { load: fromPort(chat.quietHours), save: fromPort(chat.setQuietHours) },
    })
    return {
      logic: settingsMachine,
      input,
      ...(isKnown && at === 'menu' && { beside: { quietHours: { logic: nights, input: undefined } } }),
    }
  },
}
