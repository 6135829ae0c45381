import type { SnapshotFrom } from 'xstate'
import { slides, type onboardingMachine } from './onboarding.machine'

/** The language step, or the picture of the tutorial that is shown. */
export const viewOnboarding = (snapshot: SnapshotFrom<typeof onboardingMachine>) => {
  const { language, slide, touched } = snapshot.context
  return {
    isChoosing: snapshot.matches('choosingLanguage'),
    language,
    lacksLanguage: touched && language === null,
    slide,
    isLast: slide === slides.length - 1,
  }
}
