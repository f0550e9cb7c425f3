import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Done, Id, IdParams, Instant, text } from '../parts.ts'
import { CurrentUser } from './identity.ts'
import { AssertionInput, AttestationInput, CreationOptions, RequestOptions } from './passkeyShapes.ts'

/** One of the caller's passkeys. */
const OwnPasskey = z.object({
  _id: Id,
  name: z.string(),
  addedAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** False if it only replaces a code: someone else changed the login after it was added. */
  signsInAlone: z.boolean(),
})
export type OwnPasskey = z.output<typeof OwnPasskey>

/** The name of a passkey, chosen by its owner. */
export const PasskeyNameInput = z.object({ name: text(60) })

export const passkeys = {
  list: route({
    method: 'GET',
    path: '/auth/passkeys',
    access: 'works',
    opensSetUp: true,
    summary: "The caller's passkeys",
    answer: z.object({ data: z.array(OwnPasskey) }),
  }),
  start: route({
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'works',
    opensSetUp: true,
    summary: 'Start adding a passkey: what the browser needs to make one',
    answer: CreationOptions,
  }),
  add: route({
    method: 'POST',
    path: '/auth/passkeys',
    access: 'works',
    opensSetUp: true,
    summary: 'Add the passkey that the browser made; the first second factor comes with recovery codes',
    body: PasskeyNameInput.extend({ attestation: AttestationInput }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  rename: route({
    method: 'PUT',
    path: '/auth/passkeys/:id',
    access: 'works',
    summary: 'Rename a passkey',
    params: IdParams,
    body: PasskeyNameInput,
    answer: Done,
  }),
  remove: route({
    method: 'DELETE',
    path: '/auth/passkeys/:id',
    access: 'works',
    summary: 'Delete a passkey; with the last second factor the recovery codes go too',
    params: IdParams,
    answer: Done,
  }),
  startSignIn: route({
    method: 'POST',
    path: '/auth/passkeys/signIn/options',
    access: 'public',
    summary: 'Start a sign-in with a passkey: what the browser needs to have it sign',
    answer: RequestOptions,
  }),
  signIn: route({
    method: 'POST',
    path: '/auth/passkeys/signIn',
    access: 'public',
    summary: 'Sign in with a passkey alone, which is both factors',
    body: z.object({ assertion: AssertionInput }),
    answer: CurrentUser,
  }),
}
