import type { RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'

/** Has a passkey sign; null if the person canceled. Loads what it needs when it's asked for. */
export async function proofByPasskey(options: RequestOptions | null) {
  if (!options) return null
  const { signWithPasskey } = await import('./askForPasskey.ts')
  const assertion = await signWithPasskey(options)
  return assertion && { assertion }
}
