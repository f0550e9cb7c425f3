import { v7 } from 'uuid'

/** A new record's id: a UUIDv7, so that ids sort by creation time. */
export function newId(): string {
  return v7()
}
