import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { CreationOptions, RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'
import { Problem } from '@tourdesk/contract/kernel/problem'

/** Creates a passkey; null if the user canceled. Throws `passkey_known` if the device already has one. */
export function makePasskey(options: CreationOptions) {
  return unlessCanceled(async () => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
  })
}

/**
 * Signs a challenge with a passkey; null if the user canceled, or if another request replaced this one.
 * @param inField offers the passkeys among the suggestions of the email field instead of asking at once
 */
export function signWithPasskey(options: RequestOptions, inField = false) {
  return unlessCanceled(async () => {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: inField,
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  })
}

/** Cancels a pending request for a passkey. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function unlessCanceled<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new Problem('passkey_known')
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
    throw error
  }
}
