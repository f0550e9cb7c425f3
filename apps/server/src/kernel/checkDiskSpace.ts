import { statfs } from 'node:fs/promises'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Env } from './env.ts'

type Place = Pick<Env, 'dataDir' | 'leastFreeBytes'>

/** Throws `disk_full` (503) if the data folder has less free space than the settings require. */
export async function checkDiskSpace(place: Place): Promise<void> {
  if (!(await hasSpace(place))) throw new Problem('disk_full')
}

const secondsBetween = 15

/**
 * Checks the free space now and every 15 seconds. `check` uses the last result, so it never waits for the
 * file system: a few slow files keep Node's four threads busy for seconds.
 */
export async function watchDiskSpace(place: Place): Promise<{ check: () => void; stop: () => void }> {
  let isEnough = await hasSpace(place)
  const timer = setInterval(() => {
    hasSpace(place).then(
      (found) => (isEnough = found),
      () => (isEnough = false),
    )
  }, secondsBetween * 1000)
  timer.unref()
  return {
    check() {
      if (!isEnough) throw new Problem('disk_full')
    },
    stop: () => clearInterval(timer),
  }
}

async function hasSpace({ dataDir, leastFreeBytes }: Place): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize >= leastFreeBytes
}
