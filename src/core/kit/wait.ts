export interface Wait {
  readonly unit: 'second' | 'minute' | 'hour'
  readonly count: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A wait in the unit people would say it in, never shorter than it is: seconds up to two minutes, minutes up to two hours. */
export const waitOf = (seconds: number): Wait =>
  seconds <= 2 * MINUTE
    ? { unit: 'second', count: seconds }
    : seconds <= 2 * HOUR
      ? { unit: 'minute', count: Math.ceil(seconds / MINUTE) }
      : { unit: 'hour', count: Math.ceil(seconds / HOUR) }
