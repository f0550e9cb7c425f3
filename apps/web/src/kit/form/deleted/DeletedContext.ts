import { createContext, useContext } from 'react'

/** A record that somebody else deleted while its form is open. */
export interface DeletedRecord {
  name: string
  /** Whether the form can add it once more. */
  canAdd: boolean
}

/** What the form of a record knows of its deletion; null as long as the record is there. */
export const DeletedContext = createContext<DeletedRecord | null>(null)

/** The record that a save changes; null for a new one, and once somebody else has deleted it. */
export function useStored<Row>(record: Row | null): Row | null {
  return useContext(DeletedContext) ? null : record
}
