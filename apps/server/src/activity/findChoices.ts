import type { Person } from '@tourdesk/domain/access/actor'
import { staffRoles } from '@tourdesk/domain/access/roles'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'

/** The options of the filters by person and account: present and past staff, but no customers. */
export async function findChoices({ db, actor }: Call<Person>) {
  const { isMain, _id } = actor.account
  let members = db.selectFrom('memberships').select('user_id').where('role', 'in', staffRoles)
  if (!isMain) members = members.where('account_id', '=', _id)
  const people = await db
    .selectFrom('users')
    .select(['id', 'login', 'first_name', 'last_name'])
    .where((eb) => eb.or([eb('id', 'in', members), ...(isMain ? [eb('is_super', '=', true)] : [])]))
    .orderBy(byName('first_name'))
    .orderBy(byName('last_name'))
    .orderBy('login')
    .execute()
  return {
    people: people.map(({ id, login, first_name, last_name }) => ({
      _id: id,
      name: `${first_name} ${last_name}`.trim() || login,
      login,
    })),
    accounts: isMain ? await accounts(db) : [],
  }
}

async function accounts(db: Call['db']) {
  const rows = await db.selectFrom('accounts').select(['id', 'name']).orderBy(byName('name')).execute()
  return rows.map(({ id, name }) => ({ _id: id, name }))
}
