import type { Tx } from '../../kernel/database.ts'

/** The browsers to distrust: only one, or all except one (null: all). */
type Which = { only: string } | { except: string | null }

/** Makes these browsers of a user ask for the second factor again. */
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
