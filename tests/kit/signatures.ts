import { systemClock } from '../../server/kit/clock'
import { openDatabase } from '../../server/kit/database'
import { openSession } from '../../server/people/people.store'
import { prescriptionPdfs } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { requestOf } from './backend'
import { newAppointment, written } from './prescriptions'
import { startServerProcess } from './process'
import { startS3 } from './s3StandIn'
import { hourBegun, newDatabase } from './template'

export interface Signature {
  readonly status: number
  /** Address of its PDF; null while it is not written. */
  readonly paper: string | null
  /** Milliseconds until the answer. */
  readonly took: number
}

export interface Signing {
  /** Prescriptions of so many appointments, signed at once. */
  readonly signAtOnce: (count: number) => Promise<readonly Signature[]>
  /** PDFs that the database names. */
  readonly papers: () => Promise<number>
  /** Objects in the file store. */
  readonly stored: () => number
  readonly close: () => Promise<void>
}

/** The built server in its own process, as an operator runs it with a bucket; its file store answers once a content is `stored`. */
export const openSigning = async (stored: () => Promise<unknown>): Promise<Signing> => {
  const copy = await newDatabase({ now: hourBegun() })
  const database = await openDatabase({ databaseUrl: copy.url })
  const s3 = await startS3(stored)
  const server = startServerProcess({
    PORT: '0',
    DATABASE_URL: copy.url,
    LOG_LEVEL: 'silent',
    FILES_S3_BUCKET: 'care',
    FILES_S3_REGION: 'ap-south-1',
    FILES_S3_ENDPOINT: s3.url,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  })
  const close = async () => {
    server.child.kill('SIGKILL')
    await server.ended
    s3.close()
    await database.close()
    copy.drop()
  }
  const sign = async (url: string, token: string, bookingId: string): Promise<Signature> => {
    const input = { bookingId, ...written({ saveType: 'endConsultation' }) }
    const request = requestOf('prescription.create', input, { token })
    const content = { method: 'POST', headers: request.headers, body: await request.text() }
    const from = performance.now()
    const reply = await fetch(url + new URL(request.url).pathname, content)
    const body = (await reply.json()) as { result: { url: string | null } }
    return { status: reply.status, paper: body.result.url, took: performance.now() - from }
  }
  try {
    const url = await server.ready
    const who = { userId: demonstrationAccounts.doctor.id, role: 'DOCTOR', deviceId: null } as const
    const token = await openSession(database.db, who, systemClock.now())
    return {
      signAtOnce: async (count) => {
        const appointments: string[] = []
        while (appointments.length < count)
          appointments.push((await newAppointment({ db: database.db, clock: systemClock })).bookingId)
        return Promise.all(appointments.map((bookingId) => sign(url, token, bookingId)))
      },
      papers: () => database.db.$count(prescriptionPdfs),
      stored: () => s3.objects.size,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
