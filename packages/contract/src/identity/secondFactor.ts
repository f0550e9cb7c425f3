import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Done, IdParams, Instant, secret } from '../parts.ts'
import { AssertionInput, RequestOptions } from './passkeyShapes.ts'

/** The means of proving a second factor. */
export const factorMethods = ['passkey', 'code', 'recoveryCode'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** The password was right, and a second factor is asked for; there is no session yet. */
export const SecondFactorAsked = z.object({
  secondFactor: z.object({
    /** To be returned with the proof. */
    challenge: z.string(),
    methods: z.array(z.enum(factorMethods)),
    /** What the browser needs to get a passkey's signature; null without a passkey. */
    passkey: RequestOptions.nullable(),
    expiresAt: Instant,
  }),
})
export type SecondFactorAsked = z.output<typeof SecondFactorAsked>

/** A code of the authenticator app, a passkey's signature, or a recovery code. */
export const ProofInput = z.object({
  code: secret(20).optional(),
  assertion: AssertionInput.optional(),
  recoveryCode: secret(40).optional(),
})

const OwnFactors = z.object({
  isOn: z.boolean(),
  app: z
    .object({
      addedAt: Instant,
      /** False after the server's session secret has changed: the app has to be set up again. */
      isReadable: z.boolean(),
    })
    .nullable(),
  /** How many. */
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
})
export type OwnFactors = z.output<typeof OwnFactors>

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactor = {
  get: route({
    method: 'GET',
    path: '/auth/secondFactor',
    access: 'works',
    opensSetUp: true,
    summary: "The caller's second factors",
    answer: OwnFactors,
  }),
  startApp: route({
    method: 'POST',
    path: '/auth/totp',
    access: 'works',
    opensSetUp: true,
    summary: 'Start the set-up of an authenticator app: its secret as text and as address for a QR code',
    answer: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirmApp: route({
    method: 'POST',
    path: '/auth/totp/confirm',
    access: 'works',
    opensSetUp: true,
    summary: 'Switch the app on by its first code; the first second factor comes with recovery codes',
    body: z.object({ code: secret(20) }),
    answer: RecoveryCodes,
  }),
  removeApp: route({
    method: 'DELETE',
    path: '/auth/totp',
    access: 'works',
    summary: 'Switch the app off; with the last second factor the recovery codes go too',
    answer: Done,
  }),
  makeRecoveryCodes: route({
    method: 'POST',
    path: '/auth/recoveryCodes',
    access: 'works',
    summary: 'Ten new recovery codes instead of the old ones',
    answer: RecoveryCodes,
  }),
  startConfirm: route({
    method: 'POST',
    path: '/auth/confirm/options',
    access: 'signedIn',
    opensSetUp: true,
    summary: 'What the caller can confirm with, and what the browser needs to have a passkey sign',
    answer: z.object({ methods: z.array(z.enum(factorMethods)), passkey: RequestOptions.nullable() }),
  }),
  confirm: route({
    method: 'POST',
    path: '/auth/confirm',
    access: 'signedIn',
    opensSetUp: true,
    summary: 'Confirm with password and second factor that it is still the same person',
    body: ProofInput.extend({ password: secret(200) }),
    answer: Done,
  }),
  takeAway: route({
    method: 'DELETE',
    path: '/users/:id/secondFactor',
    access: 'users.write',
    summary: 'Take the second factors of somebody who lost phone and codes; their sessions end',
    params: IdParams,
    answer: Done,
  }),
}
