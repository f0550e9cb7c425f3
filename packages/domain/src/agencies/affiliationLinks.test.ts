import { expect, it } from 'vitest'
import { dailyHomeLink, iframeLink, partnerLink } from './affiliationLinks.ts'

const partner = { agencyId: 'carmel', agentId: 'dana' }

it.each([
  ['https://tours.example/tour/7', 'https://tours.example/tour/7?agencyId=carmel&agentId=dana'],
  ['https://tours.example/t?lang=he', 'https://tours.example/t?lang=he&agencyId=carmel&agentId=dana'],
  ['https://tours.example/t?', 'https://tours.example/t?agencyId=carmel&agentId=dana'],
  ['https://tours.example/t?a=1&', 'https://tours.example/t?a=1&agencyId=carmel&agentId=dana'],
  ['https://tours.example/t?a=1#days', 'https://tours.example/t?a=1&agencyId=carmel&agentId=dana#days'],
])('AFF-07 OCONST-20 HOLE-C75 HOLE-O95 %s includes agency and agent, and keeps its query', (link, whole) => {
  expect(partnerLink(link, partner)).toBe(whole)
})

it('AFF-01 AFF-03 HOLE-C75 iframe and daily home page links start with the public website', () => {
  expect(iframeLink('https://tours.example', partner)).toBe(
    'https://tours.example/iframe?agencyId=carmel&agentId=dana',
  )
  expect(dailyHomeLink('https://tours.example', partner)).toBe(
    'https://tours.example/daily?agencyId=carmel&agentId=dana',
  )
})
