import { settingsOf, storageOf } from '../config/configuration'
import { CannotStart } from '../kit/cannotStart'
import { type Command, wholeNumber } from '../kit/command'
import { systemClock } from '../kit/clock'
import { openDatabase } from '../kit/database'
import { seedManyOrders } from '../orders/manyOrders.seed'
import { seedLongChat } from '../chat/chat.seed'
import { seedManyRecords } from '../records/records.seed'
import { writeLargeCatalogue } from './catalogue'
import { growDemonstration, isRealPractice, seedDemonstration } from './seed'

const USAGE = `npm run seed -- [--doctors NUMBER] [--days NUMBER] [--medicines NUMBER] [--tests NUMBER] [--messages NUMBER] [--records NUMBER] [--orders NUMBER]

Writes the demonstration practice, or adds what is missing to the one that is there: doctors until there are so many, days
that can be booked ahead, invented medicines and tests, so many messages in one conversation, medical records until one
family keeps so many, and so many completed orders of one pharmacy. Its schedules are renewed. Nothing is taken away.

The database is that of DATABASE_URL, or of DATA_DIR (.data), also while a server uses it.`

const sentenceOf = (added: number): string =>
  added === 0
    ? 'no doctor was missing, and its schedules were renewed.'
    : `${added} doctors were added, and its schedules were renewed.`

export const seedCommand: Command = {
  usage: USAGE,
  options: ['doctors', 'days', 'medicines', 'tests', 'messages', 'records', 'orders'],
  run: async (values, _, environment) => {
    const [doctors, days] = [wholeNumber(values, 'doctors'), wholeNumber(values, 'days')]
    const catalogue = { medicines: wholeNumber(values, 'medicines') ?? 0, tests: wholeNumber(values, 'tests') ?? 0 }
    const long = wholeNumber(values, 'messages') ?? 0
    const records = wholeNumber(values, 'records') ?? 0
    const orders = wholeNumber(values, 'orders') ?? 0
    const settings = settingsOf(environment)
    if (settings.NODE_ENV === 'production') throw new CannotStart('Production has no demonstration data.')
    const size = { ...(doctors && { doctors }), ...(days && { days }) }
    const { db, close } = await openDatabase({ ...storageOf(settings), mayJoin: true })
    try {
      if (await isRealPractice(db))
        throw new CannotStart('The practice there is not the demonstration: nothing is added. Set another DATA_DIR.')
      const now = systemClock.now()
      const { seeded } = await seedDemonstration(db, now, size)
      const added = seeded ? 0 : await growDemonstration(db, now, size)
      if (catalogue.medicines + catalogue.tests > 0) await writeLargeCatalogue(db, catalogue)
      if (long > 0) await seedLongChat(db, long, now)
      if (records > 0) await seedManyRecords(db, records, now)
      if (orders > 0) await seedManyOrders(db, orders, now)
      return seeded ? 'The demonstration practice is ready.' : `The practice was there already; ${sentenceOf(added)}`
    } finally {
      await close()
    }
  },
}
