import { splitName } from '@tourdesk/domain/identity/splitName'
import type { VisitorCall } from '../../kernel/call.ts'
import { registerEndUser } from '../registerEndUser.ts'

/** Registers an end user of the sales website, without a session. */
export async function signupFromWebsite(
  call: VisitorCall,
  person: { email: string; password: string; name: string; address: string },
): Promise<void> {
  const { name, ...registration } = person
  await registerEndUser(call, { ...registration, ...splitName(name) }, async () => {})
}
