import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'
import { newId } from '../../src/kernel/newId.ts'
import type { TestServer } from '../as.ts'

/** What a test changes in a valid answer. */
interface Odd {
  /** The origin of the page that asks, if not ours. */
  origin?: string
  /** Replaces the relying party that the page named. */
  rpId?: string
  /** False if someone touched it without finger, face or PIN. */
  isVerified?: boolean
  challenge?: string
  /** The counter in the answer; by default it goes up by one. */
  count?: number
}

/**
 * An authenticator with one passkey: creates a P-256 key pair and signs with it, as WebAuthn requires. Its
 * browser shows a page of `origin`.
 */
export function passkeyDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = 0
  let userHandle = ''
  const shared = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }
  return {
    id,
    publicKey: coseOf(publicKey),
    /** Stores the passkey's owner, as `create` does. */
    keepOwner(userId: string) {
      userHandle = Buffer.from(userId).toString('base64url')
    },
    /** Answers `navigator.credentials.create`. */
    create({ challenge, rp, user }: CreationOptions, odd: Odd = {}) {
      userHandle = user.id
      const key = coseOf(publicKey)
      const made = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, key])
      const authData = Buffer.concat([headOf(odd.rpId ?? rp.id, 0x40, odd), made])
      const object = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      const clientData = clientDataOf('webauthn.create', challenge, odd)
      return {
        ...shared,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    sign({ challenge, rpId }: RequestOptions, odd: Odd = {}) {
      count = odd.count ?? count + 1
      const authData = headOf(odd.rpId ?? rpId, 0, odd)
      const clientData = clientDataOf('webauthn.get', challenge, odd)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      }
    },
  }

  function headOf(rpId: string, flags: number, { isVerified = true }: Odd): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (isVerified ? 0x04 : 0) | flags]), counter])
  }

  function clientDataOf(type: string, challenge: string, odd: Odd): Buffer {
    const data = {
      type,
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(data))
  }
}

/** Gives a user a passkey, without the product's calls. */
export async function givenPasskey(
  { db, clock, product }: Pick<TestServer, 'db' | 'clock' | 'product'>,
  userId: string,
) {
  const device = passkeyDevice(product.origin)
  device.keepOwner(userId)
  const id = newId()
  await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      credential_id: device.id,
      public_key: device.publicKey,
      sign_count: 0,
      transports: ['internal'],
      name: 'Phone',
      signs_in_alone: true,
      added_at: clock.now(),
      last_used_at: null,
    })
    .execute()
  await db.updateTable('users').set({ second_factor_at: clock.now() }).where('id', '=', userId).execute()
  return { id, device }
}

/** A public key on P-256 as COSE (RFC 9053). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff])
}

/** CBOR (RFC 8949), as much of it as authenticators need. */
function cborHead(major: number, value: number): Buffer {
  const type = major << 5
  if (value < 24) return Buffer.from([type | value])
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, ...uint16(value)])
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
}
