import type { Day } from '@tourdesk/domain/calendar'
import { draftOfOffer } from '@tourdesk/domain/orders/draftOfOffer'
import { partyOf, type WaitingRow } from '../../departures/waiting/waitingRows.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'
import { storedLocations } from '../../pricing/queries.ts'
import { settleDraft } from '../draft/checkDraft.ts'

/** The order that's made of an offer, with what its price depends on; null if it's unknown where the party gets on. */
export async function settleOffer(db: Db | Tx, row: WaitingRow, date: Day) {
  const party = { ...partyOf(row), tour: row.tour_id, agency: row.account_id, agent: row.agent_id }
  const draft = draftOfOffer(party, date, await ask(db, storedLocations()))
  return draft && settleDraft({ db }, draft)
}
