import type { Language } from '../core/language/languages'
import type { LoginResult } from '../core/session/session'
import type { OpenedPage } from '../machines/app/page'
import type { PanelRequest } from '../machines/app/panel.machine'
import { onboardingMachine } from '../machines/session/onboarding.machine'
import { loadPanel } from '../ui/app/panels'
import { settingsMachine, type SettingsInput } from '../machines/settings/settings.machine'

/** Fetches a panel and what it starts from. */
export const openPanel = async (
  { name, at }: PanelRequest,
  login: LoginResult | null,
  language: Language,
): Promise<OpenedPage> => {
  await loadPanel(name)
  const input: SettingsInput = { role: login?.role ?? null, language, at }
  return { logic: settingsMachine, input }
}

export const openOnboarding = (language: Language | null): OpenedPage => ({
  logic: onboardingMachine,
  input: { language },
})
