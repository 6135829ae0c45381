import * as Schema from 'effect/Schema'
import type { Task } from '../../server/kit/jobs'

/** A task of the tests alone. */
export const letter: Task<{ readonly to: string }> = {
  name: 'write a letter',
  tries: 3,
  input: Schema.Struct({ to: Schema.String }),
}
