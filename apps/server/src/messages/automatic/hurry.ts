import type { Tx } from '../../kernel/database.ts'
import { addJob } from '../../kernel/jobs.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'

/** Sends a planned message now. Returns false if it isn't planned. */
export async function hurry(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ due_at: now, is_hurried: true })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
  return true
}
