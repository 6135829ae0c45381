import { languageMachine } from '../../../src/machines/language/language.machine'
import { settingsMachine } from '../../../src/machines/settings/settings.machine'
import type { PathModel } from './model'
import { answered, ends, refused } from './outcomes'

const opened = { language: 'eng', at: 'menu' } as const

export const settingsModel = {
  name: 'settings',
  machine: settingsMachine,
  inputs: {
    'Open the settings as a patient': { ...opened, role: 'PATIENT' },
    'Open the settings as a guest': { ...opened, role: 'GUEST' },
    'Open the settings as a doctor': { ...opened, role: 'DOCTOR' },
    'Press Logout in the menu as a pharmacy': { ...opened, role: 'PHARMACY', at: 'logout' },
  },
  events: {
    'Choose Gujarati': { type: 'language.chosen', language: 'guj' },
    'Choose English again': { type: 'language.chosen', language: 'eng' },
    'Press Confirm': { type: 'language.confirmed' },
    'Press Help & Support': { type: 'help' },
    'Press Login/Register': { type: 'login' },
    'Press Logout': { type: 'logout' },
    'Confirm the logout': { type: 'logout.confirmed' },
    'Stay logged in': { type: 'logout.declined' },
    'Close the settings': { type: 'close' },
  },
  facts: ({ context }) => [context.chosen],
} satisfies PathModel

export const languageModel = {
  name: 'language',
  machine: languageMachine,
  inputs: { 'Open the app in English': undefined },
  events: {
    'Choose Hindi': { type: 'choose', language: 'hin' },
    'Choose Bengali': { type: 'choose', language: 'ben' },
    'Choose English': { type: 'choose', language: 'eng' },
    'Its texts arrive': ends('speaking', answered(null)),
    'Its texts do not arrive': ends('speaking', refused('network')),
  },
  facts: ({ context }) => [context.language, context.wanted],
  // English is always here: nothing of it arrives that could be told from choosing it.
  isPossible: ({ value }, event) => value === 'speaking' || (event as { language?: unknown }).language !== 'eng',
} satisfies PathModel
