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
  'choosingBed.loadingRooms',
  'choosingBed.roomsFailed',
  'choosingBed.shown',
  'admitting',
  'findingStay',
] as const

/** The form is left; whoever entered something is asked first: doctors-day.md, "Nothing typed is lost". */
export const leaveSteps = {
  'Close the form': {
    event: { type: 'close' },
    leads: [
      { in: ENTERING, if: ({ typed }: LeaveFacts) => typed, to: 'confirmingLeave' },
      { in: 'confirmingLeave', if: ({ mode }: LeaveFacts) => mode === 'edit', to: 'editing' },
      { in: 'confirmingLeave', to: 'choosingBed.loadingRooms' },
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
