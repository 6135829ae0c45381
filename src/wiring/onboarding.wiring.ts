import type { Language } from '../core/language/languages'
import type { OpenedPage } from '../machines/app/page'
import { onboardingMachine } from '../machines/session/onboarding.machine'

export const openOnboarding = (language: Language | null): OpenedPage => ({
  logic: onboardingMachine,
  input: { language },
})
