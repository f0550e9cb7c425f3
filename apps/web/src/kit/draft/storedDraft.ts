type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What is typed into one form, kept over a reload of this tab. */
export interface StoredDraft<Draft> {
  read: () => Draft | null
  write: (draft: Draft) => void
  clear: () => void
}

interface Place {
  /** The form and what it edits, such as `order 3f2a`. */
  name: string
  /** Each person and account have drafts of their own. */
  owner: string
}

/**
 * Keeps the draft of one form.
 * @param understand makes a draft of what was kept, and throws when an older version of the product kept it
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
        // A full storage must not stop anyone from typing; this form then does without a draft.
      }
    },
    clear: () => shelf.removeItem(key),
  }
}

/** True when there is a draft of the form. */
export function isKept(place: Place, shelf: Shelf): boolean {
  return shelf.getItem(keyOf(place)) !== null
}

function keyOf({ name, owner }: Place): string {
  return `draft ${owner} ${name}`
}
