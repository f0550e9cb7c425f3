import type { Reader } from '../kernel/call.ts'
import type { Section, SectionForm } from './section.ts'

/** What is kept of a section, or its first values. */
export async function readSettings<Stored extends object>(
  db: Reader['db'],
  section: Section<Stored>,
): Promise<Stored> {
  return (await readRow(db, section)).stored
}

/** A section as its form shows it, with its version. */
export async function showSettings<Stored extends object, Other extends object>(
  db: Reader['db'],
  section: SectionForm<Stored, Other>,
): Promise<Stored & Other & { updatedAt: string }> {
  const { stored, updatedAt } = await readRow(db, section)
  return { ...stored, ...(await section.elsewhere.read(db)), updatedAt: updatedAt.toISOString() }
}

/** The version of a section that nobody has saved yet. */
export const neverSaved = new Date(0)

async function readRow<Stored extends object>(db: Reader['db'], { name, first }: Section<Stored>) {
  const row = await db
    .selectFrom('settings')
    .select(['data', 'updated_at'])
    .where('section', '=', name)
    .executeTakeFirst()
  const stored: Stored = { ...first, ...row?.data }
  return { stored, updatedAt: row?.updated_at ?? neverSaved }
}
