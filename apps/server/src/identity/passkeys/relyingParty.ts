import type { RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'
import type { PasskeyId } from '../secondFactor/factorsOf.ts'

/** What authenticators call us. */
export const partyName = 'Tourdesk'

/** Milliseconds that somebody has for the browser's questions; as long as a challenge lives. */
export const timeoutMs = 5 * 60_000

/** The relying party of WebAuthn: the host of `WEB_ORIGIN`. Passkeys of another host don't work here. */
export function partyIdOf(origin: string): string {
  return new URL(origin).hostname
}

/** What a browser needs to have a challenge signed; by any passkey of ours if none are named. */
export function requestOptions(
  challenge: string,
  origin: string,
  passkeys: PasskeyId[] = [],
): RequestOptions {
  return {
    rpId: partyIdOf(origin),
    challenge,
    timeout: timeoutMs,
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'required',
  }
}

/** How a browser hears of a passkey. */
export function credentialOf({ credential_id, transports }: PasskeyId) {
  return { id: credential_id.toString('base64url'), type: 'public-key' as const, transports }
}
