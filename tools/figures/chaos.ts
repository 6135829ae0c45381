import { answerCases, fieldCases, spoiltCalls } from '../../tests/kit/chaos/cases'
import { type Case, play, type Scene, wordsOfCase } from '../../tests/kit/chaos/play'
import { startBrowser } from '../../tests/kit/browser'
import { openScene } from '../../tests/kit/chaos/scene'
import { serve } from '../../tests/kit/served'
import { eachOf, exactly, type Figure, reported } from './figure'

/** Tabs at once: answers that never come cost time, the others work. */
const WAITING = 5
const WORKING = 3

interface Played {
  readonly cases: number
  readonly faults: readonly string[]
}

const playAll = async (scene: Scene, cases: readonly Case[], atOnce: number): Promise<Played> => {
  const results = await eachOf(cases, atOnce, async (each) => {
    const faults = await play(scene, each)
    if (faults && faults.length > 0) console.log(`  ${wordsOfCase(each)}: ${faults.join('; ')}`)
    return faults && faults.map((fault) => `${wordsOfCase(each)} ${fault}`)
  })
  const played = results.filter((faults) => faults !== null)
  return { cases: played.length, faults: played.flat() }
}

const only = process.env['CHAOS']
const chosen = (cases: readonly Case[]): readonly Case[] =>
  only === undefined ? cases : cases.filter((each) => new RegExp(only).test(wordsOfCase(each)))

/** Every client call of every screen, answered badly in every way, in a browser. */
export const chaos = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await startBrowser()
  const scene = await openScene(served, browser)
  try {
    const slow = chosen(answerCases).filter(({ answer }) => answer.isSlow)
    const quick = chosen(answerCases).filter(({ answer }) => !answer.isSlow)
    const waiting = await playAll(scene, slow, WAITING)
    const answered = await playAll(scene, quick, WORKING)
    const fields = await playAll(scene, chosen(fieldCases), WORKING)
    const screens = new Set(answerCases.map(({ screen }) => screen.name)).size
    const calls = new Set(answerCases.map(({ screen, call }) => `${screen.name} ${call}`)).size
    const answers = new Set(answerCases.map(({ answer }) => answer.name)).size
    return {
      number: 4,
      isPartial: only !== undefined,
      title: 'every client call of every screen × a bad answer, in a browser',
      covers: { kind: 'calls', names: spoiltCalls },
      measures: [
        reported('screens and the calls they make', 'all that are built', `${screens} screens, ${calls} calls`),
        exactly(
          'blank, spinning over 20 s, nonsense shown, typed input lost, no way on',
          `${answered.cases + waiting.cases} cases (${calls} calls × ${answers} answers)`,
          answered.faults.length + waiting.faults.length,
          0,
        ),
        exactly('the same, a wrong type in each field of an answer', `${fields.cases} fields`, fields.faults.length, 0),
      ],
    }
  } finally {
    await scene.close()
    await browser.close()
    await served.close()
  }
}
