import { linkHeader } from '@tourdesk/contract/kernel/linkHeader'

/** Sends requests with the secret of a customer's link. */
export function sendWithSecret(secret: string): typeof fetch {
  return (address, init) => fetch(address, { ...init, headers: { ...init?.headers, [linkHeader]: secret } })
}
