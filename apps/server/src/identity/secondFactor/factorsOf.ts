import type { FactorMethod } from '@tourdesk/contract/identity/secondFactor'
import { compiled } from '../../kernel/compiled.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { type AnswersOf, answering, askTogether, type Question } from '../../kernel/question.ts'
import type { PasskeyId } from '../relyingParty.ts'
import { unseal } from './totpSecrets.ts'

/** A user's ways to prove who they are, besides the password. */
export interface Factors {
  /** Sign-in asks for a second factor. */
  isOn: boolean
  app: {
    addedAt: Date
    /** Null if the session secret has changed since. */
    secret: Buffer | null
    lastStep: number | null
  } | null
  passkeys: PasskeyId[]
  recoveryCodesLeft: number
}

/** A user's second factors. Lock the user first to use one up. */
export async function factorsOf(db: Db | Tx, userId: string, sessionSecret: string): Promise<Factors> {
  return readFactors(await askTogether(db, factorQuestions(userId)), userId, sessionSecret)
}

/** The questions whose answers `readFactors` reads, to be asked together with others. */
export function factorQuestions(userId: string) {
  return { apps: appsOf({ userId }), passkeys: passkeysOf({ userId }), left: codesLeft({ userId }) }
}

export function readFactors(
  { apps: [app], passkeys, left }: AnswersOf<ReturnType<typeof factorQuestions>>,
  userId: string,
  sessionSecret: string,
): Factors {
  const isOn = app?.secret != null || passkeys.length > 0
  return {
    isOn,
    app:
      app?.secret && app.added_at
        ? {
            addedAt: app.added_at,
            secret: unseal(app.secret, userId, sessionSecret),
            lastStep: app.last_step,
          }
        : null,
    passkeys,
    recoveryCodesLeft: isOn ? left : 0,
  }
}

const appsOf = compiled((db, { userId }: { userId: string }) =>
  db.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId),
)

const passkeysOf = compiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id'),
)

/** The number of a user's unused recovery codes. */
export function codesLeft(of: { userId: string }): Question<number> {
  return answering(unusedCodes(of), ([row]) => Number(row?.left ?? 0))
}

const unusedCodes = compiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null),
)

/** The methods that can be asked for now. */
export function methodsOf({ app, passkeys, recoveryCodesLeft }: Factors): FactorMethod[] {
  return [
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ...(app?.secret ? ['code' as const] : []),
    ...(recoveryCodesLeft > 0 ? ['recoveryCode' as const] : []),
  ]
}
