import { createHmac, randomBytes } from 'node:crypto'

/** The values that go into a signature. */
export interface Signed {
  appKey: string
  secret: string
  /** Seconds since 1970. */
  time: string
  /** 40 random bytes in hexadecimal. */
  nonce: string
}

/** Tranzila's access token: the app key, signed with secret, time and nonce. */
export function accessToken({ appKey, secret, time, nonce }: Signed): string {
  return createHmac('sha256', secret + time + nonce)
    .update(appKey)
    .digest('hex')
}

/** The headers of one call. */
export function signedHeaders(keys: Pick<Signed, 'appKey' | 'secret'>, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(40).toString('hex')
  return {
    'x-tranzila-api-app-key': keys.appKey,
    'x-tranzila-api-request-time': time,
    'x-tranzila-api-nonce': nonce,
    'x-tranzila-api-access-token': accessToken({ ...keys, time, nonce }),
  }
}
