import { setTimeout as wait } from 'node:timers/promises'
import { openSigning, type Signing } from '../../tests/kit/signatures'
import { atMost, count, exactly, type Figure, quantile, reported } from './figure'

/** Prescriptions signed at once, and how often. */
const AT_ONCE = 50
const ROUNDS = 3
/** Milliseconds that the file store takes to answer, and that a signature may take. */
const STORE_ANSWERS = 2000
const TARGET = 300
/** Milliseconds between two looks, and those after which PDFs are missing. */
const LOOK = 100
const WRITTEN_WITHIN = 180_000

/** Milliseconds until so many PDFs are written; what is missing after the limit stays missing. */
const whenWritten = async ({ papers }: Signing, wanted: number): Promise<number> => {
  const from = performance.now()
  while ((await papers()) < wanted && performance.now() - from < WRITTEN_WITHIN) await wait(LOOK)
  return performance.now() - from
}

/** Doctors sign while the file store is slow: a signature waits for its rows alone, the PDF is written after it. */
export const signatures = async (): Promise<Figure> => {
  const signing = await openSigning(() => wait(STORE_ANSWERS))
  try {
    // The first of a process reads its fonts.
    const first = await signing.signAtOnce(1)
    await whenWritten(signing, first.length)
    const signed = []
    const written: number[] = []
    for (const round of count(ROUNDS)) {
      signed.push(...(await signing.signAtOnce(AT_ONCE)))
      written.push(await whenWritten(signing, first.length + (round + 1) * AT_ONCE))
    }
    const times = signed.map(({ took }) => took)
    const samples = `${ROUNDS} × ${AT_ONCE} signatures, the server in its own process`
    const all = ROUNDS * AT_ONCE
    return {
      number: null,
      title: `${AT_ONCE} prescriptions are signed at once while the file store answers in ${STORE_ANSWERS / 1000} s`,
      measures: [
        exactly('signed', samples, signed.filter(({ status }) => status === 200).length, all),
        atMost('the slowest signature', samples, Math.max(...times), TARGET, ' ms'),
        reported('a signature, median', samples, `${quantile(times, 0.5).toFixed(0)} ms`),
        exactly('PDFs in the file store afterwards', samples, (await signing.papers()) - first.length, all),
        reported('until the last PDF is written', samples, `${(Math.max(...written) / 1000).toFixed(1)} s`),
      ],
    }
  } finally {
    await signing.close()
  }
}
