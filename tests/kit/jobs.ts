import { runOnce } from 'graphile-worker'
import { taskListOf, type Work, type Working, workerOptions } from '../../server/kit/jobs.run'

/** Does what is due in this process; with `again`, the further tries as well, as if their time had come. */
export const drainJobs = async (work: Work, working: Working, again: boolean): Promise<void> => {
  const { connections } = working
  for (;;) {
    await runOnce({ ...workerOptions(working), taskList: taskListOf(work, working) })
    // The worker does not wait until it is noted what became of the last one.
    while (await isHeld(connections));
    if (!again) return
    const { rowCount } = await connections.query(
      `update graphile_worker._private_jobs set run_at = now() where attempts between 1 and max_attempts - 1 and locked_at is null`,
    )
    if (rowCount === 0) return
  }
}

const isHeld = async (connections: Working['connections']): Promise<boolean> => {
  const { rowCount } = await connections.query('select 1 from graphile_worker.jobs where locked_at is not null limit 1')
  return rowCount !== 0
}
