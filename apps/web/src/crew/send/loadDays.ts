import type { CrewDays, CrewUnit } from '@tourdesk/contract/crew/crewPage'
import { crewClient } from '../crewClient.ts'
import { chosenLanguage, takeLanguage } from '../crewLanguage.ts'
import { placeOf } from '../crewPath.ts'
import { crewStore } from '../crewStore.ts'
import type { CrewDatabase } from '../keep/crewDatabase.ts'
import { keepAway, keepDays, keepMe } from '../keep/keptAnswers.ts'
import { readPhone } from '../phone.ts'
import { loadUnit } from './loadUnit.ts'
import { noteClock } from './noteClock.ts'

/** Milliseconds after which the person and other days' vehicles are reloaded, since they seldom change. */
const oldMs = 15 * 60_000
let meLoadedAt = 0

/** Loads the days and the sheets of their units, the one on the screen first, so that they open without a connection. */
export async function loadDays(database: CrewDatabase): Promise<void> {
  const place = placeOf(location.pathname)
  if (place.page === 'unit') await loadUnit(database, place.id)
  const days = await noteClock(database, () => crewClient.crew.days())
  await keepDays(database, days)
  await readPhone()
  const isOld = Date.now() - meLoadedAt > oldMs
  if (isOld || place.page === 'me' || crewStore.now().me === null) await loadMe(database)
  if (isOld || place.page === 'away' || crewStore.now().away === null) await loadAway(database)
  const open = place.page === 'unit' ? place.id : null
  for (const unit of unitsToLoad(days)) if (unit._id !== open) await loadUnit(database, unit._id)
}

/** Loads the person. Sends the office a language that was chosen here, perhaps without a connection. */
async function loadMe(database: CrewDatabase): Promise<void> {
  const language = chosenLanguage()
  const found = await noteClock(database, () => crewClient.crew.me())
  const isOther = language !== null && language !== found.language
  const me = isOther ? await crewClient.crew.changeMe({ body: { language } }) : found
  meLoadedAt = Date.now()
  takeLanguage(me.language)
  await keepMe(database, me)
  await readPhone()
}

/** Loads the days off, so that they can be looked up without a connection too. */
async function loadAway(database: CrewDatabase): Promise<void> {
  await keepAway(database, await noteClock(database, () => crewClient.crew.away()))
  await readPhone()
}

/** Today's units change all the time; others are loaded when they changed, or every 15 minutes. */
function unitsToLoad({ data, today }: CrewDays): CrewUnit[] {
  const { units } = crewStore.now()
  return data
    .flatMap(({ units: ofDay }) => ofDay)
    .filter((unit) => {
      const kept = units.get(unit._id)
      if (!kept || Date.now() - kept.loadedAt > oldMs) return true
      const isOut = unit.date <= today && today <= unit.endDate
      return isOut || JSON.stringify(kept.sheet.unit) !== JSON.stringify(unit)
    })
}
