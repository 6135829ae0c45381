import { someRooms } from '../../kit/inpatient'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { type At, BOARD, changeOf, hospitalId, listed, type LiveFacts } from './wardFacts'

/** What others change while the page is open: doctors-day.md, "Live". */
export const liveSteps = {
  'Somebody else admits a patient here': {
    event: { type: 'ward.changed', change: changeOf('stay-9') },
    only: ({ news, hospital }: LiveFacts, at: At) =>
      news === 0 && hospital === 'Sanjeevani Hospital' && at.has('open.sheet.closed'),
    leads: [
      {
        in: ['open.board.shown', 'open.board.stale', 'open.board.refreshing'],
        to: 'open.board.refreshing',
        now: { news: 1, changed: 'stay-9' },
      },
      { in: ['open.board.loading', 'open.board.failed'], now: { news: 1, changed: 'stay-9' } },
    ],
  },
  'Somebody else changes the stay that is open': {
    event: { type: 'ward.changed', change: changeOf('stay-1') },
    only: ({ news, hospital, by }: LiveFacts, at: At) =>
      news === 0 && by === null && hospital === 'Sanjeevani Hospital' && at.has('open.sheet.stay.shown'),
    leads: [
      {
        in: ['open.board.shown', 'open.board.stale', 'open.board.refreshing'],
        to: 'open.board.refreshing',
        now: { news: 1, changed: 'stay-1', by: 'Dr. Sen' },
      },
      {
        in: ['open.board.loading', 'open.board.failed'],
        now: { news: 1, changed: 'stay-1', by: 'Dr. Sen' },
      },
    ],
  },
  'Press Changed by Dr. Sen · Show': {
    event: { type: 'stay.again' },
    only: ({ by }: LiveFacts) => by !== null,
    leads: { in: 'open.sheet.stay.shown', to: 'open.sheet.stay.loading' },
  },
  'The beds of now arrive': {
    event: ends('refreshing', answered(someRooms)),
    leads: { in: 'open.board.refreshing', to: 'open.board.shown', now: { rooms: 2 } },
  },
  'The beds of now cannot be loaded': {
    event: ends('refreshing', refused('offline')),
    only: (_: LiveFacts, at: At) => at.has('open.sheet.closed'),
    leads: { in: 'open.board.refreshing', to: 'open.board.stale' },
  },
  'Ten seconds pass': {
    event: { type: 'xstate.after.again.ward.open.board.stale' },
    leads: { in: 'open.board.stale', to: 'open.board.refreshing' },
  },
  'Press 1 new · Show': {
    event: { type: 'news.shown' },
    only: ({ news }: LiveFacts, at: At) => news > 0 && at.has('open.sheet.closed'),
    leads: {
      in: BOARD,
      now: { news: 0 },
      effects: ({ hospital }: LiveFacts) => [listed(hospitalId(hospital))],
    },
  },
} as const
