import type { Gap } from '@tourdesk/domain/dispatch/gaps'
import { list } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { messages } from './messages.ts'

/** A gap of a unit, in words. */
export function useGapText(): (gap: Gap) => string {
  const t = useText(messages)
  const language = useLabel(languageLabels)
  return (gap) => {
    switch (gap.kind) {
      case 'now_unavailable':
        return t('now_unavailable', { count: gap.names.length, names: list(gap.names) })
      case 'language':
        return t('unspoken', { languages: list(gap.languages.map(language)) })
      case 'over_seats':
        return t('over_seats', { participants: gap.participants, seats: gap.seats })
      case 'no_vehicle':
      case 'no_driver':
      case 'no_guide':
        return t(gap.kind)
    }
  }
}
