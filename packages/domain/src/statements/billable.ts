import { type AgencyPostingKind, entryPostingKinds } from '../agencyAccounts/vocabulary.ts'

/** What staff record that is billed; reversals of it are too. */
export const billableCorrections = ['adjustment', 'opening'] as const satisfies AgencyPostingKind[]

/** The kinds of rows that statements bill; the others are money, which pays statements. */
export const billableKinds: readonly AgencyPostingKind[] = [...entryPostingKinds, ...billableCorrections]

/** True for the kinds of rows that are money. */
export function isMoney(kind: AgencyPostingKind): boolean {
  return kind === 'payment' || kind === 'top_up' || kind === 'payout'
}
