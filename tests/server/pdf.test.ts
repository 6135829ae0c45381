import { createHash, createVerify } from 'node:crypto'
import forge from 'node-forge'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prescription } from '../../src/core/prescription/prescription'
import { printable, runsOf, type Script } from '../../server/kit/pdf/letters'
import { outliner } from '../kit/outlines'
import { pagesOf } from '../../server/kit/pdf/sheet'
import { practiceSeal } from '../../server/kit/pdf/practiceSeal'
import type { Seal } from '../../server/kit/pdf/seal'
import type { OpenDatabase } from '../../server/kit/database'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { type Paper, pdfOfPaper } from '../../server/prescription/paper'
import { regimens } from '../../server/prescription/regimens'
import { lineInWords } from '../../server/prescription/lineWords'
import { openTestDatabase } from '../kit/template'
import { NOW, TEST_SECRET } from '../kit/backend'

const [migraine] = regimens
const prescription: Prescription = {
  id: 'p',
  number: '260105-4F7KQ',
  version: 1,
  replacesId: null,
  recordId: null,
  amendReason: null,
  isActive: true,
  kind: 'typed',
  doctorId: 'd',
  doctorName: 'Dr. Asha Rao',
  memberId: 'm',
  patientId: 'u',
  bookingId: 'b',
  consultation: 'inClinic',
  patientName: 'Rajat Mehrotra',
  age: 34,
  gender: 'Male',
  ...migraine!.content,
  healthCategoryId: 'headache',
  saveType: 'end',
  dismissals: [],
  revision: 1,
  savedAt: NOW,
  signedAt: NOW,
}
const paper: Paper = {
  prescription,
  language: 'eng',
  letterhead: {
    doctor: 'Dr. Asha Rao',
    degrees: 'MBBS, DM Neurology',
    registration: 'DMC-1, Delhi Medical Council',
    speciality: 'Neurology',
    clinic: 'Clinic\nSaket, New Delhi 110017',
  },
  medicines: usualMedicines,
  verification: 'https://care.example/verify/AAAAAAAAAAAAAAAAAAAAAA',
  scans: [],
  replaces: null,
  seal: undefined,
}

/** The names of the fonts a document carries, without the letters before them that say it is a part of one. */
const fontsIn = (pdf: Buffer): readonly string[] => [
  ...new Set([...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name!)),
]
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe('letters', () => {
  test('a text is cut where its script changes; joiners and full stops stay with the letters before them', () => {
    expect(runsOf('সকালে 1 বড়ি।')).toEqual([
      { script: 'bengali', text: 'সকালে' },
      { script: 'latin', text: ' 1 ' },
      { script: 'bengali', text: 'বড়ি।' },
    ])
    expect(runsOf('Levipil').map(({ script }) => script)).toEqual(['latin'])
    expect(runsOf('सुबह, જમ્યા').map(({ script }) => script)).toEqual(['devanagari', 'latin', 'gujarati'])
  })

  test('a paper carries the fonts of its letters and no others', async () => {
    const fonts = async (language: Paper['language']) => fontsIn(await pdfOfPaper({ ...paper, language }))
    expect((await fonts('eng')).every((name) => name.startsWith('Poppins'))).toBe(true)
    for (const [language, name] of [
      ['hin', 'NotoSansDevanagari'],
      ['guj', 'NotoSansGujarati'],
      ['ben', 'NotoSansBengali'],
    ] as const)
      expect([language, (await fonts(language)).some((each) => each.startsWith(name))]).toEqual([language, true])
  })
})

describe('what a doctor writes', () => {
  /** Letters, dependent vowels, signs above, and what joins letters, from the first code of a script's block. */
  const syllablesFrom = (first: number): string => {
    const letters = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(first + from + index)).filter((letter) =>
        /\p{L}|\p{M}/u.test(letter),
      )
    const [vowels, consonants, dependent, signs] = [
      letters(0x05, 0x14),
      letters(0x15, 0x39),
      letters(0x3e, 0x4c),
      letters(0x01, 0x03),
    ]
    const joined = String.fromCodePoint(first + 0x4d)
    const open = [...vowels, ...consonants, ...consonants.flatMap((each) => dependent.map((vowel) => each + vowel))]
    const pairs = consonants.flatMap((one) =>
      [0x15, 0x2f, 0x30, 0x37].map((to) => one + joined + String.fromCodePoint(first + to)),
    )
    return [...open, ...open.flatMap((each) => signs.map((sign) => each + sign)), ...pairs].join(' ')
  }

  test.each<[Script, number]>([
    ['devanagari', 0x0900],
    ['bengali', 0x0980],
    ['gujarati', 0x0a80],
  ])('every syllable of %s can be printed', (script, first) => {
    const outline = outliner()
    const unprinted = syllablesFrom(first)
      .split(' ')
      .filter((text) => {
        try {
          return outline({ script, text }).paths.length === 0
        } catch {
          return true
        }
      })
    expect(unprinted).toEqual([])
  })

  test('signs that no font has are written out, and what cannot be halved is given out whole', () => {
    expect(printable('eGFR ≥ 60 → α-blocker')).toBe('eGFR >= 60 -> alpha-blocker')
    expect(runsOf('₹250, Łukasz').map(({ script }) => script)).toEqual(['latinMore', 'latin', 'latinMore', 'latin'])
    const [line] = prescription.medicines
    const halves = { ...line!, whenText: '0.5-0-1 tablet', frequency: ['alternateDays' as const], frequencyDays: 30 }
    expect(lineInWords(halves, 'eng')).toContain('23 tablets in all')
    expect(lineInWords({ ...halves, whenText: '2.5-0-0 ml' }, 'eng')).toContain('37.5 ml in all')
    expect(lineInWords({ ...halves, whenText: '0.5-0-0 ml' }, 'eng')).toContain('0.5 ml in the morning')
  })
})

test('instructions are written from codes in each language, with the quantity to give out', () => {
  const [line] = prescription.medicines
  expect(lineInWords(line!, 'eng')).toBe(
    '1 tablet in the morning, 1 tablet at night · after food · daily · for 30 days · 60 tablets in all',
  )
  expect(lineInWords(line!, 'guj')).toBe('સવારે 1 ગોળી, રાત્રે 1 ગોળી · જમ્યા પછી · દરરોજ · 30 દિવસ સુધી · કુલ 60 ગોળી')
})

test('no block is split, and the signature is never on a page alone', () => {
  expect(pagesOf([40, 40], 20, 100)).toEqual([0, 0, 0])
  expect(pagesOf([40, 40], 21, 100)).toEqual([0, 1, 1])
  expect(pagesOf([60, 60, 60], 30, 100)).toEqual([0, 1, 2, 2])
  expect(pagesOf([], 30, 100)).toEqual([0])
})

test('a note that is longer than a page goes on over the next one', async () => {
  const note = Array.from({ length: 70 }, (_, index) => `Line ${index}`).join('\n')
  const whole = { ...prescription, medicines: [], tests: [], dietAndExercise: '', note }
  expect(pagesIn(await pdfOfPaper({ ...paper, prescription: whole }))).toBe(2)
})

test('a long prescription goes on over its pages', async () => {
  const medicines = regimens.flatMap(({ content }) => content.medicines).slice(0, 20)
  const pages = async (count: number) =>
    pagesIn(await pdfOfPaper({ ...paper, prescription: { ...prescription, medicines: medicines.slice(0, count) } }))
  expect([await pages(4), await pages(20)]).toEqual([1, 2])
})

describe('the signature', () => {
  let database: OpenDatabase
  let seal: Seal
  beforeAll(async () => {
    database = await openTestDatabase()
    seal = await practiceSeal(TEST_SECRET)(database.db)
  })
  afterAll(() => database.close())

  test('covers every byte but its own, and verifies with the certificate it carries', async () => {
    const pdf = await pdfOfPaper({ ...paper, seal })
    const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1'))!.slice(1).map(Number)
    const [from, length, after, rest] = range as [number, number, number, number]
    expect([from, after + rest]).toEqual([0, pdf.length])
    const covered = Buffer.concat([pdf.subarray(0, length), pdf.subarray(after)])
    const hex = pdf.subarray(length + 1, after - 1).toString('latin1')
    expect(isGenuine(covered, hex)).toBe(true)
    const changed = Buffer.from(covered)
    changed[covered.indexOf('Rajat'.charCodeAt(0), 100)]! ^= 1
    expect(isGenuine(changed, hex)).toBe(false)
  })

  test('is made with one key for all servers, which is stored encrypted', async () => {
    const other = await practiceSeal(TEST_SECRET)(database.db)
    const at = new Date(NOW * 1000)
    const certificateOf = async (each: Seal) =>
      certificateIn((await each.sign(Buffer.from('x'), at)).toString('hex')).serialNumber
    expect(await certificateOf(other)).toBe(await certificateOf(seal))
    await expect(practiceSeal('another secret')(database.db)).rejects.toThrow(/./)
  })
})

interface Signed {
  readonly certificates: readonly forge.pki.Certificate[]
  readonly rawCapture: {
    readonly authenticatedAttributes: readonly forge.asn1.Asn1[]
    readonly signature: string
  }
}
const messageIn = (hex: string): Signed => {
  const der = forge.util.hexToBytes(hex)
  // What follows the signature in its place is nothing.
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(der), { parseAllBytes: false } as never)
  return forge.pkcs7.messageFromAsn1(asn1) as unknown as Signed
}
const certificateIn = (hex: string): forge.pki.Certificate => messageIn(hex).certificates[0]!

/** Whether a detached signature is of these bytes: the digest it names is theirs, and its key has signed that. */
const isGenuine = (bytes: Buffer, hex: string): boolean => {
  const { certificates, rawCapture } = messageIn(hex)
  const attributes = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, [
    ...rawCapture.authenticatedAttributes,
  ])
  const signed = Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary')
  const digest = createHash('sha256').update(bytes).digest()
  const key = forge.pki.publicKeyToPem(certificates[0]!.publicKey)
  const signature = Buffer.from(rawCapture.signature, 'binary')
  return signed.includes(digest) && createVerify('sha256').update(signed).verify(key, signature)
}

test('what is photographed stands on the paper in its order', async () => {
  const page = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
    'base64',
  )
  const pdf = await pdfOfPaper({ ...paper, scans: [page, page] })
  expect(pagesIn(pdf)).toBe(2)
})
