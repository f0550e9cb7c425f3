import { randomBytes } from 'node:crypto'
import type { Role } from '@tourdesk/domain/access/roles'
import { hashPassword } from '@tourdesk/server/identity/password'
import { newId } from '@tourdesk/server/kernel/newId'
import { keepFirstSettings } from '@tourdesk/server/settings/keepSettings'
import { readSettings } from '@tourdesk/server/settings/readSettings'
import { business } from '@tourdesk/server/settings/sections/business'
import { agencies, type DemoAgency, type DemoUser } from '../content/agencies.ts'
import { staff } from '../content/staff.ts'
import { demoLogins } from '../logins.ts'
import { type Filling, sinceHalfAYear } from './filling.ts'
import { logoOfAgency } from './pictures.ts'

type LoginPerson = Pick<DemoUser, 'firstName' | 'lastName' | 'role'> & { isSuper?: true; inAgency?: true }

/** The people behind the demo's logins. */
const loginPeople: Record<(typeof demoLogins.people)[number]['email'], LoginPerson> = {
  'super@demo.example': { firstName: 'Yael', lastName: 'Shapiro', role: 'OWNER', isSuper: true },
  'owner@demo.example': { firstName: 'Daniel', lastName: 'Harari', role: 'OWNER' },
  'admin@demo.example': { firstName: 'Inbal', lastName: 'Katz', role: 'ADMIN' },
  'agency-owner@demo.example': { firstName: 'Orly', lastName: 'Sasson', role: 'OWNER', inAgency: true },
  'agency-admin@demo.example': { firstName: 'Fadi', lastName: 'Khalil', role: 'ADMIN', inAgency: true },
  'agent@demo.example': { firstName: 'Shani', lastName: 'Levi', role: 'AGENT', inAgency: true },
}
const officePhone = '+972 3 555 0100'

/**
 * Fills the agencies, the people of the office and the agencies, and the logins, which share one password.
 */
export async function fillPeople(filling: Filling): Promise<void> {
  const { tx, now } = filling
  const main = await tx
    .selectFrom('accounts')
    .select('id')
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
  const settings = await readSettings(tx, business)
  if (!settings.officePhone) await keepFirstSettings(tx, business, { ...settings, officePhone }, now)

  const members = staff.map((person) => ({ ...person, accountId: main.id }))
  for (const [index, agency] of agencies.entries()) {
    const accountId = await insertAgency(filling, agency)
    members.push(...agency.people.map((person) => ({ ...person, isSuper: false, accountId })))
    if (index === 0) members.push(...loginMembers(main.id, accountId))
  }
  await insertMembers(filling, members)
}

type Member = DemoUser & { isSuper: boolean; accountId: string; role: Role }

function loginMembers(mainId: string, agencyId: string): Member[] {
  return demoLogins.people.map(({ email }, index) => {
    const { inAgency, isSuper, ...person } = loginPeople[email]
    return {
      ...person,
      email,
      mobilePhone: `+972 54 555 09${20 + index}`,
      isSuper: isSuper ?? false,
      accountId: inAgency ? agencyId : mainId,
    }
  })
}

async function insertAgency({ tx, now }: Filling, agency: DemoAgency): Promise<string> {
  const id = newId()
  await tx
    .insertInto('accounts')
    .values({
      id,
      name: agency.name,
      status: agency.status,
      logo: logoOfAgency(agency),
      mobile_phone: agency.mobilePhone,
      commission_rate: agency.commissionRate,
      hashavshevet_agency_key: agency.hashavshevetAgencyKey,
      leave_site_msg: agency.leaveSiteMsg,
      does_include_affiliation: agency.doesIncludeAffiliation,
      daily_tours_only: agency.dailyToursOnly,
      does_allow_payment_to_agency: agency.doesAllowPaymentToAgency,
      allow_private_group: agency.allowPrivateGroup,
      api_key: randomBytes(20).toString('hex'),
      prices_updated_at: now,
      ...sinceHalfAYear(now),
    })
    .execute()
  return id
}

async function insertMembers({ tx, now }: Filling, members: Member[]): Promise<void> {
  const password_hash = await hashPassword(demoLogins.password)
  const stamps = sinceHalfAYear(now)
  const rows = members.map((member) => ({ id: newId(), member }))
  await tx
    .insertInto('users')
    .values(
      rows.map(({ id, member }) => ({
        id,
        login: member.email,
        first_name: member.firstName,
        last_name: member.lastName,
        mobile_phone: member.mobilePhone,
        password_hash,
        proven_at: now,
        is_super: member.isSuper,
        ...stamps,
      })),
    )
    .execute()
  await tx
    .insertInto('memberships')
    .values(
      rows.map(({ id, member }) => ({
        id: newId(),
        user_id: id,
        account_id: member.accountId,
        role: member.role,
        status: 'ACTIVE' as const,
        created_at: stamps.created_at,
      })),
    )
    .execute()
}
