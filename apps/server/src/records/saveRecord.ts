import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Permission } from '@tourdesk/domain/access/roles'
import { diffOf, type Fields } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent, Subject } from '@tourdesk/domain/activity/events'
import type { Checked } from '@tourdesk/domain/checked'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { fillIn, type Sent } from '../kernel/fillIn.ts'
import { newId } from '../kernel/newId.ts'
import { checkVersion, nextVersion } from '../kernel/versions.ts'

/** A kind of record: everything in which cars, guides, suppliers and others differ. */
export interface RecordKind<Row, Form, Whole> {
  /** Needed to save one, and to undo that. */
  permission: Permission
  /** The account its events belong to. */
  accountOf: (id: string) => string | null
  /** The form of a new one. */
  start: Form
  /** The stored row, locked; undefined if there's none. */
  lock: (tx: Tx, id: string) => Promise<Row | undefined>
  /** A stored row as its form. */
  toForm: (row: Row) => Form
  /** What the log compares, where that isn't the form. */
  toLog?: (row: Row) => Fields
  nameOf: (form: Form) => string
  check: (form: Form) => Checked<Whole>
  write: (tx: Tx, id: string, whole: Whole, stored: Stored<Row, Form>) => Promise<void>
  /** Further updates that follow from changing a stored one. */
  follow?: (tx: Tx, before: Form, after: Form) => Promise<void>
  created: (news: { subject: Subject; after: Fields }) => DomainEvent
  changed: (news: { subject: Subject } & ReturnType<typeof diffOf>) => DomainEvent
  /** Stores how to undo a change; null if that isn't offered. */
  keep: ((tx: Tx, call: Call, change: RecordChange<Form>) => Promise<string | null>) | null
}

interface Stored<Row, Form> {
  /** The stored row; null for a new one. */
  row: Row | null
  /** The same as its form. */
  before: Form | null
  /** Its next version. */
  version: Date
}

/** A change of a record, with the data to undo it. */
export interface RecordChange<Form> {
  id: string
  before: Form
  /** The record's version after the change. */
  updatedAt: string
}

/** A saved record, and how to undo its change; null for a new one. */
export interface SavedRecord<Row = unknown> {
  id: string
  row: Row
  undo: string | null
}

/**
 * Saves a record; without an id a new one. Fields left out of a change keep their values.
 * Throws `not_found` (404), `changed_by_another` (409), every wrong field (400), and what `write` throws.
 * @returns the record, and how to undo the change
 */
export async function saveRecord<Row extends { updated_at: Date }, Form extends Fields, Whole extends Form>(
  call: Call,
  kind: RecordKind<Row, Form, Whole>,
  id: string | undefined,
  { updatedAt, ...sent }: Sent<NoInfer<Form>> & { updatedAt?: string | undefined },
): Promise<SavedRecord<Row>> {
  authorize(call.actor, kind.permission)
  return inTransaction(call, async (tx) => {
    const row = id === undefined ? null : await found(kind.lock(tx, id))
    if (row) checkVersion(updatedAt, row.updated_at)
    const before = row && kind.toForm(row)
    const form: Form = fillIn(before ?? kind.start, ofForm(sent))
    const whole = acceptFields(kind.check(form))
    const savedId = id ?? newId()
    const saved = await write(tx, call, kind, { id: savedId, row, form, whole })
    const undo =
      kind.keep && before && JSON.stringify(before) !== JSON.stringify(kind.toForm(saved))
        ? await kind.keep(tx, call, { id: savedId, before, updatedAt: saved.updated_at.toISOString() })
        : null
    return { id: savedId, row: saved, undo }
  })
}

/** Restores a record's values from before a change. Throws `undo_changed` (409) if it changed since. */
export async function undoRecord<Row extends { updated_at: Date }, Form extends Fields, Whole extends Form>(
  tx: Tx,
  call: Call,
  kind: RecordKind<Row, Form, Whole>,
  { id, before: form, updatedAt }: RecordChange<Form>,
): Promise<number> {
  authorize(call.actor, kind.permission)
  const row = await kind.lock(tx, id)
  if (row?.updated_at.toISOString() !== updatedAt) throw new Problem('undo_changed')
  const whole = acceptFields(kind.check(form))
  await write(tx, call, kind, { id, row, form, whole })
  return 0
}

async function write<Row extends { updated_at: Date }, Form extends Fields, Whole extends Form>(
  tx: Tx,
  call: Call,
  kind: RecordKind<Row, Form, Whole>,
  { id, row, form, whole }: { id: string; row: Row | null; form: Form; whole: Whole },
): Promise<Row> {
  const before = row && kind.toForm(row)
  const version = row ? nextVersion(row.updated_at, call.now) : call.now
  await kind.write(tx, id, whole, { row, before, version })
  if (before) await kind.follow?.(tx, before, form)
  const saved = await found(kind.lock(tx, id))
  const toLog = kind.toLog ?? kind.toForm
  const subject = { id, name: kind.nameOf(kind.toForm(saved)), accountId: kind.accountOf(id) }
  const event = row
    ? kind.changed({ subject, ...diffOf(toLog(row), toLog(saved)) })
    : kind.created({ subject, after: toLog(saved) })
  await announce(tx, call, event)
  return saved
}

async function found<Row>(locked: Promise<Row | undefined>): Promise<Row> {
  const row = await locked
  if (!row) throw new Problem('not_found')
  return row
}

/** A cast: the compiler can't see that the fields of a generic form are its own. */
function ofForm(sent: object) {
  return sent as never
}
