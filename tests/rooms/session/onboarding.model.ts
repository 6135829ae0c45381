import { onboardingMachine } from '../../../src/machines/session/onboarding.machine'
import { viewOnboarding } from '../../../src/machines/session/onboarding.view'
import { modelOf } from '../../kit/paths/model'

/** The tutorial has four pictures, counted from 0. */
const LAST = 3

export const onboardingModel = modelOf(onboardingMachine)({
  name: 'onboarding',
  facts: (snapshot) => {
    const { language, lacksLanguage, slide, isLast } = viewOnboarding(snapshot)
    return { language, lacksLanguage, touched: snapshot.context.touched, slide, isLast }
  },
  starts: {
    'Open the app for the first time': {
      input: { language: null },
      to: 'choosingLanguage',
      facts: { language: null, lacksLanguage: false, touched: false, slide: 0, isLast: false },
      how: 'In a private window open /get-started',
    },
  },
  states: {
    choosingLanguage: ({ lacksLanguage, language }) =>
      lacksLanguage
        ? 'The four languages, and that one has to be chosen.'
        : `The four languages, ${language === null ? 'none' : 'Hindi'} chosen.`,
    showingTutorial: ({ slide, isLast }) =>
      `Slide ${String(slide + 1)} of 4 of the tutorial; the button says ${isLast ? 'Get started' : 'Next'}.`,
    verifying: 'The field for the mobile number.',
  },
  steps: {
    'Choose Hindi': {
      event: { type: 'language.chosen', language: 'hin' },
      leads: {
        in: 'choosingLanguage',
        now: { language: 'hin', lacksLanguage: false },
        effects: ['language.wanted {"language":"hin"}'],
        sees: 'The app is in Hindi.',
      },
    },
    'Press Continue': {
      event: { type: 'continue' },
      leads: [
        { in: 'choosingLanguage', if: ({ language }) => language !== null, to: 'showingTutorial' },
        { in: 'choosingLanguage', now: { touched: true, lacksLanguage: true } },
      ],
    },
    'Press Next or Get started': {
      event: { type: 'next' },
      leads: [
        {
          in: 'showingTutorial',
          if: ({ slide }) => slide === LAST,
          to: 'verifying',
          effects: ['go /mobile-otp-verify'],
        },
        { in: 'showingTutorial', now: ({ slide }) => ({ slide: slide + 1, isLast: slide + 1 === LAST }) },
      ],
    },
    'Press Back': {
      event: { type: 'back' },
      leads: [
        { in: 'showingTutorial', if: ({ slide }) => slide === 0, to: 'choosingLanguage' },
        { in: 'showingTutorial', now: ({ slide }) => ({ slide: slide - 1, isLast: false }) },
      ],
    },
    'Press the dot of the last picture': {
      event: { type: 'slide.chosen', slide: LAST },
      leads: { in: 'showingTutorial', now: { slide: LAST, isLast: true } },
    },
    // On a desktop there is no way past the pictures but through them.
    'Press Skip': {
      event: { type: 'skip' },
      leads: { in: 'showingTutorial', to: 'verifying', effects: ['go /mobile-otp-verify'] },
      screen: 'phone',
    },
  },
})
