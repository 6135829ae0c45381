import type { Language } from '../core/language/languages'
import type { LoginResult } from '../core/session/session'
import type { OpenedPage } from '../machines/app/page'
import type { PanelRequest } from '../machines/app/panel.machine'
import { onboardingMachine } from '../machines/session/onboarding.machine'
import { settingsMachine, type SettingsInput } from '../machines/settings/settings.machine'

export const openSettings = ({ at }: PanelRequest, login: LoginResult | null, language: Language): OpenedPage => {
  const input: SettingsInput = { role: login?.role ?? null, language, at }
  return { logic: settingsMachine, input }
}

export const openOnboarding = (language: Language | null): OpenedPage => ({
  logic: onboardingMachine,
  input: { language },
})
