import { setup } from 'xstate'

/** A page that only shows: nothing can happen on it but leaving. */
export const stillMachine = setup({}).createMachine({ id: 'still' })
