import type { RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'

/** Signs a challenge with a passkey, loading its code on demand. Null if canceled, or without a challenge. */
export async function proofByPasskey(options: RequestOptions | null) {
  if (!options) return null
  const { signWithPasskey } = await import('./askForPasskey.ts')
  const assertion = await signWithPasskey(options)
  return assertion && { assertion }
}
