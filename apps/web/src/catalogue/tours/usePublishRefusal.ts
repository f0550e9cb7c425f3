import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkPublish } from '@tourdesk/domain/pricing/priceListOverlap'
import { useState } from 'react'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { datesOf, type PriceListDraft } from './prices/priceListValues.ts'
import { showSection } from './sections/showSection.ts'

/** Why a tour's price lists prevent publishing. Shown after the first try to publish, until they're right. */
export function usePublishRefusal(lists: PriceListDraft[]) {
  const { ofField } = useProblemTexts()
  const [wasRefused, setRefused] = useState(false)
  const decision = checkPublish(lists.map(datesOf))
  if (wasRefused && decision.ok) setRefused(false)

  /** Shows the server's error at the price lists; returns false if it isn't about them. */
  function place(error: unknown): boolean {
    if (decision.ok || !(error instanceof Problem) || error.code !== decision.code) return false
    setRefused(true)
    showSection('prices')
    return true
  }
  return { text: wasRefused && !decision.ok ? ofField(fieldMessage(decision.code)) : undefined, place }
}
