import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type Person, permissionsOf } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { factorStanding } from '@tourdesk/domain/identity/demands'
import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Env } from '../kernel/env.ts'
import { askTogether } from '../kernel/question.ts'
import { settingsOf } from '../settings/readSettings.ts'
import { business } from '../settings/sections/business.ts'
import { readDemands, rulesOfUser, type StoredRules } from './demands/findDemands.ts'
import { type MembershipRow, membershipsOf } from './memberships.ts'
import { codesLeft } from './secondFactor/factorsOf.ts'

/** The signed-in user, with all accounts to choose from and the permissions in the current one. */
export async function currentUser(call: Call<Person>, { mail }: Pick<Env, 'mail'>): Promise<CurrentUser> {
  const { actor, db } = call
  const found = await askTogether(db, {
    users: userById({ id: actor.userId }),
    memberships: membershipsOf({ userIds: [actor.userId], now: call.now }),
    currents: accountById({ id: actor.account._id }),
    mains: mainAccounts({}),
    settings: settingsOf(business),
    recoveryCodesLeft: codesLeft({ userId: actor.userId }),
  })
  const {
    users: [user],
    currents: [current],
    mains: [main],
  } = found
  const accounts = openAccounts(found.memberships)
  if (!user || !current || !main) throw new Problem('not_found')
  const hasSecondFactor = user.second_factor_at !== null
  const demands = readDemands(user.rules)
  const standing = factorStanding(demands, hasSecondFactor, call.now)
  const account = {
    _id: current.id,
    id: current.id,
    name: current.name,
    role: actor.role,
    status: 'ACTIVE' as const,
    isSuper: current.is_main,
  }
  return {
    _id: user.id,
    id: user.id,
    email: user.login,
    firstName: user.first_name,
    lastName: user.last_name,
    mobilePhone: user.mobile_phone,
    isSuper: user.is_super,
    isProven: user.proven_at !== null,
    senderId: user.sender_id,
    role: actor.role,
    status: 'ACTIVE',
    account: {
      ...account,
      logo: current.logo,
      leaveSiteMsg: current.leave_site_msg,
      doesIncludeAffiliation: current.does_include_affiliation,
      dailyToursOnly: current.daily_tours_only,
      doesAllowPaymentToAgency: current.does_allow_payment_to_agency,
      allowPrivateGroup: current.allow_private_group,
    },
    accounts: accounts.some((entry) => entry._id === account._id) ? accounts : [...accounts, account],
    userAccounts: accounts.map(({ _id, role, status }) => ({ account: _id, role, status })),
    permissions: [...permissionsOf(actor)],
    mainAccount: { _id: main.id, name: main.name },
    today: dayIn(call.now),
    officePhone: found.settings.officePhone,
    sendsMail: mail !== undefined,
    hasSecondFactor,
    ...standing,
    secondFactorDueAt: standing.secondFactorDueAt?.toISOString() ?? null,
    idleMinutes: demands.idleMinutes,
    recoveryCodesLeft: found.recoveryCodesLeft,
  }
}

const userById = compiled((db, { id }: { id: string }) =>
  db
    .selectFrom('users as u')
    .selectAll()
    .select(sql<StoredRules[] | null>`${sql.raw(rulesOfUser)}`.as('rules'))
    .where('id', '=', id),
)

const accountById = compiled((db, { id }: { id: string }) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id),
)

const mainAccounts = compiled((db) =>
  db.selectFrom('accounts').select(['id', 'name']).where('is_main', '=', true),
)

/** The user's open accounts, including those with an invite to confirm. */
function openAccounts(memberships: MembershipRow[]) {
  return memberships
    .filter(({ is_open }) => is_open)
    .map(({ account_id: id, name, role, status, is_main }) => ({
      _id: id,
      id,
      name,
      role,
      status,
      isSuper: is_main,
    }))
}
