import { settingsMachine } from '../../../src/machines/settings/settings.machine'
import { viewSettings } from '../../../src/machines/settings/settings.view'
import { modelOf } from '../../kit/paths/model'

const opened = { language: 'eng', at: 'menu' } as const
const nobody = {
  role: null as string | null,
  chosen: 'eng',
  canChangeLanguage: false,
  canConfirmLanguage: false,
  hasHelp: false,
  canLogIn: false,
  canLogOut: false,
}
/** What a closed or a leaving menu offers. */
const nothing = {
  canChangeLanguage: false,
  canConfirmLanguage: false,
  hasHelp: false,
  canLogIn: false,
  canLogOut: false,
}

const mayChange = (role: string | null) => role === 'PATIENT' || role === 'GUEST'
const isDoctor = (role: string | null) => role === 'DOCTOR'
const isHere = (role: string | null) => role !== null && role !== 'GUEST'
/** What the specification offers to each role in the menu. */
const offeredTo = (role: string | null, chosen: string) => ({
  canChangeLanguage: mayChange(role),
  canConfirmLanguage: chosen !== 'eng',
  hasHelp: isDoctor(role),
  canLogIn: !isHere(role),
  canLogOut: isHere(role),
})

export const settingsModel = modelOf(settingsMachine)({
  name: 'settings',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { language, isLeaving: _, ...offered } = viewSettings(snapshot)
    return { role: snapshot.context.role, chosen: language, ...offered }
  },
  starts: {
    'Open the settings as a patient': {
      input: { ...opened, role: 'PATIENT' },
      to: 'choosing',
      facts: { ...nobody, role: 'PATIENT', canChangeLanguage: true, canLogOut: true },
      how: 'Account 90000 00001',
    },
    'Open the settings as a guest': {
      input: { ...opened, role: 'GUEST' },
      to: 'choosing',
      facts: { ...nobody, role: 'GUEST', canChangeLanguage: true, canLogIn: true },
      how: 'Press Skip on a phone',
    },
    'Open the settings as a doctor': {
      input: { ...opened, role: 'DOCTOR' },
      to: 'choosing',
      facts: { ...nobody, role: 'DOCTOR', hasHelp: true, canLogOut: true },
      how: 'Account 90000 00002',
    },
    'Press Logout in the menu as a pharmacy': {
      input: { ...opened, role: 'PHARMACY', at: 'logout' },
      to: 'confirmingLogout',
      facts: { ...nobody, role: 'PHARMACY' },
      how: 'Account 90000 00004',
    },
  },
  states: {
    choosing: ({ canChangeLanguage, hasHelp, canLogIn, canConfirmLanguage }) =>
      [
        'The settings:',
        canChangeLanguage
          ? `the languages, Confirm ${canConfirmLanguage ? 'ready' : 'waiting for another choice'};`
          : '',
        hasHelp ? 'Help & Support;' : '',
        canLogIn ? 'Login/Register.' : 'Logout.',
      ]
        .filter(Boolean)
        .join(' '),
    confirmingLogout: 'The question whether to log out.',
    closed: 'The settings are gone.',
  },
  steps: {
    'Choose Gujarati': {
      event: { type: 'language.chosen', language: 'guj' },
      leads: {
        in: 'choosing',
        if: ({ role }) => mayChange(role),
        now: { chosen: 'guj', canConfirmLanguage: true },
      },
    },
    'Choose English again': {
      event: { type: 'language.chosen', language: 'eng' },
      leads: {
        in: 'choosing',
        if: ({ role }) => mayChange(role),
        now: { chosen: 'eng', canConfirmLanguage: false },
      },
    },
    'Press Confirm': {
      event: { type: 'language.confirmed' },
      leads: {
        in: 'choosing',
        if: ({ chosen }) => chosen !== 'eng',
        to: 'closed',
        now: nothing,
        effects: ['language.wanted {"language":"guj"}'],
        sees: 'The app is in Gujarati.',
      },
    },
    'Press Help & Support': {
      event: { type: 'help' },
      leads: {
        in: 'choosing',
        if: ({ role }) => isDoctor(role),
        to: 'closed',
        now: nothing,
        effects: ['help.wanted'],
        sees: 'The form for help.',
      },
    },
    'Press Login/Register': {
      event: { type: 'login' },
      leads: {
        in: 'choosing',
        if: ({ role }) => !isHere(role),
        to: 'closed',
        now: nothing,
        effects: ['login.wanted'],
        sees: 'The login.',
      },
    },
    'Press Logout': {
      event: { type: 'logout' },
      leads: { in: 'choosing', if: ({ role }) => isHere(role), to: 'confirmingLogout', now: nothing },
    },
    'Confirm the logout': {
      event: { type: 'logout.confirmed' },
      leads: {
        in: 'confirmingLogout',
        to: 'closed',
        effects: ['logout.confirmed'],
        sees: 'The landing page; nobody is logged in.',
      },
    },
    'Stay logged in': {
      event: { type: 'logout.declined' },
      leads: [
        { in: 'confirmingLogout', if: ({ role }) => role === 'PHARMACY', to: 'closed' },
        { in: 'confirmingLogout', to: 'choosing', now: ({ role, chosen }) => offeredTo(role, chosen) },
      ],
    },
    'Close the settings': {
      event: { type: 'close' },
      leads: { in: 'choosing', to: 'closed', now: nothing },
    },
  },
})
