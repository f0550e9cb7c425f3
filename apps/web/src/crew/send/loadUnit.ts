import { Problem } from '@tourdesk/contract/kernel/problem'
import { crewClient } from '../crewClient.ts'
import { crewStore } from '../crewStore.ts'
import type { CrewDatabase } from '../keep/crewDatabase.ts'
import { forgetUnit, keepUnit } from '../keep/keptAnswers.ts'
import { readPhone } from '../phone.ts'
import { noteClock } from './noteClock.ts'

/** Loads the sheet of a unit. A unit that isn't the person's (any longer) is removed from the phone. */
export async function loadUnit(database: CrewDatabase, id: string): Promise<void> {
  try {
    const sheet = await noteClock(database, () => crewClient.crew.unit({ params: { id } }))
    const seen = crewStore.now().units.get(id)?.seen ?? sheet.sheet
    await keepUnit(database, { sheet, seen, loadedAt: Date.now() })
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 404 && error.status !== 400)) throw error
    await forgetUnit(database, id)
  }
  await readPhone()
}
