/** The start of the storage keys, followed by the owner, of what was opened from the search. */
export const openedPrefix = 'opened '

/** Forgets what all users of this browser opened from the search. */
export function forgetOpened(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(openedPrefix)) localStorage.removeItem(key)
}
