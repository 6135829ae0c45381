import { languageMachine } from '../../../src/machines/language/language.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const languages: Readonly<Record<string, string>> = { eng: 'English', hin: 'Hindi', ben: 'Bengali' }

export const languageModel = modelOf(languageMachine)({
  name: 'language',
  facts: ({ context: { language, wanted } }) => ({ language: language as string, wanted: wanted as string }),
  starts: {
    'Open the app in English': {
      input: undefined,
      to: 'speaking',
      facts: { language: 'eng', wanted: 'eng' },
      screen: 'desktop',
    },
  },
  states: {
    speaking: ({ language }) => `The app in ${languages[language] ?? ''}.`,
    changing: {
      sees: ({ language }) => `The app still in ${languages[language] ?? ''}, while the texts are fetched.`,
      asks: ({ wanted }) => ({ speaking: wanted }),
    },
  },
  steps: {
    'Choose Hindi': {
      event: { type: 'choose', language: 'hin' },
      leads: [
        { in: 'speaking', if: ({ language }) => language === 'hin', effects: ['language.kept {"language":"hin"}'] },
        { to: 'changing', now: { wanted: 'hin' } },
      ],
    },
    'Choose Bengali': {
      event: { type: 'choose', language: 'ben' },
      leads: [
        { in: 'speaking', if: ({ language }) => language === 'ben', effects: ['language.kept {"language":"ben"}'] },
        { to: 'changing', now: { wanted: 'ben' } },
      ],
    },
    'Choose English': {
      event: { type: 'choose', language: 'eng' },
      // English is always here: nothing of it arrives that could be told from choosing it.
      only: ({ language }, at) => at.has('speaking') && language === 'eng',
      leads: { effects: ['language.kept {"language":"eng"}'] },
    },
    'Its texts arrive': {
      event: ends('speaking', answered(null)),
      leads: {
        in: 'changing',
        to: 'speaking',
        now: ({ wanted }) => ({ language: wanted }),
        effects: ({ wanted }) => [`language.kept {"language":"${wanted}"}`],
      },
    },
    'Its texts do not arrive': {
      event: ends('speaking', refused('offline')),
      leads: {
        in: 'changing',
        to: 'speaking',
        now: ({ language }) => ({ wanted: language }),
        effects: ['notice bad: offline'],
        sees: 'A toast says that you seem to be offline.',
      },
    },
  },
  // Texts that were asked for before some arrived are here too: nothing of them is waited for.
  canWalk: (words) => {
    const arrived = words.indexOf('Its texts arrive')
    const asked = words.slice(0, Math.max(arrived, 0))
    return words.slice(asked.length).every((each) => each === asked.at(-1) || !asked.includes(each))
  },
})
