import { type OperatorChange, OperatorInput } from '@tourdesk/contract/fleet/operators'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { checkOperator } from '@tourdesk/domain/fleet/checkOperator'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { keepUndo } from '../activity/keepUndo.ts'
import { renameWishes } from '../entries/renameWishes.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import { insertInto } from '../kernel/insertInto.ts'
import {
  type RecordChange,
  type RecordKind,
  type SavedRecord,
  saveRecord,
  undoRecord,
} from '../records/saveRecord.ts'
import type { Operators } from '../schema/fleet.ts'
import { toOperator } from './operators.ts'

type OperatorForm = Omit<z.output<typeof OperatorInput>, 'updatedAt'>

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    changedOperator: RecordChange<OperatorForm>
  }
}

/**
 * Saves a guide or a driver; without an id a new one. The role can't be changed.
 * Throws what `saveRecord` throws; an unknown car and another role are wrong fields.
 * @returns its id, and how to undo the change
 */
export function saveOperator(
  call: Call,
  id: string | undefined,
  sent: z.output<typeof OperatorChange>,
): Promise<SavedRecord> {
  return saveRecord(call, operatorKind(call, sent.role), id, sent)
}

/** Restores an operator's values from before a change. Throws what `undoRecord` throws. */
export function undoOperator(tx: Tx, call: Call, change: RecordChange<OperatorForm>): Promise<number> {
  return undoRecord(tx, call, operatorKind(call, change.before.role), change)
}

function operatorKind(
  call: Call,
  role: OperatorForm['role'],
): RecordKind<Selectable<Operators>, OperatorForm, OperatorForm> {
  return {
    permission: 'fleet.write',
    accountOf: () => null,
    start: { ...startValues(OperatorInput), role },
    lock: lockOperator,
    toForm,
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    check: checkOperator,
    async write(tx, operatorId, operator, { before, version }) {
      if (before && before.role !== operator.role)
        throw fieldProblem([{ field: 'role', code: 'field_invalid' }])
      await checkOwnCar(tx, operator.car)
      const columns = { ...toColumns(operator), updated_at: version }
      const stamps = { created_at: call.now, deleted_at: null, page_language: null }
      await insertInto(tx, 'operators', { id: operatorId, ...stamps, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    follow: renameWishedGuide,
    created: (news) => ({ name: 'operator.created', ...news }),
    changed: (news) => ({ name: 'operator.changed', ...news }),
    keep: (tx, by, change) => keepUndo(tx, by, 'changedOperator', change),
  }
}

function lockOperator(tx: Tx, id: string): Promise<Selectable<Operators> | undefined> {
  return tx
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

function toForm(row: Selectable<Operators>): OperatorForm {
  const { _id, ...form } = toOperator(row)
  return form
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

function toColumns({
  role,
  firstName,
  lastName,
  mobilePhone,
  homePhone,
  email,
  city,
  salary,
  notes,
  documentLanguage,
  languages,
  licenseTypes,
  ranking,
  car,
  ...rest
}: OperatorForm): FormColumns<'operators', 'page_language'> {
  nothingLeft(rest)
  return {
    role,
    first_name: firstName,
    last_name: lastName,
    mobile_phone: mobilePhone,
    home_phone: homePhone,
    email,
    city,
    salary,
    notes,
    document_language: documentLanguage,
    languages: [...new Set(languages)],
    license_types: [...new Set(licenseTypes)],
    ranking: [...new Set(ranking)],
    car_id: car,
  }
}

/** Renames the guide in wishes, unless another guide still has the old name. */
async function renameWishedGuide(
  tx: Tx,
  { role, firstName, lastName }: OperatorForm,
  after: OperatorForm,
): Promise<void> {
  if (role !== 'guide') return
  const namesake = await tx
    .selectFrom('operators')
    .select('id')
    .where('first_name', '=', firstName)
    .where('last_name', '=', lastName)
    .where('role', '=', 'guide')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (namesake) return
  const [from, to] = [`${firstName} ${lastName}`, `${after.firstName} ${after.lastName}`]
  await renameWishes(tx, 'guide', from.trim(), to.trim())
}
