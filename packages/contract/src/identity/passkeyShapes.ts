import { z } from 'zod'
import { secret } from '../parts.ts'

/** Binary data as base64url, `max` characters at most. */
const binary = (max: number) => secret(max).regex(/^[A-Za-z0-9_-]+$/)

/** WebAuthn allows an id of 1023 bytes. */
const CredentialId = binary(1364)

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

const shared = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** A browser's answer when it has made a passkey: `RegistrationResponseJSON` of WebAuthn. */
export const AttestationInput = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: binary(4000),
    attestationObject: binary(20_000),
    transports: z.array(secret(40)).max(10).default([]),
  }),
})

/** A browser's answer when a passkey has signed a challenge: `AuthenticationResponseJSON` of WebAuthn. */
export const AssertionInput = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(4000),
    userHandle: binary(100).optional(),
  }),
})
export type AssertionInput = z.output<typeof AssertionInput>

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof CreationOptions>

/** What a browser needs to get a challenge signed: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  /** Empty: any passkey of ours. */
  allowCredentials: z.array(Credential),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.output<typeof RequestOptions>
