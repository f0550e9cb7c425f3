import type { Boarding } from '@tourdesk/contract/crew/boardings'
import { useText } from '../../i18n/useText.ts'
import { boardingMessages } from './boardingMessages.ts'

type Counts = Pick<Boarding, 'boarded' | 'noShow' | 'waiting' | 'droppedOff'>

/** `12 boarded · 1 no-show · 1 waiting`, without counts of 0. */
export function useCountWords(): (counts: Counts) => string {
  const t = useText(boardingMessages)
  return (counts) =>
    (['boarded', 'noShow', 'waiting', 'droppedOff'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(kind, { count: counts[kind] }))
      .join(' · ')
}
