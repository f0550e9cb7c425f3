import { createContext, useContext } from 'react'

/** A record that a colleague deleted while its form is open. */
export interface DeletedRecord {
  name: string
  /** True if the form can add it as a new record. */
  canAdd: boolean
}

/** The deletion of a form's record; null while the record exists. */
export const DeletedContext = createContext<DeletedRecord | null>(null)

/** The record that a save changes; null for a new one, or after a colleague deleted it. */
export function useStored<Row>(record: Row | null): Row | null {
  return useContext(DeletedContext) ? null : record
}
