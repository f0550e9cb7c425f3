/** What's opened from the search is kept in this browser under this and its owner. */
export const openedPrefix = 'opened '

/** Forgets what was opened from the search, of everyone who used this browser (HOME-16). */
export function forgetOpened(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(openedPrefix)) localStorage.removeItem(key)
}
