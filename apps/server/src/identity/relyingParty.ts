import type { RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'

/** Our name in authenticators. */
export const partyName = 'Tourdesk'

/** How many milliseconds a person has for the browser's prompts; a challenge lasts as long. */
export const timeoutMs = 5 * 60_000

/** The relying party of WebAuthn: the host of `WEB_ORIGIN`. Passkeys of another host don't work here. */
export function partyIdOf(origin: string): string {
  return new URL(origin).hostname
}

/** The data by which a browser finds a passkey. */
export interface PasskeyId {
  credential_id: Buffer
  transports: string[]
}

/** The browser's options for signing a challenge; with any passkey of ours if none are named. */
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

/** A passkey in the form that browsers expect. */
export function credentialOf({ credential_id, transports }: PasskeyId) {
  return { id: credential_id.toString('base64url'), type: 'public-key' as const, transports }
}
