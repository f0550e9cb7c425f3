import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { openSteps, readTotpCode, totpSeconds } from '@tourdesk/domain/identity/totpStep'
import { Secret, TOTP } from 'otpauth'

const ivLength = 12
const tagLength = 16
/** Bytes, as RFC 4226 recommends. */
const secretLength = 20

/** A new secret for an authenticator app. */
export function newTotpSecret(): Buffer {
  return randomBytes(secretLength)
}

/** The secret as text for typing, and the address for the QR code. */
export function showTotpSecret(
  secret: Buffer,
  issuer: string,
  login: string,
): { secret: string; address: string } {
  const totp = totpOf(secret, { issuer, label: login })
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** The still open step whose code was typed; null for a wrong code. */
export function stepOfCode(secret: Buffer, typed: string, now: Date, lastUsed: number | null): number | null {
  const code = readTotpCode(typed)
  if (code === null) return null
  const totp = totpOf(secret, {})
  const found = openSteps(now, lastUsed).filter(
    (step) => totp.generate({ timestamp: step * totpSeconds * 1000 }) === code,
  )
  return found[0] ?? null
}

function totpOf(secret: Buffer, names: { issuer?: string; label?: string }): TOTP {
  const bytes = new Secret({ buffer: new Uint8Array(secret).buffer })
  return new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: totpSeconds, secret: bytes })
}

/** Encrypts a secret of a user with AES-256-GCM, under a key derived from the session secret. */
export function seal(secret: Buffer, userId: string, sessionSecret: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionSecret), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The secret, or null if it was sealed for someone else or under another session secret. */
export function unseal(sealed: Buffer, userId: string, sessionSecret: string): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(sessionSecret), sealed.subarray(0, ivLength))
    decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
  } catch {
    return null
  }
}

function keyOf(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'tourdesk totp', 32))
}
