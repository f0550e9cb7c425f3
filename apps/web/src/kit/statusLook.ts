export type Tone = 'green' | 'blue' | 'orange' | 'red' | 'grey'

/** The icon before a status: done, half done, open or over. */
export type Sign = 'done' | 'half' | 'open' | 'over'

export interface StatusLook {
  tone: Tone
  sign?: Sign
}

/**
 * One map for every screen, by the English word shown. Paid and unpaid share their colour, so each icon also
 * has its own fill: statuses never differ by colour alone.
 */
const lookOfWord: Record<string, StatusLook> = {
  ACTIVE: { tone: 'green' },
  BOOKED: { tone: 'green', sign: 'open' },
  COMPLETED: { tone: 'green', sign: 'done' },
  REGISTERED: { tone: 'blue' },
  CONFIRMED: { tone: 'blue', sign: 'done' },
  CANCELED: { tone: 'red', sign: 'over' },
  INACTIVE: { tone: 'red', sign: 'over' },
  PENDING: { tone: 'orange', sign: 'open' },
  'AWAITING PAYMENT': { tone: 'orange', sign: 'open' },
  PARTIAL: { tone: 'orange', sign: 'half' },
  PAID: { tone: 'orange', sign: 'done' },
  'PARTLY PAID': { tone: 'orange', sign: 'half' },
  OVERDUE: { tone: 'red', sign: 'open' },
  VOID: { tone: 'grey', sign: 'over' },
}

/** The look of a status; an unknown one is grey. */
export function statusLook(word: string): StatusLook {
  return lookOfWord[word.replaceAll('_', ' ').toUpperCase()] ?? { tone: 'grey' }
}
