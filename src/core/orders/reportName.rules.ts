import { cutText } from '../kit/text'

/** Characters of a report's name that are shown before the cut (S1-321, S2-344). */
const REPORT_NAME_CUT = 10

/** What says of which kind a file is, and which of several: it stays. */
const END = /(?:\.[a-z\d]{2,5}| \(\d+\))$/i

/** `shownReportName('bloodreport-march.pdf')` is `bloodrepor….pdf`. */
export const shownReportName = (name: string): string => {
  const end = END.exec(name)?.[0] ?? ''
  return cutText(name.slice(0, name.length - end.length), REPORT_NAME_CUT) + end
}

/**
 * The title of an order's report: its tests, and of several reports which it is.
 * `reportTitle(['MRI brain, plain', 'TSH'], 2)` is `MRI brain, plain · TSH (2)`.
 */
export const reportTitle = (tests: readonly string[], nth: number, longest: number): string => {
  const end = nth > 1 ? ` (${nth})` : ''
  return `${cutText(tests.join(' · '), longest - end.length - 1)}${end}`
}
