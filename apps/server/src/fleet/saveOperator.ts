import type { OperatorInput } from '@tourdesk/contract/fleet/operators'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkOperator } from '@tourdesk/domain/fleet/checkOperator'
import type { z } from 'zod'
import { renameWishes } from '../entries/renameWishes.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { checkVersion } from '../kernel/versions.ts'
import { toOperator } from './operators.ts'

type OperatorForm = z.output<typeof OperatorInput>

/**
 * Saves a guide or a driver; without an id a new one. A guide stays a guide (OPR-06, OPR-15, HOLE-O72).
 * Throws every wrong field (400), an unknown car or another role included, `not_found` (404), `changed_by_another`
 * (409).
 * @returns the id of the operator
 */
export async function saveOperator(
  call: PersonCall,
  id: string | undefined,
  { updatedAt, ...form }: OperatorForm,
): Promise<string> {
  authorize(call.actor, 'fleet.write')
  acceptFields(checkOperator(form))
  return inTransaction(call, async (tx) => {
    const stored = id ? await lockOperator(tx, id, form, updatedAt) : null
    const before = id ? await logged(tx, id) : null
    await checkOwnCar(tx, form.car)
    const savedId = id ?? newId()
    const columns = { ...toColumns(form), updated_at: call.now }
    await insertInto(tx, 'operators', { id: savedId, created_at: call.now, deleted_at: null, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
    if (stored) await renameWishedGuide(tx, stored, form)
    const after = await logged(tx, savedId)
    const subject = { id: savedId, name: `${form.firstName} ${form.lastName}`.trim(), accountId: null }
    if (before) await announce(tx, call, { name: 'operator.changed', subject, ...diffOf(before, after) })
    else await announce(tx, call, { name: 'operator.created', subject, after })
    return savedId
  })
}

async function lockOperator(tx: Tx, id: string, form: OperatorForm, readAt: string | undefined) {
  const row = await tx
    .selectFrom('operators')
    .select(['role', 'updated_at', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  if (row.role !== form.role) throw fieldProblem([{ field: 'role', code: 'field_invalid' }])
  checkVersion(readAt, row.updated_at)
  return row
}

/** A wish for a name that another guide still has stays as it is. */
async function renameWishedGuide(
  tx: Tx,
  { role, first_name, last_name }: { role: string; first_name: string; last_name: string },
  form: OperatorForm,
): Promise<void> {
  if (role !== 'guide') return
  const namesake = await tx
    .selectFrom('operators')
    .select('id')
    .where('first_name', '=', first_name)
    .where('last_name', '=', last_name)
    .where('role', '=', 'guide')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (namesake) return
  const [from, to] = [`${first_name} ${last_name}`, `${form.firstName} ${form.lastName}`]
  await renameWishes(tx, 'guide', from.trim(), to.trim())
}

async function checkOwnCar(tx: Tx, car: string | null): Promise<void> {
  if (car === null) return
  const found = await tx
    .selectFrom('cars')
    .select('id')
    .where('id', '=', car)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw fieldProblem([{ field: 'car', code: 'field_invalid' }])
}

function toColumns(form: Omit<OperatorForm, 'updatedAt'>) {
  return {
    role: form.role,
    first_name: form.firstName,
    last_name: form.lastName,
    mobile_phone: form.mobilePhone,
    home_phone: form.homePhone,
    email: form.email,
    city: form.city,
    salary: form.salary,
    notes: form.notes,
    languages: [...new Set(form.languages)],
    license_types: [...new Set(form.licenseTypes)],
    ranking: [...new Set(form.ranking)],
    car_id: form.car,
  }
}

/** What the log tells of it as it is stored now. */
async function logged(tx: Tx, id: string) {
  const { _id, ...fields } = toOperator(
    await tx.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return fields
}
