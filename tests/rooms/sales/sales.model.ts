import { providerProfileMachine } from '../../../src/machines/sales/providerProfile.machine'
import { salesMachine } from '../../../src/machines/sales/sales.machine'
import { SALES_PAGE } from '../../../src/core/sales/sales.rules'
import { viewProviderProfile, viewSales } from '../../../src/machines/sales/sales.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

export const DAY = '2026-01-05'
/** Of that day, when its drawer is closed: 13:30 in India. */
export const NOW = 1_767_600_000
const month = { from: '2026-01-01', to: '2026-01-31' }
const line = (id: string) => ({
  id,
  orderNo: `M-${id}`,
  at: 1_767_589_200,
  patientName: 'Asha Patel',
  status: 'completed',
  documentNo: 'B/25-26/000001',
  paymentMethodId: 1,
  total: 50_000,
  discount: 0,
  payable: 50_000,
  refund: null,
})
export const linesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => line(String(104_200 + first + index)))
const sales = {
  salesAmount: 50_000,
  payable: 50_000,
  refunded: 0,
  salesCount: [{ status: 'completed', statusCount: 1 }],
  days: [{ day: DAY, payable: 50_000, refunded: 0 }],
  methods: [{ paymentMethodId: 1, payable: 50_000, refunded: 0 }],
  drawers: [],
}
const closed = { day: DAY, paymentMethodId: 1, expected: 50_000, counted: 50_000, closedAt: NOW }
const asked = (facts: { readonly range: string }) => {
  const [from, to] = facts.range.split(' ')
  return { provider: 'pharmacy', from, to }
}

/** Sales of a provider: staff.md, "Provider profile"; orders.md, 6.6. */
export const salesModel = modelOf(salesMachine)({
  name: 'sales',
  facts: (snapshot) => {
    const { range, lines, hasMore, isTable, fault, canExport, counting } = viewSales(snapshot)
    return {
      range: `${range.from} ${range.to}`,
      lines: lines.length,
      isShown: snapshot.context.sales !== null,
      hasMore,
      isTable,
      fault: fault?.id ?? null,
      canExport,
      document: snapshot.context.document,
      counted: counting?.counted ?? '',
      isUncounted: counting?.isUncounted ?? false,
      drawerFault: counting?.fault?.text ?? null,
    }
  },
  starts: {
    'Open the profile as a pharmacy': {
      input: { provider: 'pharmacy', today: DAY, range: { from: DAY, to: DAY } },
      to: 'loading',
      facts: {
        range: `${DAY} ${DAY}`,
        lines: 0,
        isShown: false,
        hasMore: false,
        isTable: false,
        fault: null,
        canExport: false,
        document: 'sales',
        counted: '',
        isUncounted: false,
        drawerFault: null,
      },
      how: 'Account 90000 00004, Profile',
    },
  },
  states: {
    loading: {
      sees: 'Grey shapes where the sales will stand, or those of the days before, and the days that are asked for.',
      asks: (facts) => ({ book: asked(facts) }),
    },
    failed: 'What went wrong, and Try again.',
    showing: ({ hasMore }) =>
      `The sums, the counts and the orders${hasMore ? ', and Show more' : ''}; CSV Export can be pressed.`,
    loadingMore: {
      sees: 'The orders, Show more busy.',
      asks: (facts) => ({ lines: { ...asked(facts), offset: facts.lines, limit: SALES_PAGE } }),
    },
    counting: ({ isUncounted, drawerFault }) =>
      `What was sold in cash, and how much was counted${isUncounted ? '; that an amount is missing' : ''}${drawerFault === null ? '' : `; ${drawerFault}`}.`,
    closing: {
      sees: 'Close the drawer busy.',
      asks: ({ counted }) => ({
        closing: {
          provider: 'pharmacy',
          day: DAY,
          paymentMethodId: 1,
          counted: Number(counted) * 100,
          key: '<key>',
        },
      }),
    },
    exporting: {
      sees: ({ document }) => (document === 'sales' ? 'CSV Export busy.' : 'Schedule H1 register busy.'),
      asks: (facts) => ({ export: { ...asked(facts), document: facts.document } }),
    },
  },
  steps: {
    'The sales arrive': {
      event: ends('book', answered({ sales, lines: linesFrom(0, SALES_PAGE) })),
      only: ({ lines }) => lines === 0,
      leads: {
        in: 'loading',
        to: 'showing',
        now: { isShown: true, lines: SALES_PAGE, hasMore: true, fault: null, canExport: true },
      },
    },
    'The sales of few orders arrive': {
      event: ends('book', answered({ sales, lines: linesFrom(0, 1) })),
      only: ({ lines }) => lines > 0,
      leads: {
        in: 'loading',
        to: 'showing',
        now: { isShown: true, lines: 1, hasMore: false, fault: null, canExport: true },
      },
    },
    'The sales cannot be loaded': {
      event: ends('book', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Choose this month': {
      event: { type: 'range.chosen', range: month },
      only: ({ range }) => range === `${DAY} ${DAY}`,
      leads: {
        in: ['loading', 'failed', 'showing', 'loadingMore', 'exporting'],
        to: 'loading',
        now: { range: `${month.from} ${month.to}`, fault: null, canExport: false },
      },
    },
    'Press Show more': {
      event: { type: 'more' },
      leads: { in: 'showing', if: ({ hasMore }) => hasMore, to: 'loadingMore', now: { canExport: false } },
    },
    'The rest of the orders arrives': {
      event: ends('lines', answered(linesFrom(SALES_PAGE - 1, SALES_PAGE - 1))),
      leads: { in: 'loadingMore', to: 'showing', now: { lines: 2 * SALES_PAGE - 2, hasMore: false, canExport: true } },
    },
    'The rest cannot be loaded': {
      event: ends('lines', refused('internal')),
      leads: { in: 'loadingMore', to: 'showing', now: { canExport: true }, effects: ['notice bad: wrong'] },
    },
    'Press Close the drawer: Cash': {
      event: { type: 'drawer.opened', method: 1 },
      only: ({ range, isTable, hasMore }) => range === `${DAY} ${DAY}` && !isTable && hasMore,
      leads: { in: 'showing', to: 'counting', now: { canExport: false } },
    },
    'Count 500': {
      event: { type: 'counted.typed', text: '500' },
      only: ({ counted }) => counted === '',
      leads: { in: 'counting', now: { counted: '500', isUncounted: false, drawerFault: null } },
    },
    'Press Close the drawer': {
      event: { type: 'drawer.close' },
      only: ({ isUncounted }) => !isUncounted,
      leads: [
        { in: 'counting', if: ({ counted }) => counted === '', now: { isUncounted: true } },
        { in: 'counting', to: 'closing' },
      ],
    },
    'Press Cancel': {
      event: { type: 'drawer.left' },
      leads: {
        in: 'counting',
        to: 'showing',
        now: { canExport: true, counted: '', isUncounted: false, drawerFault: null },
      },
    },
    'The drawer is closed': {
      event: ends('closing', answered(closed, 'The drawer is closed.')),
      leads: {
        in: 'closing',
        to: 'loading',
        now: { counted: '', drawerFault: null },
        effects: ['notice good: The drawer is closed.'],
      },
    },
    'The drawer was closed before': {
      event: ends('closing', refused('conflict', 'This drawer is closed already.', 'drawerClosed')),
      leads: { in: 'closing', to: 'counting', now: { drawerFault: 'This drawer is closed already.' } },
    },
    'Press CSV Export': {
      event: { type: 'export', document: 'sales' },
      leads: { in: 'showing', to: 'exporting', now: { canExport: false, document: 'sales' } },
    },
    'Press Schedule H1 register': {
      event: { type: 'export', document: 'h1Register' },
      only: ({ isTable, hasMore }) => !isTable && hasMore,
      leads: { in: 'showing', to: 'exporting', now: { canExport: false, document: 'h1Register' } },
    },
    'The address of the file arrives': {
      event: ends('export', answered({ url: '/exports/token/sales.csv' })),
      leads: {
        in: 'exporting',
        to: 'showing',
        now: { canExport: true },
        effects: ['download.ready {"url":"/exports/token/sales.csv"}'],
        sees: 'A file sales.csv among the downloads.',
      },
    },
    'The file cannot be made': {
      event: ends('export', refused('internal')),
      leads: { in: 'exporting', to: 'showing', now: { canExport: true }, effects: ['notice bad: wrong'] },
    },
    'Press Show table': {
      event: { type: 'chart.switched' },
      only: ({ range, isShown }, at) => range !== `${DAY} ${DAY}` && isShown && at.has('showing'),
      leads: { now: ({ isTable }) => ({ isTable: !isTable }) },
    },
  },
})

const profile = {
  profilePhoto: null,
  name: 'Neem Tree Pharmacy',
  countryCode: '+91',
  phoneNumber: '8000000001',
  address: '12, MG Road, Noida 201301',
  workingDays: [1],
  startTime: 540,
  endTime: 1320,
  hours: [{ weekday: 1, opens: 540, closes: 1320 }],
  isPaused: false,
  pausedUntil: null,
}
const asking = (isPaused: boolean, pausedUntil: string | null) => ({
  provider: 'pharmacy',
  isPaused,
  pausedUntil,
  key: '<key>',
})

/** A provider's own profile: staff.md, "Provider profile"; the pause of orders.md, 3.2. */
export const providerProfileModel = modelOf(providerProfileMachine)({
  name: 'providerProfile',
  facts: (snapshot) => {
    const { profile: shown, fault, until, pauseFault } = viewProviderProfile(snapshot)
    return {
      isShown: shown !== null,
      isPaused: shown?.isPaused ?? false,
      until,
      fault: fault?.id ?? null,
      pauseFault: pauseFault?.text ?? null,
      isSent: snapshot.context.attempt !== null,
    }
  },
  starts: {
    'Open the profile as a pharmacy': {
      input: { provider: 'pharmacy', today: DAY },
      to: 'loading',
      facts: { isShown: false, isPaused: false, until: null, fault: null, pauseFault: null, isSent: false },
      how: 'Account 90000 00004, Profile',
    },
  },
  states: {
    loading: { sees: 'Grey shapes where the profile will stand.', asks: { loading: { provider: 'pharmacy' } } },
    failed: 'What went wrong, and Try again.',
    shown: ({ isPaused }) =>
      `Name, number, address and hours; ${isPaused ? 'that new orders are paused, and Take orders again' : 'Pause new orders'}.`,
    asking: ({ until, pauseFault }) =>
      `Until when orders are paused: ${until ?? 'until they are taken again'}${pauseFault === null ? '' : '; why it was refused'}.`,
    pausing: { sees: 'Pause orders busy.', asks: ({ until }) => ({ pausing: asking(true, until) }) },
    resuming: { sees: 'Take orders again busy.', asks: { resuming: asking(false, null) } },
  },
  steps: {
    'The profile arrives': {
      event: ends('loading', answered(profile)),
      leads: { in: 'loading', to: 'shown', now: { isShown: true, fault: null } },
    },
    'The profile cannot be loaded': {
      event: ends('loading', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Press Pause new orders': {
      event: { type: 'pause' },
      leads: { in: 'shown', if: ({ isPaused }) => !isPaused, to: 'asking', now: { until: null, pauseFault: null } },
    },
    'Choose until a day': {
      event: { type: 'until.chosen', day: '2026-01-06' },
      only: ({ until }) => until === null,
      leads: { in: 'asking', now: { until: '2026-01-06', pauseFault: null } },
    },
    'Press Cancel': { event: { type: 'cancel' }, leads: { in: 'asking', to: 'shown' } },
    'Press Pause orders': {
      event: { type: 'save' },
      leads: { in: 'asking', to: 'pausing', now: { isSent: true } },
    },
    'Orders are paused': {
      event: ends('pausing', answered({ ...profile, isPaused: true }, 'New orders are paused')),
      leads: {
        in: 'pausing',
        to: 'shown',
        now: { isPaused: true, isSent: false },
        effects: ['notice good: New orders are paused'],
      },
    },
    'The pause is refused': {
      event: ends('pausing', refused('badRequest', 'Choose a day after today', 'pauseOver')),
      leads: {
        in: 'pausing',
        to: 'asking',
        now: { pauseFault: 'Choose a day after today', isSent: false },
        effects: ['notice bad: Choose a day after today'],
      },
    },
    'Press Take orders again': {
      event: { type: 'resume' },
      leads: { in: 'shown', if: ({ isPaused }) => isPaused, to: 'resuming', now: { isSent: true } },
    },
    'Orders are taken again': {
      event: ends('resuming', answered(profile, 'New orders are taken again')),
      leads: {
        in: 'resuming',
        to: 'shown',
        now: { isPaused: false, isSent: false },
        effects: ['notice good: New orders are taken again'],
      },
    },
    'Orders cannot be taken again': {
      event: ends('resuming', refused('internal')),
      leads: { in: 'resuming', to: 'shown', now: { isSent: true }, effects: ['notice bad: wrong'] },
    },
  },
})
