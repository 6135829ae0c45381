import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { addDays, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { members } from '../members/members.tables'
import { demonstrationAccounts } from '../seed/accounts'
import { insertAll } from '../seed/bulk'
import { dice } from '../seed/random'
import { medicalRecords } from './records.tables'

/** Reports that the demonstration's family brought over two years, by how many days ago they are of. */
const brought = [
  {
    ago: 9,
    title: 'MRI lumbar spine',
    category: 'spine',
    lab: 'Sanjeevani Diagnostics',
    finding: 'L4-L5 disc protrusion, left L5 root touched',
  },
  {
    ago: 41,
    title: 'Vitamin B12 and D',
    category: 'nerve',
    lab: 'Metro Path Lab',
    finding: 'B12 168 pg/mL (low) · D 22 ng/mL',
  },
  {
    ago: 96,
    title: 'EEG, awake and asleep',
    category: 'epilepsy',
    lab: 'Sanjeevani Diagnostics',
    finding: 'Left temporal sharp waves',
  },
  {
    ago: 170,
    title: 'Nerve conduction, both legs',
    category: 'nerve',
    lab: 'NeuroCare Centre',
    finding: 'Sensory neuropathy, length dependent',
  },
  { ago: 251, title: 'CT head', category: 'stroke', lab: 'City Scan', finding: 'No bleed, no infarct' },
  {
    ago: 388,
    title: 'Lipid profile and HbA1c',
    category: 'stroke',
    lab: 'Metro Path Lab',
    finding: 'LDL 142 mg/dL · HbA1c 7.4 %',
  },
  {
    ago: 512,
    title: 'X-ray cervical spine',
    category: 'spine',
    lab: 'City Scan',
    finding: 'Straightened curve, C5-C6 narrowed',
  },
  { ago: 690, title: 'Sleep study', category: 'sleep', lab: 'NeuroCare Centre', finding: 'AHI 11 per hour, mild' },
] as const

/** What stands on a paper: what it is, whose, and what it says. */
interface Paper {
  readonly title: string
  readonly lab: string
  readonly finding: string
}

/** A scan of a sheet of paper with the name, the laboratory and what was found. */
const sheetOf = ({ title, lab, finding }: Paper, member: string, day: string): Promise<Buffer> => {
  const lines = [
    [title, 44, 150],
    [`${lab} · ${day}`, 24, 196],
    [member, 24, 236],
    [finding, 28, 330],
  ] as const
  const text = lines.map(([words, size, y]) => `<text x="70" y="${y}" font-size="${size}">${words}</text>`).join('')
  const rows = Array.from({ length: 14 }, (_, row) => {
    const y = 390 + row * 46
    return `<rect x="70" y="${y}" width="${520 + ((row * 97) % 180)}" height="12" rx="6" fill="#d9d2cb"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1188" font-family="sans-serif" fill="#1f1a17"><rect width="840" height="1188" fill="#fdfbf8"/><rect width="840" height="24" fill="#0f766e"/>${text}${rows}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
}

/** A photographed paper, as a row of the files; its content moves to the store with its daily job. */
export const paperFile = async (
  { id, ownerId, purpose }: Pick<typeof files.$inferInsert, 'id' | 'ownerId' | 'purpose'>,
  paper: Paper,
  { member, day }: { readonly member: string; readonly day: string },
): Promise<typeof files.$inferInsert> => {
  const content = new Uint8Array(await sheetOf(paper, member, day))
  const createdAt = startOfDay(day)
  return { id, ownerId, purpose, type: 'jpeg', name: `${paper.title}.jpg`, size: content.length, content, createdAt }
}

/** What the family of the demonstration's patient brought itself; their contents move to the store with its daily job. */
export const seedRecords = async (db: Database, now: UnixSeconds): Promise<void> => {
  const roll = dice(29)
  const { id: patientId } = demonstrationAccounts.patient
  const family = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.patientId, patientId))
    .orderBy(asc(members.createdAt), asc(members.id))
  const today = dayOf(now)
  const made = await Promise.all(
    brought.map(async (each, index) => {
      const member = family[index % family.length]!
      const day = addDays(today, -each.ago)
      const [fileId, id] = [roll.uuid(), roll.uuid()]
      const whose = { id: fileId, ownerId: patientId, purpose: 'report' as const }
      const file = await paperFile(whose, each, { member: member.name ?? '', day })
      return { each, member, day, file, fileId, id }
    }),
  )
  await insertAll(
    db,
    files,
    made.map(({ file }) => file),
  )
  await insertAll(
    db,
    medicalRecords,
    made.map(({ each, member, day, fileId, id }) => ({
      id,
      patientId,
      memberId: member.id,
      title: each.title,
      type: 'report' as const,
      healthCategoryId: each.category,
      documentDate: day,
      source: 'upload' as const,
      fileId,
      pages: 1,
      uploadedBy: patientId,
      createdAt: startOfDay(day),
    })),
  )
}

/** Days over which many records of a family are spread. */
const YEARS_OF_RECORDS = 12 * 365

/** Adds reports to the demonstration's family until it keeps so many; they share the papers that it brought. */
export const seedManyRecords = async (db: Database, count: number, now: UnixSeconds): Promise<void> => {
  const { id: patientId } = demonstrationAccounts.patient
  const ofFamily = eq(medicalRecords.patientId, patientId)
  const papers = await db
    .select()
    .from(medicalRecords)
    .where(and(ofFamily, eq(medicalRecords.source, 'upload'), isNotNull(medicalRecords.fileId)))
    .orderBy(asc(medicalRecords.createdAt), asc(medicalRecords.id))
  if (papers.length === 0) throw new Error('The family keeps no paper to share')
  const missing = Math.max(0, count - (await db.$count(medicalRecords, ofFamily)))
  const roll = dice(47)
  const today = dayOf(now)
  await insertAll(
    db,
    medicalRecords,
    Array.from({ length: missing }, (_, index) => {
      const paper = papers[index % papers.length]!
      const documentDate = addDays(today, -roll.between(1, YEARS_OF_RECORDS))
      return {
        ...paper,
        id: newId(),
        title: `${paper.title} ${index + 1}`,
        documentDate,
        createdAt: startOfDay(documentDate),
      }
    }),
  )
  await db.execute(sql`vacuum analyze ${medicalRecords}`)
}
