import { callPair, goIn, goToDoor } from './callPair'
import { atMost, count, exactly, type Figure, quantile, reported } from './figure'

const JOINS = 20
/** Milliseconds. */
const MEDIAN = 1500
const WORST = 3000

/** From a press on Join until the first picture of the other end is decoded, in two browsers. */
export const callJoin = async (joins = JOINS): Promise<Figure> => {
  const pair = await callPair()
  try {
    const his = await pair.tab(pair.patient, 'phone')
    const hers = await pair.tab(pair.doctor, 'desktop')
    const times: number[] = []
    for (const _ of count(joins)) {
      const call = await pair.visit()
      await goToDoor(his, call)
      await goIn(his, true)
      await goToDoor(hers, call)
      const time = await goIn(hers, false)
      if (time !== null) times.push(time)
      await hers.getByRole('button', { name: 'End for all' }).click()
      await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click()
      await his.getByText('Call ended').waitFor()
    }
    const samples = `${joins} calls, two Chromiums with made-up cameras`
    return {
      number: null,
      title: 'a call is joined',
      measures: [
        exactly('calls in which a picture came', samples, times.length, joins),
        atMost('from Join to the first picture, median', samples, quantile(times, 0.5), MEDIAN, ' ms'),
        atMost('from Join to the first picture, worst', samples, Math.max(...times), WORST, ' ms'),
        reported('through Agora’s own servers', 'no project can be reached from here', 'not run'),
      ],
    }
  } finally {
    await pair.close()
  }
}
