import type { FeatureRow, Room } from './loading/features'
import type { overEveryPage } from './frame/overEveryPage'
import type access from '../intl/en/access.json'
import type errors from '../intl/en/errors.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly access: typeof access
    readonly errors: typeof errors
  }
}

const over = (view: Exclude<keyof typeof overEveryPage, 'BellButton' | 'ChatCount'>): FeatureRow => ({
  view: async () => (await import('./frame/overEveryPage')).overEveryPage[view],
  texts: ['errors'],
})

/** What belongs to the app itself. */
export const room: Room = {
  'page.serverError': { view: async () => (await import('./loading/ServerErrorPage')).ServerErrorPage },
  'page.notFound': { view: async () => (await import('./loading/NotFoundPage')).NotFoundPage },
  'dialog.denied': { view: async () => (await import('./frame/PermissionDialog')).PermissionDialog, texts: ['access'] },
  'app.notices': over('Notices'),
  'app.connection': { ...over('ConnectionSign'), hasLogic: true },
  'app.release': { ...over('ReleaseCard'), hasLogic: true },
  'app.accounts': { ...over('AccountsCard'), hasLogic: true },
  'app.token': { hasLogic: true },
  'app.install': { ...over('InstallCard'), hasLogic: true },
}
