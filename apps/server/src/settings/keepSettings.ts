import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { neverSaved } from './readSettings.ts'
import type { Section } from './section.ts'
import { toStored } from './storedValues.ts'

/** A section's row, locked, created if missing; other saves wait until this one is done. */
export async function lockSettings(tx: Tx, { name }: Pick<Section<object>, 'name'>) {
  await insertInto(tx, 'settings', { section: name, id: newId(), data: '{}', updated_at: neverSaved })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('settings')
    .select(['id', 'updated_at'])
    .where('section', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Writes a section's stored fields and ignores all others in `values`. */
export async function keepSettings<Stored extends object>(
  tx: Tx,
  section: Section<Stored>,
  values: Stored,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('settings')
    .set({ data: JSON.stringify(toStored(section, values)), updated_at: now })
    .where('section', '=', section.name)
    .execute()
}

/** Writes the values of the first start. */
export async function keepFirstSettings<Stored extends object>(
  tx: Tx,
  section: Section<Stored>,
  values: Stored,
  now: Date,
): Promise<void> {
  await lockSettings(tx, section)
  await keepSettings(tx, section, values, now)
}
