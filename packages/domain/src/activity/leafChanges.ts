import type { Fields } from './diffOf.ts'

/** One step from a field down to what changed in it: a field of an object, or an item of a list. */
export type Step = { field: string } | { item: Fields }

/** A single value that changed, and its path from the field it belongs to. */
export interface LeafChange {
  path: Step[]
  before: unknown
  after: unknown
}

/**
 * The changes inside a field, value by value: for a price list only the changed price. Items of a list are
 * matched by their ids, or else by the fields that make them unique.
 */
export function leafChanges(before: unknown, after: unknown, path: Step[] = []): LeafChange[] {
  if (textOf(before) === textOf(after)) return []
  if (isRecords(before) || isRecords(after)) return ofList(recordsOf(before), recordsOf(after), path)
  if (isOpen(before) || isOpen(after)) return ofObject(openOf(before), openOf(after), path)
  return isEmpty(before) && isEmpty(after) ? [] : [{ path, before: before ?? null, after: after ?? null }]
}

function ofObject(before: Fields, after: Fields, path: Step[]): LeafChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields]
    .filter((field) => field !== '_id')
    .flatMap((field) => leafChanges(before[field], after[field], [...path, { field }]))
}

function ofList(before: Fields[], after: Fields[], path: Step[]): LeafChange[] {
  const [was, is] = [byKey(before), byKey(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const item = is.get(key) ?? was.get(key) ?? {}
    const named = [...path, { item }]
    const [old, now] = [was.get(key), is.get(key)]
    const inside = leafChanges(old ?? {}, now ?? {}, named)
    return '_id' in item
      ? inside
      : inside.filter(({ path }) => path.length > named.length + 1 || !isKind(path.at(-1)))
  })
}

/** The fields that identify an item don't count as changes: its step names them. */
function isKind(step: Step | undefined): boolean {
  return step !== undefined && 'field' in step && kindKeys.includes(step.field)
}

/** The fields that identify an item without an id. */
const kindKeys = ['pickup', 'dropoff', 'tour', 'group_type', 'language', 'name', 'start_date', 'end_date']

function byKey(items: Fields[]): Map<string, Fields> {
  return new Map(items.map((item) => [keyOf(item), item]))
}

function keyOf(item: Fields): string {
  if (typeof item._id === 'string') return item._id
  const kind = kindKeys.filter((field) => field in item).map((field) => item[field])
  return textOf(kind.length > 0 ? kind : item)
}

function isRecords(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isOpen)
}

function recordsOf(value: unknown): Fields[] {
  return isRecords(value) ? value : []
}

function openOf(value: unknown): Fields {
  return isOpen(value) ? value : {}
}

/**
 * A reference to a record and the hash of a long text are values; other objects are compared field by field.
 */
function isOpen(value: unknown): value is Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  return !('hash' in value) && !isReference(value)
}

function isReference(value: object): boolean {
  return Object.keys(value).every((field) => field === '_id' || field === 'name') && 'name' in value
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function textOf(value: unknown): string {
  return JSON.stringify(isEmpty(value) ? null : value)
}
