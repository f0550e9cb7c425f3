import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { money } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { boardingMessages } from './boardingMessages.ts'

/** An event in words, without its time and reporter: `Boarded 4`, `Cash received $120.00`, a note. */
export function useEventText(): (event: BoardingEvent) => string {
  const t = useText(boardingMessages)
  return ({ kind, count, text, amount, currency }) => {
    switch (kind) {
      case 'boarded':
      case 'no_show':
      case 'dropped_off':
        return `${t(`tap_${kind}`)} ${count ?? ''}`.trim()
      case 'cash':
        return [t('cash'), amount !== null && ltr(money(amount, currency ?? 'USD'))].filter(Boolean).join(' ')
      case 'note':
      case 'incident':
        return `${t(kind)}: ${named(text ?? '')}`
      case 'undo':
        return t(kind)
    }
  }
}
