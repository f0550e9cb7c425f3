import { permissionsOf } from '@tourdesk/domain/access/actor'
import { roleOfSuper } from '@tourdesk/domain/access/roles'
import type { Locale } from '@tourdesk/words/vocabulary'
import { hashToken } from '../../identity/tokens.ts'
import type { Db } from '../../kernel/database.ts'

/** The owner of a calendar's address. */
export interface FeedReader {
  /** The person whose tours it shows; null for all. */
  operatorId: string | null
  /** The guide, driver or user; part of the ids of events. */
  personId: string
  /** The calendar's name in programs: the person's, or that of the account that runs the departures. */
  name: string
  language: Locale
}

/**
 * Finds the reader behind a token; null if it's unknown, or the person is gone or may no longer see
 * departures.
 */
export async function findReader(db: Db, token: string): Promise<FeedReader | null> {
  const link = await db
    .selectFrom('calendar_links')
    .leftJoin('operators', (join) =>
      join.onRef('operators.id', '=', 'operator_id').on('operators.deleted_at', 'is', null),
    )
    .select([
      'operators.id as operator',
      'first_name',
      'last_name',
      'document_language',
      'user_id',
      'language',
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!link) return null
  const { operator, document_language, user_id: user, language } = link
  if (operator) {
    const name = `${link.first_name} ${link.last_name}`.trim()
    return { operatorId: operator, personId: operator, name, language: document_language ?? language }
  }
  const name = user && (await departuresSeenBy(db, user))
  return user && name ? { operatorId: null, personId: user, name, language } : null
}

/**
 * The name of the main account, which plans the departures, if the user may see them there; otherwise null.
 */
async function departuresSeenBy(db: Db, user: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('accounts', (join) => join.on('is_main', '=', true))
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.account_id', '=', 'accounts.id')
        .on('memberships.status', '=', 'ACTIVE'),
    )
    .select(['is_super', 'role', 'accounts.id', 'accounts.name', 'accounts.status'])
    .select(['does_include_affiliation', 'daily_tours_only'])
    .select(['does_allow_payment_to_agency', 'allow_private_group'])
    .where('users.id', '=', user)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  const role = row?.is_super ? roleOfSuper : row?.role
  if (!row || !role || row.status !== 'ACTIVE') return null
  const account = {
    _id: row.id,
    name: row.name,
    isMain: true,
    doesIncludeAffiliation: row.does_include_affiliation,
    dailyToursOnly: row.daily_tours_only,
    doesAllowPaymentToAgency: row.does_allow_payment_to_agency,
    allowPrivateGroup: row.allow_private_group,
  }
  return permissionsOf({ isSuper: row.is_super, role, account }).has('dispatch.read') ? row.name : null
}
