import { accountsMachine } from '../../../src/machines/session/accounts.machine'
import { viewAccounts } from '../../../src/machines/session/accounts.view'
import { modelOf } from '../../kit/paths/model'
import { staffMember } from './staffMember'

const doctor = staffMember('DOCTOR')
const FOUND = 'Tabs have several accounts'

/** Two accounts in two tabs: a third says whose it is, and offers the other (decisions.md, after the review). */
export const accountsModel = modelOf(accountsMachine)({
  name: 'accounts',
  facts: (snapshot) => ({ offers: viewAccounts(snapshot).map(({ name }) => name) }),
  starts: {
    'Open a third tab': {
      input: undefined,
      to: 'alone',
      facts: { offers: [] as string[] },
      how: 'Beside tabs with accounts 90000 00001 and 90000 00002',
    },
  },
  states: {
    alone: 'The page.',
    offering: 'Whose this tab is; Stay here, and Go on as the other.',
  },
  steps: {
    [FOUND]: {
      event: { type: 'others.found', others: [doctor] },
      leads: { in: 'alone', to: 'offering', now: { offers: [doctor.name!] } },
    },
    'Press Stay here': { event: { type: 'keep' }, leads: { in: 'offering', to: 'alone', now: { offers: [] } } },
    'Press Go on as the other': {
      event: { type: 'take', userId: doctor.userId! },
      leads: {
        in: 'offering',
        to: 'alone',
        now: { offers: [] },
        effects: [`account.taken ${JSON.stringify({ login: doctor })}`],
      },
    },
  },
  // A tab asks the others once.
  canWalk: (words) => words.filter((word) => word === FOUND).length < 2,
})
