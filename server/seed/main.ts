import 'temporal-polyfill/global'
import { parseArgs } from 'node:util'
import { settingsOf, storageOf } from '../config/configuration'
import { systemClock } from '../kit/clock'
import { openDatabase } from '../kit/database'
import { writeLargeCatalogue } from './catalogue'
import { renewAvailability } from './renew'
import { seedDemonstration } from './seed'

const { values } = parseArgs({
  options: {
    doctors: { type: 'string' },
    days: { type: 'string' },
    medicines: { type: 'string' },
    tests: { type: 'string' },
  },
})

const wholeNumber = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is not a whole number above zero`)
  return number
}

const size = Object.fromEntries(
  Object.entries({ doctors: wholeNumber(values.doctors), days: wholeNumber(values.days) }).filter(
    ([, number]) => number,
  ),
)
const opened = await openDatabase({ ...storageOf(settingsOf(process.env)), mayJoin: true })
try {
  const now = systemClock.now()
  const { seeded } = await seedDemonstration(opened.db, now, size)
  if (!seeded) await renewAvailability(opened.db, now)
  const [medicines, tests] = [wholeNumber(values.medicines) ?? 0, wholeNumber(values.tests) ?? 0]
  if (medicines + tests > 0) await writeLargeCatalogue(opened.db, { medicines, tests })
  console.log(
    seeded ? 'The demonstration practice is ready.' : 'The practice was there already; its schedules were renewed.',
  )
} finally {
  await opened.close()
}
