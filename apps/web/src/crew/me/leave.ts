import { crewClient } from '../crewClient.ts'
import { go } from '../crewPath.ts'
import { wipePhone } from '../phone.ts'

/** Signs out. Without a connection, the phone still forgets everything; the session ends when it expires. */
export async function leave(): Promise<void> {
  await crewClient.crewEntry.leave().catch(() => {})
  await wipePhone('left')
  go('/crew', { replace: true })
}
