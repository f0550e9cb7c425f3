import { draftsOf } from './storedDraft.ts'

/** Removes all drafts of a person, in each of their accounts, also those that were held for them. */
export function forgetDrafts(userId: string, shelf: Storage): void {
  for (const key of Object.keys(shelf)) if (key.startsWith(draftsOf(userId))) shelf.removeItem(key)
}
