import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { failureText } from '../../src/core/kit/errors.rules'
import { lacksCameraSupport, mediaFaultOf } from '../../src/core/kit/media.rules'
import type { FailureKind } from '../../src/core/kit/outcome'
import { faultOf } from '../../src/machines/kit/fault.view'
import { texts as serverTexts } from '../../server/assembly'
import { failureAnswer } from '../../server/kit/answer'

/** The texts as they are written, before the build. */
const texts = Object.assign(
  {},
  ...readdirSync('src/ui/intl/en').map((name) => JSON.parse(readFileSync(`src/ui/intl/en/${name}`, 'utf8'))),
) as Record<string, string>

test.each(['badRequest', 'notFound', 'conflict', 'internal'] as const)(
  'words of the server are shown as they are: %s',
  (kind) => {
    expect(failureText({ kind, message: 'Words of the server' })).toEqual({ text: 'Words of the server', id: null })
  },
)

test.each<[FailureKind, string]>([
  ['badRequest', 'wrong'],
  ['unauthenticated', 'wrong'],
  ['forbidden', 'denied'],
  ['notFound', 'wrong'],
  ['notAccessible', 'denied'],
  ['conflict', 'wrong'],
  ['blocked', 'wrong'],
  ['tooMany', 'tooMany'],
  ['internal', 'wrong'],
  ['serverDown', 'serverDown'],
  ['gatewayTimeout', 'serverDown'],
  ['offline', 'offline'],
  ['network', 'wrong'],
  ['timeout', 'late'],
  ['unreadable', 'wrong'],
])('%s without words reads as ours', (kind, id) => {
  expect(failureText({ kind, message: '' })).toEqual({ text: null, id })
})

test('a call that throws reads Something went wrong; only a device without a network is called offline', () => {
  expect(texts[`app.${failureText({ kind: 'network', message: '' }).id}`]).toBe('Something went wrong')
  expect(faultOf({ kind: 'network', message: '' })).toEqual({ text: null, id: 'wrong' })
  expect(faultOf({ kind: 'offline', message: '' })).toEqual({ text: null, id: 'offline' })
  // As an answer of the server it is an internal error.
  expect(failureAnswer({ kind: 'network', message: '' })).toMatchObject({
    status: 500,
    body: expect.stringContaining('"statusCode":500'),
  })
})

test('the catalogue has the words of the specification', () => {
  const exact: Readonly<Record<string, string>> = {
    'app.wrong': 'Something went wrong',
    'app.serverError.title': 'Server error',
    'app.serverError.text': "We're experiencing some technical difficulties. Please try again later.",
    'app.serverDown': "We're experiencing some technical difficulties. Please try again later.",
    'app.denied': 'You are not authorized to perform this action, Please contact your administrator',
    'errors.chatDisabled': "Your chat has been disabled, please contact your doctor's team",
    'errors.media.denied': 'Camera or microphone permission was denied.',
    'errors.media.missing': 'No camera or microphone found on your device.',
    'errors.media.inUse': 'Your camera or microphone is already in use by another application.',
    'errors.media.other': 'Error accessing media devices. Please check your browser settings.',
    'kit.camera.problem.denied': 'Camera permission was denied. Please enable camera access in your browser settings.',
    'kit.camera.problem.none': 'No camera found on your device.',
    'kit.camera.problem.busy': 'Your camera is already in use by another application.',
    'kit.camera.problem.other': 'Error accessing the camera.',
    'kit.camera.problem.start': 'Error starting camera. Please try again.',
    'kit.camera.problem.tooOld': 'Please upgrade to iOS 13 or later to use camera features',
    'diagnostics.noTest': 'No test found',
    'records.none': 'No records found',
    'prescription.tests.none': 'No test found',
    'schedule.records.none': 'No records found',
    'notifications.empty': 'Opps ! No Notifications yet',
    'booking.noSlotsTitle': 'No slots available',
    'booking.noSlotsCall': 'No slots available, call our helpline number',
    'doctors.empty': 'No doctor found',
    'doctors.noReviews': 'No Patient reviews',
    'payment.failed': 'Payment Failed',
    'payment.failedText': 'Your payment could not be processed.',
  }
  for (const [id, words] of Object.entries(exact)) expect([id, texts[id]]).toEqual([id, words])
  expect(serverTexts.eng['common.wrong']).toBe(exact['app.wrong'])
  expect(serverTexts.eng['common.forbidden']).toBe(exact['app.denied'])
  expect(serverTexts.eng['common.allFieldsRequired']).toBe('All fields are required')
})

describe('cameras and microphones', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['PermissionDeniedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'inUse'],
    ['TrackStartError', 'inUse'],
    ['AbortError', 'inUse'],
    ['TypeError', 'other'],
    ['toString', 'other'],
  ])('%s means %s', (name, fault) => {
    expect(mediaFaultOf(name)).toBe(fault)
  })

  const apple = (system: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148`
  test.each([
    [apple('12_4_1'), true],
    [apple('9_3'), true],
    [apple('13_0'), false],
    [apple('17_5'), false],
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120.0 Mobile', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_6) AppleWebKit/605.1.15', false],
  ])('%s lacks a camera for pages: %s', (userAgent, lacks) => {
    expect(lacksCameraSupport(userAgent)).toBe(lacks)
  })
})
