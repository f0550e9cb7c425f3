import { eachEvent } from '../../kernel/eventReader.ts'
import { addJob } from '../../kernel/jobs.ts'
import { readNewsSettings } from './newsSettings.ts'
import { planMessage } from './planned.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'
import { readParty } from './sendToWaiting.ts'

/** Event reader that plans the message of an offer from the waiting list. */
export const planOfferNews = eachEvent(async (tx, { event, at }) => {
  if (event.name !== 'waiting.offered') return
  const { wasOn } = await readNewsSettings(tx)
  const { date, until } = event.facts ?? {}
  const party = await readParty(tx, event.subject.id)
  if (!party || typeof date !== 'string' || !wasOn('seat_offered', at)) return
  await planMessage(tx, {
    event: 'seat_offered',
    about: `${party.id}:${date}:${until}`,
    waiting: { id: party.id, recipient: party.name, language: party.language },
    day: date,
    dueAt: at,
    now: at,
  })
  await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
})
