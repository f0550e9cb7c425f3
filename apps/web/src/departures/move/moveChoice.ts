import type { Day } from '@tourdesk/domain/calendar'
import type { GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { MergedUnits, MovePrice } from '@tourdesk/domain/departures/batch'

/** What's chosen before the orders of a move or merge are shown; empty texts aren't sent. */
export interface MovingChoice {
  price: MovePrice
  text: string
  customersText: string
  messages: boolean
  oversell: string
  override: string
}

export interface MoveChoice extends MovingChoice {
  /** Null for the same. */
  tour: string | null
  date: Day | null
}

export interface MergeChoice extends MovingChoice {
  tour: string | null
  /** Null if everybody keeps theirs. */
  group_type: Exclude<GroupType, 'private_group'> | null
  language: Language | null
  units: MergedUnits
}

export const firstChoice: MovingChoice = {
  price: 'keep',
  text: '',
  customersText: '',
  messages: true,
  oversell: '',
  override: '',
}

/** What's sent of what both have. */
export function sharedOf({ price, text, customersText, messages, oversell, override }: MovingChoice) {
  return {
    price,
    text: text.trim(),
    customersText: customersText.trim(),
    messages,
    ...(oversell.trim() && { oversell: { reason: oversell.trim() } }),
    ...(override.trim() && { override: { reason: override.trim() } }),
  }
}
