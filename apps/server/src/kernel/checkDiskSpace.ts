import { statfs } from 'node:fs/promises'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Env } from './env.ts'

/** Throws `disk_full` (503) if the data folder has less free space than the settings ask for. */
export async function checkDiskSpace({
  dataDir,
  leastFreeBytes,
}: Pick<Env, 'dataDir' | 'leastFreeBytes'>): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < leastFreeBytes) throw new Problem('disk_full')
}
