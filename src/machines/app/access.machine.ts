import { setup } from 'xstate'

/** The dialog that says something is not the person's to do; pressing on behind it opens no second one. */
export const accessMachine = setup({
  types: { events: {} as { type: 'permission.denied' } | { type: 'noted' }, tags: {} as 'denied' },
}).createMachine({
  id: 'access',
  initial: 'open',
  states: {
    open: { on: { 'permission.denied': 'denied' } },
    denied: { tags: 'denied', on: { noted: 'open' } },
  },
})
