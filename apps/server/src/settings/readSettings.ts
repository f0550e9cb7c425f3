import type { Reader } from '../kernel/call.ts'
import type { Section } from './section.ts'

/** What is kept of a section, or its first values. */
export async function readSettings<Stored extends object>(
  db: Reader['db'],
  section: Pick<Section<Stored>, 'name' | 'first'>,
): Promise<Stored> {
  return (await readRow(db, section)).stored
}

/** A section as its form shows it, with its version. */
export async function showSettings<Stored extends object, Elsewhere extends object>(
  db: Reader['db'],
  section: Section<Stored, Elsewhere>,
): Promise<Stored & Elsewhere & { updatedAt: string }> {
  const { stored, updatedAt } = await readRow(db, section)
  return { ...stored, ...(await section.elsewhere.read(db)), updatedAt: updatedAt.toISOString() }
}

/** The version of a section that nobody has saved yet. */
export const neverSaved = new Date(0)

async function readRow<Stored extends object>(
  db: Reader['db'],
  { name, first }: Pick<Section<Stored>, 'name' | 'first'>,
) {
  const row = await db
    .selectFrom('settings')
    .select(['data', 'updated_at'])
    .where('section', '=', name)
    .executeTakeFirst()
  const stored: Stored = { ...first, ...row?.data }
  return { stored, updatedAt: row?.updated_at ?? neverSaved }
}
