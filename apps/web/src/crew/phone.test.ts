// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { CrewDays } from '@tourdesk/contract/crew/crewPage'
import { expect, test } from 'vitest'
import { crewStore } from './crewStore.ts'
import { keepDays, keptAnswers } from './keep/keptAnswers.ts'
import { followOtherTabs, phone, readPhone, wipePhone } from './phone.ts'

const days: CrewDays = { now: '2026-11-22T06:00:00.000Z', today: '2026-11-22', data: [] }

test('what is under way when somebody leaves is not kept, and they stay signed out', async () => {
  const before = await phone()
  await keepDays(before, days)
  await readPhone()
  expect(crewStore.now().session).toBe('in')

  await wipePhone('left')
  await expect(keepDays(before, days)).rejects.toThrow()
  await readPhone()
  expect(await keptAnswers(await phone())).toMatchObject({ days: null })
  expect(crewStore.now()).toMatchObject({ session: 'out', why: 'left' })
})

test('what is under way when somebody leaves in another tab is not kept either', async () => {
  followOtherTabs()
  const before = await phone()
  await keepDays(before, days)
  await readPhone()
  const otherTab = new BroadcastChannel('crew')
  otherTab.postMessage('ended')
  await expect.poll(() => crewStore.now()).toMatchObject({ session: 'out', why: 'ended' })
  otherTab.close()
  await expect(keepDays(before, days)).rejects.toThrow()
  expect(await keptAnswers(await phone())).toMatchObject({ days: null })
})
