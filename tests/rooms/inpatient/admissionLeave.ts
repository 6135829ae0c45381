import { list } from './admissionFacts'

interface LeaveFacts {
  readonly mode: string
  readonly typed: boolean
  readonly page: boolean
}

/** Where something may have been entered. */
const ENTERING = [
  'editing',
  'saving',
  'renewing',
  'choosingBed.loadingRooms',
  'choosingBed.roomsFailed',
  'choosingBed.shown',
  'admitting',
  'findingStay',
] as const

const QUESTIONS = ['confirmingLeave', 'confirmingChat', 'switchingChat'] as const
const isAtOne = (at: ReadonlySet<string>, leaves: readonly string[]): boolean => leaves.some((leaf) => at.has(leaf))

/** The form is left; whoever entered something is asked first: doctors-day.md, "Nothing typed is lost". */
export const leaveSteps = {
  'Close the form': {
    event: { type: 'close' },
    how: 'Press Cancel, or the cross of the dialog; at a question press Back in the browser',
    /** A page has its Cancel in the form; over a question there is only Back, which closes what a stay has open. */
    only: ({ mode, page }: LeaveFacts, at: ReadonlySet<string>) =>
      isAtOne(at, QUESTIONS) ? !page && mode !== 'new' : !page || isAtOne(at, ENTERING),
    leads: [
      { in: ENTERING, if: ({ typed }: LeaveFacts) => typed, to: 'confirmingLeave' },
      { in: 'confirmingLeave', if: ({ mode }: LeaveFacts) => mode === 'edit', to: 'editing' },
      {
        in: [
          'recalling',
          'checkingNumber',
          'loadingStay',
          'stayFailed',
          'loadingHospitals',
          'hospitalsFailed',
          'viewing',
          'confirmingChat',
          'switchingChat',
          ...ENTERING,
        ],
        to: 'left',
        effects: ({ page }: LeaveFacts) => (page ? [list({ navItem: 1 })] : []),
      },
    ],
  },
  'Press Go on editing': {
    event: { type: 'leave.declined' },
    leads: [
      { in: 'confirmingLeave', if: ({ mode }: LeaveFacts) => mode === 'edit', to: 'editing' },
      { in: 'confirmingLeave', to: 'choosingBed.loadingRooms' },
    ],
  },
  'Press Discard': {
    event: { type: 'leave.confirmed' },
    leads: {
      in: 'confirmingLeave',
      to: 'left',
      effects: ({ page }: LeaveFacts) => (page ? [list({ navItem: 1 })] : []),
    },
  },
} as const
