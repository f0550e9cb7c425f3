import type { Reader } from '../kernel/call.ts'
import { compiled } from '../kernel/compiled.ts'
import { answering, type Question } from '../kernel/question.ts'
import type { Section, SectionForm } from './section.ts'
import { fromStored } from './storedValues.ts'

/** A section's stored values, or its defaults. */
export async function readSettings<Stored extends object>(
  db: Reader['db'],
  section: Section<Stored>,
): Promise<Stored> {
  return (await readRow(db, section)).stored
}

/** `readSettings` as a question, to be asked together with others. */
export function settingsOf<Stored extends object>(section: Section<Stored>): Question<Stored> {
  return answering(dataOf({ name: section.name }), ([row]) => fromStored(section, row?.data))
}

const dataOf = compiled((db, { name }: { name: string }) =>
  db.selectFrom('settings').select('data').where('section', '=', name),
)

/** A section with all fields of its form, and its version. */
export async function showSettings<Stored extends object, Other extends object>(
  db: Reader['db'],
  section: SectionForm<Stored, Other>,
): Promise<Stored & Other & { updatedAt: string }> {
  const { stored, updatedAt } = await readRow(db, section)
  return { ...stored, ...(await section.elsewhere.read(db)), updatedAt: updatedAt.toISOString() }
}

/** The version of a section that was never saved. */
export const neverSaved = new Date(0)

async function readRow<Stored extends object>(db: Reader['db'], section: Section<Stored>) {
  const row = await db
    .selectFrom('settings')
    .select(['data', 'updated_at'])
    .where('section', '=', section.name)
    .executeTakeFirst()
  return { stored: fromStored(section, row?.data), updatedAt: row?.updated_at ?? neverSaved }
}
