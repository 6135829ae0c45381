import { canaries } from '../../tests/kit/policy/canaries'
import { type Difference, tryPolicy } from '../../tests/kit/policy/matrix'
import { personNames } from '../../tests/kit/policy/people'
import { everything } from './everything'
import { exactly, type Figure } from './figure'

/** Everybody at every row, against what was written down; and servers with one rule broken, which must be noticed. */
export const policyMatrix = async (): Promise<Figure> => {
  const found = await tryPolicy({ isEveryoneBlocked: true })
  const caught = await caughtCanaries()
  for (const each of [...found.differences, ...found.unlike]) console.log(reported(each))
  for (const each of [...found.unruled, ...found.untried]) console.log(`not ruled or not tried: ${each}`)
  const people = `${found.rows} rows × ${personNames.length + 1} principals`
  const calls = `${found.tried} answers of ${people}`
  return {
    number: 5,
    title: 'every endpoint × principal × ownership against the written policy',
    covers: { kind: 'calls', names: everything.calls.filter((name) => !found.untried.some((each) => each === name)) },
    measures: [
      exactly('differences', calls, found.differences.length, 0),
      exactly(
        'rows without a rule, and addresses served that are no row',
        `${found.rows} rows`,
        found.unruled.length,
        0,
      ),
      exactly('rows nobody tries', `${found.rows} rows`, found.untried.length, 0),
      exactly('"not yours" told apart from "does not exist"', `${found.pairs} pairs`, found.unlike.length, 0),
      exactly('refused calls that changed something', `${found.refusedWrites} calls`, found.written.length, 0),
      exactly(
        'broken servers noticed',
        `${Object.keys(canaries).length} canaries`,
        caught,
        Object.keys(canaries).length,
      ),
    ],
  }
}

const reported = ({ row, who, about, expected, actual }: Difference): string =>
  `${row} by ${who}, ${about}: ${expected} expected, ${actual} came`

const caughtCanaries = async (): Promise<number> => {
  let caught = 0
  for (const { row, instead } of Object.values(canaries)) {
    const { differences, unlike } = await tryPolicy({ only: [row], instead })
    caught += Number(differences.length + unlike.length > 0)
  }
  return caught
}
