type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed into a form, kept across reloads of this tab. */
export interface StoredDraft<Draft> {
  read: () => Draft | null
  write: (draft: Draft) => void
  clear: () => void
}

interface Place {
  /** The form and its record, such as `order 3f2a`. */
  name: string
  /** The person's id, a space and the account's id, since each has separate drafts. */
  owner: string
}

/**
 * Stores the draft of one form.
 * @param understand parses a stored draft, and throws if it's from an incompatible older version
 */
export function storedDraft<Draft>(
  { name, owner }: Place,
  understand: (kept: unknown) => Draft,
  shelf: Shelf,
): StoredDraft<Draft> {
  const key = keyOf({ name, owner })
  return {
    read() {
      const text = shelf.getItem(key)
      if (text === null) return null
      try {
        return understand(JSON.parse(text))
      } catch {
        return null
      }
    },
    write(draft) {
      try {
        shelf.setItem(key, JSON.stringify(draft))
      } catch {
        // Full storage must not stop anyone from typing; the form then has no draft.
      }
    },
    clear: () => shelf.removeItem(key),
  }
}

/** True if the form has a draft. */
export function isKept(place: Place, shelf: Shelf): boolean {
  return shelf.getItem(keyOf(place)) !== null
}

/** The prefix of the keys of all of a person's drafts. */
export function draftsOf(userId: string): string {
  return `draft ${userId} `
}

function keyOf({ name, owner }: Place): string {
  return `draft ${owner} ${name}`
}
