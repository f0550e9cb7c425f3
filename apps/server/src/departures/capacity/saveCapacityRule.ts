import { type CapacityRuleChange, CapacityRuleInput } from '@tourdesk/contract/departures/capacityRules'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type Checked, wrong } from '@tourdesk/domain/checked'
import type { CapacityForm } from '@tourdesk/domain/departures/capacity/capacityRule'
import { checkCapacityRule } from '@tourdesk/domain/departures/capacity/checkCapacityRule'
import { overlapping } from '@tourdesk/domain/departures/capacity/overlapping'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { type RecordKind, saveRecord } from '../../records/saveRecord.ts'
import type { CapacityRules } from '../../schema/dispatch.ts'
import { toForm } from './capacityRuleRows.ts'

type Form = z.output<typeof CapacityRuleInput>
type Whole = Form & { tour: string }

/**
 * Saves a capacity rule; without an id a new one. What's sold stays sold, even if it's more than the rule
 * allows. Throws what `saveRecord` throws, and `capacity_rules_overlap` (409).
 * @returns its id
 */
export async function saveCapacityRule(
  call: Call,
  id: string | undefined,
  sent: z.output<typeof CapacityRuleChange>,
): Promise<string> {
  const tours = await call.db.selectFrom('tours').select(['id', 'name', 'deleted_at']).execute()
  return (await saveRecord(call, ruleKind(call, tours), id, sent)).id
}

interface NamedTour {
  id: string
  name: string
  deleted_at: Date | null
}

function ruleKind(
  { now }: Call,
  tours: readonly NamedTour[],
): RecordKind<Selectable<CapacityRules>, Form, Whole> {
  const nameOf = (id: string | null) => tours.find((tour) => tour.id === id)?.name ?? ''
  return {
    permission: 'capacity.write',
    accountOf: () => null,
    start: startValues(CapacityRuleInput),
    lock: (tx, ruleId) =>
      tx
        .selectFrom('capacity_rules')
        .selectAll()
        .where('id', '=', ruleId)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    toForm,
    toLog: (row) => ({ ...toForm(row), tour: nameOf(row.tour_id) }),
    nameOf: ({ tour }) => nameOf(tour),
    check: (form) => checkTour(checkCapacityRule(form), tours),
    async write(tx, ruleId, rule, { version }) {
      await refuseOverlap(tx, ruleId, rule)
      const columns = { ...toColumns(rule), updated_at: version }
      await insertInto(tx, 'capacity_rules', { id: ruleId, created_at: now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    created: (news) => ({ name: 'capacityRule.created', ...news }),
    changed: (news) => ({ name: 'capacityRule.changed', ...news }),
    keep: null,
  }
}

function checkTour(found: Checked<Whole>, tours: readonly NamedTour[]): Checked<Whole> {
  if (!found.ok) return found
  const isKnown = tours.some(({ id, deleted_at }) => id === found.value.tour && !deleted_at)
  return isKnown ? found : wrong('tour', 'tour_unknown')
}

/** The tour is locked, so that two people can't save equal rules of it at once. */
async function refuseOverlap(tx: Tx, id: string, rule: CapacityForm & { tour: string }): Promise<void> {
  await tx.selectFrom('tours').select('id').where('id', '=', rule.tour).forNoKeyUpdate().execute()
  const others = await tx
    .selectFrom('capacity_rules')
    .selectAll()
    .where('tour_id', '=', rule.tour)
    .where('id', '!=', id)
    .execute()
  if (overlapping(rule, others.map(toForm))) throw new Problem('capacity_rules_overlap')
}

function toColumns({
  tour,
  group_type,
  language,
  weekdays,
  startDate,
  endDate,
  mode,
  places,
  alertAt,
  ...rest
}: Whole): FormColumns<'capacity_rules'> {
  nothingLeft(rest)
  return {
    tour_id: tour,
    group_type,
    language,
    weekdays,
    start_date: startDate,
    end_date: endDate,
    mode,
    places,
    alert_at: alertAt,
  }
}
