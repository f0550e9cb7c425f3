import { type WaitingChange, WaitingInput } from '@tourdesk/contract/departures/waitingList'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import { staffRoles } from '@tourdesk/domain/access/roles'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { Issue } from '@tourdesk/domain/decision'
import { checkDates, checkWaiting, type WholeWaiting } from '@tourdesk/domain/departures/waiting/checkWaiting'
import {
  type ChosenStep,
  takeStep,
  type WaitingState,
} from '@tourdesk/domain/departures/waiting/waitingState'
import type { z } from 'zod'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { type RecordKind, saveRecord } from '../../records/saveRecord.ts'
import { endOffers, giveBack } from './offers.ts'
import { lockOwnWaiting, partyOf, type WaitingRow } from './waitingRows.ts'

type Form = z.output<typeof WaitingInput>
type Whole = WholeWaiting<Form>

/**
 * Saves a party of the waiting list; without an id a new one. Agencies save their own, agents theirs. Throws
 * what `saveRecord` throws, 403 if an agency puts it first, and `waiting_ended` or
 * `waiting_state` (409) for a state that can't be set.
 * @returns its id
 */
export async function saveWaiting(
  call: Call<Person>,
  id: string | undefined,
  sent: z.output<typeof WaitingChange>,
): Promise<string> {
  return (await saveRecord(call, waitingKind(call), id, { ...sent, ...bound(call, sent) })).id
}

/** Who it's for, as with an agency's orders (see `bindDraft`). */
function bound({ actor }: Call<Person>, { agent }: z.output<typeof WaitingChange>) {
  if (!isAgencyMode(actor)) return {}
  return { agency: actor.account._id, agent: seesOwnOrdersOnly(actor) ? actor.userId : agent }
}

function waitingKind(call: Call<Person>): RecordKind<WaitingRow, Form, Whole> {
  const accounts = new Map<string, string>()
  return {
    permission: 'orders.place',
    accountOf: (id) => accounts.get(id) ?? null,
    start: startValues(WaitingInput),
    lock: (tx, id) => lockOwnWaiting(tx, call, id),
    toForm,
    toLog: (row) => ({ ...toForm(row), tour: row.tour, agency: row.agency, agent: row.agent }),
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    check: checkWaiting,
    async write(tx, id, whole, { row, before, version }) {
      accounts.set(id, whole.agency)
      await refuseUnknown(tx, whole, before)
      if (whole.firstReason !== (before?.firstReason ?? null)) authorize(call.actor, 'dispatch.write')
      const first_at = firstAt(whole, row, version)
      const state = row ? nextState(row, whole) : stateOfNew(whole)
      const asks = row === null || isOtherWish(row, whole) || isBack(row, whole)
      if (asks) acceptFields(checkDates(whole.dates, row ? datesOf(row) : [], dayIn(call.now)))
      const columns = { ...toColumns(whole), state, first_at, updated_at: version }
      await insertInto(tx, 'waiting_entries', { id, order_id: null, created_at: call.now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
      if (asks) await askAgain(tx, id, whole.dates)
      else if (row && state !== row.state) await endOffers(tx, row, datesOf(row))
    },
    created: (news) => ({ name: 'waiting.added', ...news }),
    changed: (news) => ({ name: 'waiting.changed', ...news }),
    keep: null,
  }
}

function toForm(row: WaitingRow): Form {
  return {
    tour: row.tour_id,
    dates: row.dates.map(({ date }) => date),
    ...partyOf(row),
    agency: row.account_id,
    agent: row.agent_id,
    state: row.state,
    firstReason: row.first_reason,
  }
}

/** Tour, agency, agent and pickup must be there, unless they were chosen before. */
async function refuseUnknown(
  tx: Tx,
  { tour, agency, agent, pickup }: Whole,
  before: Form | null,
): Promise<void> {
  const issues: Issue[] = []
  if (tour !== before?.tour && !(await isOnSale(tx, tour)))
    issues.push({ field: 'tour', code: 'tour_not_bookable' })
  const isKept = agency === before?.agency
  if (!isKept && !(await isActive(tx, agency))) issues.push({ field: 'agency', code: 'agency_unknown' })
  if (agent && !(isKept && agent === before.agent) && !(await isAgentOf(tx, agent, agency)))
    issues.push({ field: 'agent', code: 'agent_unknown' })
  if (pickup && pickup !== before?.pickup && !(await isStored(tx, pickup)))
    issues.push({ field: 'pickup', code: 'location_unknown' })
  if (issues.length > 0) throw fieldProblem(issues)
}

async function isOnSale(tx: Tx, tour: string): Promise<boolean> {
  const found = await tx
    .selectFrom('tours')
    .select('id')
    .where('id', '=', tour)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

async function isStored(tx: Tx, location: string): Promise<boolean> {
  const found = await tx
    .selectFrom('locations')
    .select('id')
    .where('id', '=', location)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

async function isActive(tx: Tx, account: string): Promise<boolean> {
  const found = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return found !== undefined
}

async function isAgentOf(tx: Tx, agent: string, account: string): Promise<boolean> {
  const found = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'user_id')
    .select('memberships.id')
    .where('user_id', '=', agent)
    .where('account_id', '=', account)
    .where('memberships.status', '=', 'ACTIVE')
    .where('memberships.role', 'in', staffRoles)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

function firstAt({ firstReason }: Whole, row: WaitingRow | null, now: Date): Date | null {
  if (firstReason === null) return null
  return firstReason === row?.first_reason ? row.first_at : now
}

const stepTo: Partial<Record<WaitingState, ChosenStep>> = {
  declined: 'decline',
  withdrawn: 'withdraw',
  waiting: 'wait',
}

/** The state of a changed party: what's chosen, or waiting again if its offers no longer fit what it waits for. */
function nextState(row: WaitingRow, whole: Whole): WaitingState {
  if (whole.state !== row.state) {
    const chosen = stepTo[whole.state]
    if (!chosen) throw new Problem('waiting_state')
    return accept(takeStep(row.state, chosen, []))
  }
  return isOtherWish(row, whole) ? accept(takeStep(row.state, 'ask', [])) : row.state
}

function stateOfNew({ state }: Whole): WaitingState {
  if (state !== 'waiting') throw new Problem('waiting_state')
  return state
}

/** True if it's put back on the list. */
function isBack(row: WaitingRow, { state }: Whole): boolean {
  return state === 'waiting' && row.state !== 'waiting'
}

/** All its dates wait from now on, and nothing is held for it. */
async function askAgain(tx: Tx, id: string, dates: readonly Day[]): Promise<void> {
  await giveBack(tx, { id })
  await tx.deleteFrom('waiting_dates').where('entry_id', '=', id).execute()
  await insertInto(
    tx,
    'waiting_dates',
    dates.map((tour_date) => ({ entry_id: id, tour_date, state: 'waiting' as const, offered_until: null })),
  ).execute()
}

function datesOf({ dates }: WaitingRow): Day[] {
  return dates.map(({ date }) => date)
}

function isOtherWish(row: WaitingRow, whole: Whole): boolean {
  const before = toForm(row)
  const wish = ({ tour, dates, group_type, language, people, participants, pickup, agency }: Form) =>
    JSON.stringify([tour, dates, group_type, language, people, countsOf(participants), pickup, agency])
  return wish(before) !== wish(whole)
}

/** In an order that says nothing, as the database keeps none. */
function countsOf(participants: Form['participants']) {
  return participants && Object.entries(participants).toSorted(([one], [other]) => one.localeCompare(other))
}

function toColumns({
  tour,
  group_type,
  language,
  people,
  participants,
  pickup,
  firstName,
  lastName,
  email,
  mobilePhone,
  notes,
  agency,
  agent,
  firstReason,
  dates: _dates,
  state: _state,
  ...rest
}: Whole): FormColumns<'waiting_entries', 'state' | 'first_at' | 'order_id'> {
  nothingLeft(rest)
  return {
    tour_id: tour,
    group_type,
    language,
    people,
    participants: participants && JSON.stringify(participants),
    pickup_id: pickup,
    first_name: firstName,
    last_name: lastName,
    email,
    mobile_phone: mobilePhone,
    notes,
    account_id: agency,
    agent_id: agent,
    first_reason: firstReason,
  }
}
