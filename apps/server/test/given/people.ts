import type { Role } from '@tourdesk/domain/access/roles'
import type { Insertable, Selectable } from 'kysely'
import { hashPassword } from '../../src/identity/password.ts'
import { newId } from '../../src/kernel/newId.ts'
import type { Accounts } from '../../src/schema/accounts.ts'
import type { GivenUser, Ground } from './ground.ts'
import { inTurn, once } from './once.ts'

export type GivenAccount = Selectable<Accounts>

const password = 'orange-tree-9'
const hash = once(() => hashPassword(password))
const agencyNames = ['Bluebird Voyages', 'Harel and Sons', 'Tamarisk Tours', 'Pelican Holidays']
const firstNames = ['Noa', 'Itai', 'Tamar', 'Omer', 'Maya', 'Yonatan', 'Shira', 'Amir']

export function givenPeople({ db, clock }: Ground) {
  const agencyName = inTurn(agencyNames)
  const firstName = inTurn(firstNames)
  const mainAccount = once(() => makeAccount({ name: 'Main Office', is_main: true }))
  return {
    /** The office's account, always the same. */
    mainAccount,
    /** An agency, by default with the right to sell everything. */
    account: (row: Partial<Insertable<Accounts>> = {}) =>
      makeAccount({
        name: agencyName(),
        allow_private_group: true,
        does_allow_payment_to_agency: true,
        commission_rate: 10,
        ...row,
      }),
    /** A user with a role in an account, by default an owner of the office. */
    user: makeUser,
    /** The office's owner, always the same. */
    owner: once(() => makeUser()),
  }

  async function makeAccount(row: Partial<Insertable<Accounts>> & { name: string }): Promise<GivenAccount> {
    const now = clock.now()
    const id = newId()
    const stamps = { prices_updated_at: now, created_at: now, updated_at: now }
    return db
      .insertInto('accounts')
      .values({ id, status: 'ACTIVE', api_key: `key-${id}`, ...stamps, ...row })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function makeUser(
    choice: {
      role?: Role
      account?: { id: string }
      isSuper?: boolean
      /** False for a login that another person created. */
      isProven?: boolean
      firstName?: string
      lastName?: string
      mobilePhone?: string
    } = {},
  ): Promise<GivenUser> {
    const {
      role = 'OWNER',
      isSuper = false,
      isProven = true,
      firstName: first = firstName(),
      lastName: last = 'Levi',
      mobilePhone = '',
    } = choice
    const account = choice.account ?? (await mainAccount())
    const now = clock.now()
    const id = newId()
    const login = `${first}.${last}.${id.slice(-6)}@example.com`.toLowerCase().replaceAll(' ', '')
    await db
      .insertInto('users')
      .values({
        id,
        login,
        first_name: first,
        last_name: last,
        mobile_phone: mobilePhone,
        password_hash: await hash(),
        proven_at: isProven ? now : null,
        is_super: isSuper,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await db
      .insertInto('memberships')
      .values({ id: newId(), user_id: id, account_id: account.id, role, status: 'ACTIVE', created_at: now })
      .execute()
    return { id, login, password, name: `${first} ${last}`, account: { id: account.id } }
  }
}
