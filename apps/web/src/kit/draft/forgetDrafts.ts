import { draftsOf } from './storedDraft.ts'

/** Removes all drafts of a person, in all of their accounts, including those that `holdDrafts` kept. */
export function forgetDrafts(userId: string, shelf: Storage): void {
  for (const key of Object.keys(shelf)) if (key.startsWith(draftsOf(userId))) shelf.removeItem(key)
}
