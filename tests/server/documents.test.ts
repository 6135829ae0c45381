import { eq, isNull } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { files } from '../../server/files/files.tables'
import type { FileStore } from '../../server/files/store/fileStore'
import { failedJobs, jobCounts, retryJobs } from '../../server/kit/jobs.read'
import { prescriptionPdfs, prescriptions } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { DocumentLink } from '../../src/core/kit/documentLink'
import { startBackend, type TestBackend } from '../kit/backend'
import { newAppointment, written } from '../kit/prescriptions'

interface Sent {
  readonly id: string
  readonly url: string | null
}

const END = { saveType: 'endConsultation' }

/** A store in memory, which may be broken, or slow. */
const memoryStore = () => {
  const contents = new Map<string, Buffer>()
  const state = { isBroken: false, before: async () => undefined as void, puts: 0 }
  const store: FileStore = {
    put: async (id, path) => {
      state.puts += 1
      await state.before()
      if (state.isBroken) throw new Error('The bucket is away')
      const { readFile } = await import('node:fs/promises')
      contents.set(id, await readFile(path))
    },
    pieces: () => Promise.reject(new Error('No pieces here')),
    read: async (id) => {
      const { Readable } = await import('node:stream')
      const content = contents.get(id)
      return content === undefined ? null : Readable.from([content])
    },
    remove: async (id) => void contents.delete(id),
    storedBefore: async function* () {},
  }
  return { store, state, contents }
}

let practice: TestBackend
/** Files in the store: those of the demonstration are still in the database. */
const stored = () => practice.db.$count(files, isNull(files.content))
afterEach(() => practice.close())

const begin = async () => {
  const memory = memoryStore()
  practice = await startBackend({ files: memory.store })
  const doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  const save = async (more = {}) => {
    const { bookingId } = await newAppointment(practice)
    return (await practice.call<Sent>('prescription.create', { bookingId, ...written(more) }, { token: doctor })).result
  }
  const link = async (id: string, language = 'eng', token = patient) =>
    (await practice.call<DocumentLink>('prescription.link', { id, purpose: 'read' }, { token, language })).result
  const pdfs = (id: string) => practice.db.$count(prescriptionPdfs, eq(prescriptionPdfs.prescriptionId, id))
  return { ...memory, doctor, patient, save, link, pdfs }
}

describe('The document of a signed prescription', () => {
  test('says that it is not ready, and comes by itself, in the language it is asked for in', async () => {
    const { save, link, pdfs, state } = await begin()
    const { id, url } = await save(END)
    expect(url).toBeNull()
    expect(state.puts).toBe(0)
    expect(await link(id)).toEqual({ state: 'notReady' })
    await practice.runJobs()
    const ready = await link(id)
    expect(ready).toMatchObject({ state: 'ready' })
    const bytes = Buffer.from(await (await practice.get((ready as { url: string }).url)).arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await link(id, 'guj')).toEqual({ state: 'notReady' })
    expect(await link(id, 'guj')).toEqual({ state: 'notReady' })
    expect(await jobCounts(practice.db)).toEqual([{ job: 'write a prescription', failed: 0, waiting: 1 }])
    await practice.runJobs()
    expect(await link(id, 'guj')).toMatchObject({ state: 'ready' })
    expect([await pdfs(id), state.puts]).toEqual([2, 2])
  })

  test('is written once the file store answers again; given up, it is shown to operators, who let it be tried anew', async () => {
    const { save, link, state, contents } = await begin()
    state.isBroken = true
    const { id } = await save(END)
    await practice.runJobs()
    expect(await link(id)).toEqual({ state: 'notReady' })
    await practice.runJobs({ again: true })
    expect(state.puts).toBe(12)
    expect(await failedJobs(practice.db)).toMatchObject([{ job: 'write a prescription', attempts: 12 }])
    expect(await stored()).toBe(0)
    state.isBroken = false
    expect(await retryJobs(practice.db)).toBe(1)
    await practice.runJobs()
    expect(await link(id)).toMatchObject({ state: 'ready' })
    expect(contents.size).toBe(1)
  })

  test('is written once, however often its job is done and by however many', async () => {
    const { save, link, pdfs, contents } = await begin()
    const { id } = await save(END)
    await link(id)
    await practice.exec(`select graphile_worker.add_job(task_identifier, payload::json) from graphile_worker._private_jobs j
      join graphile_worker.jobs using (id), generate_series(1, 3)`)
    await Promise.all([practice.runJobs(), practice.runJobs(), practice.runJobs()])
    expect([await pdfs(id), contents.size, await stored()]).toEqual([1, 1, 1])
  })

  test('is not the one of a version that was saved anew while it was written', async () => {
    const { save, link, doctor, pdfs, state, contents } = await begin()
    const { id } = await save()
    expect(await link(id, 'eng', doctor)).toEqual({ state: 'notReady' })
    state.before = async () => {
      state.before = async () => undefined
      await practice.db.update(prescriptions).set({ revision: 2 }).where(eq(prescriptions.id, id))
    }
    await practice.runJobs()
    expect([await pdfs(id), contents.size, await stored()]).toEqual([0, 0, 0])
    expect(await link(id, 'eng', doctor)).toEqual({ state: 'notReady' })
    await practice.runJobs()
    expect([await pdfs(id), contents.size]).toEqual([1, 1])
  })
})
