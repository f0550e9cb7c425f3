import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveHash } from './deriveHash.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** A password that `acceptPassword` accepted. */
export type NewPassword = string & { readonly kind: 'accepted password' }

/** The hash of such a password. Only this is stored with a login. */
export type PasswordHash = string & { readonly kind: 'hash of an accepted password' }

/** The hash of a newly chosen password. Throws `too_busy` (503). */
export async function hashNewPassword(password: NewPassword): Promise<PasswordHash> {
  return (await hashPassword(password)) as PasswordHash
}

/** Hashes a password with argon2id and a random salt, in PHC format. Throws `too_busy` (503). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await deriveHash({ message: composed(password), nonce: salt, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/** True if the password matches the hash; takes just as long for an unknown user (`null`). Throws `too_busy` (503). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const { salt, hash, ...cost } = readPhc(stored ?? nobody)
  // Old hashes are of the password as typed, from before letters were composed.
  for (const message of new Set([composed(password), password])) {
    const made = await deriveHash({ message, nonce: salt, ...cost, tagLength: hash.length })
    if (timingSafeEqual(made, hash)) return stored !== null
  }
  return false
}

/** Makes a password the same on every keyboard: é as one letter or two, Latin letters wide or not. */
function composed(password: string): string {
  return password.normalize('NFKC')
}

const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`

function readPhc(phc: string) {
  const [, , , settings = '', salt = '', hash = ''] = phc.split('$')
  const numbers = new Map(settings.split(',').map((part) => part.split('=') as [string, string]))
  const numberOf = (name: string) => Number(numbers.get(name))
  return {
    memory: numberOf('m'),
    passes: numberOf('t'),
    parallelism: numberOf('p'),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
