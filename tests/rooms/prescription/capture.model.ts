import { captureMachine } from '../../../src/machines/prescription/capture.machine'
import { viewCapture } from '../../../src/machines/prescription/capture.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { savedPrescription } from './prescriptionFacts'

const shot = { full: 'data:image/png;base64,AA', small: 'data:image/png;base64,BB' }
const pageNo = (number: number) => ({
  name: `page-${number}.png`,
  preview: null,
  url: `/small-${number}`,
  fullUrl: `/full-${number}`,
})
const file = (type: string) => ({ name: 'rx', type, size: 10 })
const input = {
  bookingId: 'b1',
  patientName: 'Ravi Kumar',
  startsAt: 100,
  hasTyped: false,
  way: 'photo',
  isVideo: false,
  categories: [],
} as const

interface Captured {
  readonly way: string
  readonly pages: number
  readonly category: boolean
  readonly declared: boolean
  readonly first: string | null
}

const isFirst = ({ pages, category, declared }: Captured) => pages === 1 && !category && !declared
const end = ({ way, pages, first }: Captured) => ({
  bookingId: 'b1',
  healthCategoryId: 'c1',
  url: way === 'file' ? '/rx.pdf' : first === 'page-1.png' ? '/small-1' : '/small-2',
  ...(way === 'photo' && {
    pages: pages === 2 ? ['/full-1', '/full-2'] : [first === 'page-1.png' ? '/full-1' : '/full-2'],
  }),
  ...(way === 'file' && { declaresNone: true }),
  key: '<key>',
})

/** A prescription from paper: staff.md, "Camera: capture, then preview, then Retake or Save"; a doctor's of S2-256. */
export const captureModel = modelOf(captureMachine)({
  name: 'capture',
  passed: ['beginning'],
  facts: (snapshot) => {
    const { way, shot: taken, pages, categoryId, declaresNone, fileFault, failure } = viewCapture(snapshot)
    return {
      way,
      shot: taken !== null,
      pages: pages.length,
      first: pages[0]?.name ?? null,
      category: categoryId !== null,
      declared: declaresNone,
      fileFault,
      fault: failure?.id ?? null,
    }
  },
  starts: {
    'Press Photo': {
      input,
      to: 'photographing',
      facts: {
        way: 'photo',
        shot: false,
        pages: 0,
        first: null,
        category: false,
        declared: false,
        fileFault: null,
        fault: null,
      },
      how: 'Account 90000 00002, an appointment, Create prescription',
    },
    'Press Upload for a video consultation': {
      input: { ...input, way: 'file', isVideo: true },
      to: 'choosingFile',
      facts: {
        way: 'file',
        shot: false,
        pages: 0,
        first: null,
        category: false,
        declared: false,
        fileFault: null,
        fault: null,
      },
      screen: 'desktop',
    },
  },
  states: {
    photographing: {
      sees: ({ shot: isLookedAt }) =>
        isLookedAt ? 'The photo, Retake and Save.' : 'What the camera shows, and the shutter.',
      asks: ({ shot: isLookedAt, pages }) => ({ camera: { shot: isLookedAt ? shot : null, kept: pages } }),
    },
    confirming: 'The question whether to save this photo: Yes, save; Don’t save.',
    uploading: {
      sees: 'The photo.',
      asks: ({ pages }) => ({ upload: { shot, number: pages + 1 } }),
    },
    choosingFile: ({ fileFault }) => (fileFault === null ? 'Choose a file.' : 'What is wrong with the file.'),
    uploadingFile: { sees: 'That the file is on its way.', asks: { uploadFile: { file: file('application/pdf') } } },
    finishing: 'The pages, the health categories, End Consultation.',
    asking: 'The question whether to end the consultation: Sign and end; Not yet.',
    ending: { sees: 'That it is on its way.', asks: (facts) => ({ end: end(facts) }) },
    signed: 'The schedule.',
    closed: 'The form.',
  },
  steps: {
    'Photograph a page, and press Save': {
      event: ends('camera', { kind: 'taken', shot }),
      leads: { in: 'photographing', to: 'confirming', now: { shot: true, fileFault: null, fault: null } },
    },
    'Press Back to the form, at the camera': {
      event: ends('camera', { kind: 'closed', shot: null }),
      leads: { in: 'photographing', to: 'closed' },
      only: ({ pages, category }) => pages < 2 && !category,
      isLast: true,
    },
    'Press Don’t save': { event: { type: 'dismiss' }, leads: { in: 'confirming', to: 'photographing' } },
    'Press Yes, save': { event: { type: 'confirm' }, leads: { in: 'confirming', to: 'uploading' } },
    'The first page is uploaded': {
      event: ends('upload', answered(pageNo(1))),
      only: ({ pages }) => pages === 0,
      leads: { in: 'uploading', to: 'finishing', now: { shot: false, pages: 1, first: 'page-1.png', fault: null } },
    },
    'The second page is uploaded': {
      event: ends('upload', answered(pageNo(2))),
      only: ({ pages }) => pages === 1,
      leads: { in: 'uploading', to: 'finishing', now: { shot: false, pages: 2, fault: null } },
    },
    'The page is not uploaded': {
      event: ends('upload', refused('network')),
      leads: { in: 'uploading', to: 'photographing', now: { fault: 'wrong' } },
    },
    'Choose an empty file': {
      event: { type: 'file.chosen', file: { ...file('application/pdf'), size: 0 } },
      leads: { in: 'choosingFile', now: { fileFault: 'empty' } },
    },
    'Choose a PDF': {
      event: { type: 'file.chosen', file: file('application/pdf') },
      leads: { in: 'choosingFile', to: 'uploadingFile', now: { fileFault: null, fault: null } },
    },
    'The file is uploaded': {
      event: ends('uploadFile', answered({ name: 'rx.pdf', url: '/rx.pdf', thumbnailUrl: null })),
      leads: { in: 'uploadingFile', to: 'finishing', now: { pages: 1, first: 'rx.pdf', fileFault: null, fault: null } },
    },
    'The file is refused': {
      event: ends('uploadFile', refused('badRequest', '', 'fileLocked')),
      leads: { in: 'uploadingFile', to: 'choosingFile', now: { fileFault: 'locked' } },
      how: 'Choose a PDF that asks for a password',
    },
    'The file is not uploaded': {
      event: ends('uploadFile', refused('network')),
      leads: { in: 'uploadingFile', to: 'choosingFile', now: { fault: 'wrong' } },
    },
    'Choose a health category': {
      event: { type: 'category.chosen', id: 'c1' },
      only: ({ category }) => !category,
      leads: { in: 'finishing', now: { category: true } },
    },
    'Declare that it names no narcotic': {
      event: { type: 'declared', isNone: true },
      only: ({ way, declared, category }) => way === 'file' && !declared && category,
      leads: { in: 'finishing', now: { declared: true } },
    },
    'Press Add a page': {
      event: { type: 'page.wanted' },
      only: (facts) => facts.way === 'file' || isFirst(facts),
      leads: {
        in: 'finishing',
        if: ({ way }) => way === 'photo',
        to: 'photographing',
        now: { fileFault: null, fault: null },
      },
    },
    'Remove the first page': {
      event: { type: 'page.removed', url: '/small-1' },
      only: ({ first, category }) => first === 'page-1.png' && !category,
      leads: [
        {
          in: 'finishing',
          if: ({ pages }) => pages === 1,
          to: 'photographing',
          now: { pages: 0, first: null },
        },
        { in: 'finishing', if: ({ pages }) => pages === 2, now: { pages: 1, first: 'page-2.png' } },
      ],
    },
    'Remove the file': {
      event: { type: 'page.removed', url: '/rx.pdf' },
      only: (facts) => facts.way === 'file' && isFirst(facts),
      leads: { in: 'finishing', to: 'choosingFile', now: { pages: 0, first: null } },
    },
    'Press End Consultation': {
      event: { type: 'end' },
      leads: {
        in: 'finishing',
        if: ({ way, category, declared }) => category && (way === 'photo' || declared),
        to: 'asking',
      },
    },
    'Press Not yet': { event: { type: 'end.dismissed' }, leads: { in: 'asking', to: 'finishing' } },
    'Press Sign and end': {
      event: { type: 'end.confirmed' },
      leads: { in: 'asking', to: 'ending', now: { fault: null } },
    },
    'The prescription is signed': {
      event: ends('end', answered(savedPrescription)),
      leads: { in: 'ending', to: 'signed' },
      isLast: true,
    },
    'It cannot be signed': {
      event: ends('end', refused('network')),
      leads: { in: 'ending', to: 'finishing', now: { fault: 'wrong' } },
    },
    'Press Back to the form': {
      event: { type: 'close' },
      only: ({ pages, category }) => pages < 2 && !category,
      leads: {
        in: ['choosingFile', 'finishing'],
        to: 'closed',
      },
      isLast: true,
    },
  },
})
