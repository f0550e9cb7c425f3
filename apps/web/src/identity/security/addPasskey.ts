import { deviceName, deviceOf } from '@tourdesk/domain/identity/deviceOf'
import { api } from '../../app/api.ts'

/**
 * Asks the browser for a new passkey, named after the device, and adds it. Null if the user canceled.
 * @param otherName for a device without a name
 */
export async function addPasskey(otherName: string) {
  const options = await api.passkeys.start()
  const { makePasskey } = await import('../../app/session/askForPasskey.ts')
  const attestation = await makePasskey(options)
  const name = deviceName(deviceOf(navigator.userAgent)) || otherName
  return attestation && api.passkeys.add({ body: { name, attestation } })
}
