import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from './settings.machine'

/** What the settings offer to whoever opened them. */
export const viewSettings = (snapshot: SnapshotFrom<typeof settingsMachine>) => ({
  isLeaving: snapshot.matches('confirmingLogout'),
  language: snapshot.context.chosen,
  canChangeLanguage: snapshot.can({ type: 'language.chosen', language: snapshot.context.chosen }),
  canConfirmLanguage: snapshot.can({ type: 'language.confirmed' }),
  hasHelp: snapshot.can({ type: 'help' }),
  canLogIn: snapshot.can({ type: 'login' }),
  canLogOut: snapshot.can({ type: 'logout' }),
})
