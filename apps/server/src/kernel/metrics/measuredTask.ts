import type { Task } from '../jobs.ts'
import type { Meters } from './meters.ts'

/** Wraps a task to record when and how it ended. */
export function measuredTask(task: Task, { jobs, lastJobs }: Meters): Task {
  const note = (outcome: 'done' | 'failed') => {
    jobs.inc({ job: task.name, outcome })
    lastJobs.setToCurrentTime({ job: task.name, outcome })
  }
  return {
    ...task,
    async perform(payload, attempt) {
      try {
        await task.perform(payload, attempt)
      } catch (error) {
        note('failed')
        throw error
      }
      note('done')
    },
  }
}
