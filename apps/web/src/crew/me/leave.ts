import { crewClient } from '../crewClient.ts'
import { go } from '../crewPath.ts'
import { wipePhone } from '../phone.ts'

/** Signs out. Without a connection the phone forgets everything too; the session then ends by itself. */
export async function leave(): Promise<void> {
  await crewClient.crewEntry.leave().catch(() => {})
  await wipePhone('left')
  go('/crew', { replace: true })
}
