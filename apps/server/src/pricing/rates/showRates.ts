import type { RateChange, RateSettings } from '@tourdesk/contract/pricing/rates'
import type { Reader } from '../../kernel/call.ts'
import { neverSaved, readSettings } from '../../settings/readSettings.ts'
import { fetchSection, rateSection } from './rateSections.ts'
import { ratesIn, readRates } from './readRates.ts'

const changesShown = 50

/** The data of the rates page. */
export async function showRates({ db }: Pick<Reader, 'db'>): Promise<RateSettings> {
  const [rates, kept, fetched, row] = await Promise.all([
    readRates(db),
    readSettings(db, rateSection),
    readSettings(db, fetchSection),
    db
      .selectFrom('settings')
      .select(['id', 'updated_at'])
      .where('section', '=', rateSection.name)
      .executeTakeFirst(),
  ])
  return {
    ...rates,
    ...kept,
    ...fetched,
    changes: row ? await changesOf(db, row.id, { ...ratesIn(rates), ...kept }) : [],
    updatedAt: (row?.updated_at ?? neverSaved).toISOString(),
  }
}

/** Rows contain only what changed, so the other rate is reconstructed backwards from the current one. */
async function changesOf(db: Reader['db'], id: string, inForce: RateChange['after']): Promise<RateChange[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_kind', 'actor_name', 'details'])
    .where('entity_kind', '=', 'Setting')
    .where('entity_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(changesShown)
    .execute()
  let later = inForce
  return rows.map((row) => {
    const after = { ...later, ...(row.details.after as Partial<RateChange['after']>) }
    const before = { ...after, ...(row.details.before as Partial<RateChange['before']>) }
    later = before
    return {
      _id: row.id,
      at: row.at.toISOString(),
      by: row.actor_kind === 'person' ? row.actor_name : null,
      before,
      after,
    }
  })
}
