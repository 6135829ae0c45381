import type { ActorRefFrom } from 'xstate'
import { EMPTY_FORM } from '../../core/prescription/prescriptionForm.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { outcomeTransitions } from '../kit/onOutcome'
import { unsaved } from '../kit/save'
import { searchPauses } from '../prescription/prescription.setup'
import { type RemovedTemplate, type TemplatesContext, templatesSetup, type WrittenTemplate } from './templates.setup'

const { onOutcome } = outcomeTransitions(templatesSetup)
/** What is sent was begun by `beginAttempt` or `beginCopy`. */
const attempted = ({ context }: { readonly context: TemplatesContext }) =>
  keyed(context.attempt as Attempt<WrittenTemplate>)

/** A doctor's templates: listed, made, copied, changed and deleted. While one is made its panel is not closed. */
export const templatesMachine = templatesSetup.createMachine({
  id: 'templates',
  context: {
    templates: [],
    opened: null,
    medicines: [],
    form: EMPTY_FORM,
    name: '',
    chosenId: null,
    stored: '',
    activeRow: null,
    isNameTaken: false,
    isNameMissing: false,
    failure: null,
    attempt: null,
  },
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'open',
        src: 'open',
        input: {},
        onDone: onOutcome('open', {
          refused: { target: 'failed', actions: 'storeOpened' },
          done: { target: 'open', actions: 'storeOpened' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'opening' } },
    open: {
      type: 'parallel',
      invoke: [
        { id: 'medicineSearch', src: 'medicineSearch', input: { pause: searchPauses.medicines } },
        { id: 'attributeSearch', src: 'attributeSearch', input: { pause: searchPauses.attributes } },
      ],
      on: {
        found: { actions: { type: 'keepFound', params: ({ event }) => event } },
        looked: [
          {
            guard: { type: 'isMedicine', params: ({ event }) => event.asked },
            actions: { type: 'lookMedicines', params: ({ event }) => event.asked },
          },
          { actions: { type: 'lookAttributes', params: ({ event }) => event.asked } },
        ],
        'looked.now': { actions: 'lookNow' },
      },
      states: {
        work: {
          initial: 'listing',
          states: {
            listing: {
              on: {
                new: { target: 'writing.creating', actions: 'startNew' },
                'template.chosen': {
                  target: 'writing.editing',
                  actions: { type: 'choose', params: ({ event }) => event.id },
                },
              },
            },
            writing: {
              tags: 'writing',
              initial: 'creating',
              on: {
                changed: { actions: { type: 'change', params: ({ event }) => event.change } },
                medicine: { actions: { type: 'edit', params: ({ event }) => event.act } },
                'name.typed': { actions: { type: 'typeName', params: ({ event }) => event.name } },
                save: [{ guard: 'hasName', target: 'saving' }, { actions: 'markName' }],
              },
              states: {
                creating: { tags: 'locked', on: { leave: '#templates.open.work.listing' } },
                editing: {
                  on: {
                    copy: [{ guard: 'hasName', target: '#templates.open.work.copying' }, { actions: 'markName' }],
                    delete: '#templates.open.work.confirmingDelete',
                    close: { guard: 'hasEdits', target: '#templates.open.work.confirmingLeave' },
                    leave: [
                      { guard: 'hasEdits', target: '#templates.open.work.confirmingLeave' },
                      { target: '#templates.open.work.listing' },
                    ],
                  },
                },
                before: { type: 'history' },
              },
            },
            saving: {
              tags: ['writing', 'sending', 'locked'],
              entry: ['beginAttempt', 'forgetFailure'],
              invoke: {
                id: 'send',
                src: 'send',
                input: attempted,
                onDone: onOutcome('send', {
                  isNameRefused: { target: 'writing.before', actions: ['settleAttempt', 'keepFailure', 'takeName'] },
                  ...unsaved({ superseded: 'renewing', refused: 'writing.before' }),
                  done: { target: 'reloading', actions: ['settleAttempt', 'keepSaved', 'notify'] },
                }),
              },
            },
            /** It was changed elsewhere: what is typed stays, and is saved over the new version when it is saved again. */
            renewing: {
              tags: ['writing', 'sending', 'locked'],
              invoke: {
                id: 'renew',
                src: 'reload',
                input: {},
                onDone: onOutcome('reload', { done: { target: 'writing.before', actions: 'renewTemplates' } }),
              },
            },
            copying: {
              tags: ['writing', 'sending'],
              entry: ['beginCopy', 'forgetFailure'],
              invoke: {
                id: 'copy',
                src: 'send',
                input: attempted,
                onDone: onOutcome('send', {
                  refused: { target: 'writing.before', actions: ['settleAttempt', 'keepFailure'] },
                  done: { target: 'reloading', actions: ['settleAttempt', 'keepSaved', 'notify'] },
                }),
              },
            },
            confirmingDelete: {
              tags: ['writing', 'confirmingDelete'],
              on: { confirm: 'deleting', dismiss: 'writing.before' },
            },
            confirmingLeave: {
              tags: ['writing', 'confirmingLeave'],
              on: { confirm: 'listing', dismiss: 'writing.before' },
            },
            deleting: {
              tags: ['writing', 'confirmingDelete', 'sending'],
              entry: 'beginDelete',
              invoke: {
                id: 'delete',
                src: 'remove',
                input: ({ context: { attempt } }) => keyed(attempt as Attempt<RemovedTemplate>),
                onDone: onOutcome('remove', {
                  refused: { target: 'writing.before', actions: ['settleAttempt', 'keepFailure', 'notify'] },
                  done: { target: 'reloading', actions: ['settleAttempt', 'notify'] },
                }),
              },
            },
            reloading: {
              tags: 'loading',
              invoke: {
                id: 'reload',
                src: 'reload',
                input: {},
                onDone: onOutcome('reload', {
                  refused: { target: 'listing', actions: ['keepTemplates', 'notify'] },
                  hasChosen: { target: 'writing.editing', actions: ['keepTemplates', 'reopen'] },
                  done: { target: 'listing', actions: ['keepTemplates', 'forgetChosen'] },
                }),
              },
            },
          },
        },
        name: {
          initial: 'resting',
          on: { 'name.typed': '.settling', leave: '.resting' },
          states: {
            resting: {},
            settling: {
              after: { namePause: [{ guard: 'hasName', target: 'checking' }, { target: 'resting' }] },
            },
            checking: {
              tags: 'checking',
              invoke: {
                id: 'checkName',
                src: 'checkName',
                input: ({ context }) => ({ name: context.name.trim(), exceptId: context.chosenId }),
                onDone: onOutcome('checkName', { done: { target: 'resting', actions: 'keepCheck' } }),
              },
            },
          },
        },
      },
    },
  },
})

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>
