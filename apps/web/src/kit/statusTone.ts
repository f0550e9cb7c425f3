export type Tone = 'green' | 'blue' | 'orange' | 'red' | 'grey'

/** One map for every screen, by the English word shown (CONST-01 to CONST-05, HOLE-A54, HOLE-O28). */
const toneOfWord: Record<string, Tone> = {
  ACTIVE: 'green',
  BOOKED: 'green',
  COMPLETED: 'green',
  REGISTERED: 'blue',
  CONFIRMED: 'blue',
  CANCELED: 'red',
  INACTIVE: 'red',
  PENDING: 'orange',
  'AWAITING PAYMENT': 'orange',
  PARTIAL: 'orange',
  PAID: 'orange',
}

export function statusTone(word: string): Tone {
  return toneOfWord[word.replaceAll('_', ' ').toUpperCase()] ?? 'grey'
}
