import type { crewEntry } from '@tourdesk/contract/crew/crewAccess'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Answer } from '@tourdesk/contract/kernel/route'
import type { Crew } from '@tourdesk/domain/access/callers'
import { deviceOf } from '@tourdesk/domain/identity/deviceOf'
import { mainAccountName } from '../../agencies/mainAccountName.ts'
import { hashToken, newToken } from '../../identity/tokens.ts'
import { announce, withoutEvent } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { VisitorCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { liveLink, mostWrongTries, phoneEndOf } from './crewLink.ts'

/** Attempts per address; a whole crew room may share one. */
const limit = { times: 60, minutes: 15 }

interface Entering {
  token: string
  /** The last four digits of the person's phone. */
  phoneEnd: string
  /** The phone's User-Agent. */
  device: string
  /** The range of IP addresses it comes from. */
  address: string
}

/** Throws `crew_link_dead` (404) unless the link still works, and `too_many_attempts` (429). */
export async function checkLink(
  call: VisitorCall,
  token: string,
  address: string,
): Promise<Answer<typeof crewEntry.check>> {
  await takeAttempt(call.db, { key: `crew enter ${address}`, ...limit }, call.now)
  const link = await liveLink(call.db, token, call.now)
  const { name } = await mainAccountName.read(call.db)
  return { business: name, language: link.page_language ?? link.document_language }
}

/**
 * Opens the crew's page on a phone. Throws `crew_link_dead` (404), `too_many_attempts` (429), or a field
 * error (400) for wrong digits; the fifth wrong try kills the link.
 * @returns the person, and the token for the phone's cookie, which isn't stored
 */
export async function enterByLink(
  call: VisitorCall,
  entering: Entering,
): Promise<{ crew: Crew; token: string }> {
  authorize(call.actor, 'public')
  const { now } = call
  await takeAttempt(call.db, { key: `crew enter ${entering.address}`, ...limit }, now)
  // A wrong try must be saved, so the transaction returns it instead of throwing.
  const entered = await withoutEvent(call, async (tx) => {
    const link = await liveLink(tx, entering.token, now, true)
    const crew: Crew = {
      kind: 'crew',
      operatorId: link.operator_id,
      name: `${link.first_name} ${link.last_name}`.trim(),
    }
    const isRight = entering.phoneEnd.replace(/\D/g, '') === phoneEndOf(link.mobile_phone)
    if (!isRight) return noteWrongTry(tx, link, crew, now)
    await tx
      .updateTable('crew_links')
      .set({ opened: link.opened + 1 })
      .where('id', '=', link.id)
      .execute()
    return { crew, token: await openSession(tx, crew, entering.device, now) }
  })
  if ('token' in entered) return entered
  if (entered.isDead) throw new Problem('crew_link_dead')
  throw fieldProblem([{ field: 'phoneEnd', code: 'crew_phone_wrong' }])
}

async function openSession(tx: Tx, crew: Crew, device: string, now: Date): Promise<string> {
  const token = newToken()
  await insertInto(tx, 'crew_sessions', {
    id: newId(),
    token_hash: hashToken(token),
    operator_id: crew.operatorId,
    device,
    created_at: now,
    last_used_at: now,
    ended_at: null,
  }).execute()
  await announce(
    tx,
    { actor: crew, now },
    {
      name: 'operator.crewEntered',
      subject: { id: crew.operatorId, name: crew.name, accountId: null },
      facts: { ...deviceOf(device) },
    },
  )
  return token
}

async function noteWrongTry(
  tx: Tx,
  link: { id: string; wrong_tries: number },
  crew: Crew,
  now: Date,
): Promise<{ isDead: boolean }> {
  const tries = link.wrong_tries + 1
  const isDead = tries >= mostWrongTries
  await tx
    .updateTable('crew_links')
    .set({ wrong_tries: tries, ...(isDead && { dead_at: now }) })
    .where('id', '=', link.id)
    .execute()
  if (isDead)
    await announce(
      tx,
      { actor: { kind: 'visitor', name: '' }, now },
      {
        name: 'operator.crewLinkBlocked',
        subject: { id: crew.operatorId, name: crew.name, accountId: null },
      },
    )
  return { isDead }
}
