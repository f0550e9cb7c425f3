import type { Tx } from '../../kernel/database.ts'

/** Whose trust ends: one browser's, or all but one browser's (null: all). */
type Which = { only: string } | { except: string | null }

/** From now on these browsers of a user are asked for the second factor again. */
export async function distrustBrowsers(tx: Tx, userId: string, which: Which): Promise<void> {
  const trusted = tx
    .updateTable('known_browsers')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('trusted_until', 'is not', null)
  if ('only' in which) await trusted.where('id', '=', which.only).execute()
  else if (which.except === null) await trusted.execute()
  else await trusted.where('id', '!=', which.except).execute()
}
