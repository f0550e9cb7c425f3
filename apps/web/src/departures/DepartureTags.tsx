import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { departureStateLabels } from '../i18n/vocabulary/departures.ts'
import { Tag } from '../kit/Tag.tsx'
import { departureMessages } from './departureMessages.ts'

interface DepartureTagsProps {
  state: DepartureState
  guaranteed: boolean
  /** Closed for a group type in a language, while the rest is open. */
  isPartlyClosed?: boolean
}

/** What's unusual about a departure: that it isn't sold, and that it's guaranteed. Nothing about an open one. */
export function DepartureTags({ state, guaranteed, isPartlyClosed = false }: DepartureTagsProps) {
  const t = useText(departureMessages)
  const label = useLabel(departureStateLabels)
  return (
    <>
      {state === 'closed' && (
        <Tag tone="orange" sign="half">
          {label(state)}
        </Tag>
      )}
      {state === 'canceled' && (
        <Tag tone="red" sign="over">
          {label(state)}
        </Tag>
      )}
      {state === 'open' && isPartlyClosed && <Tag tone="orange">{t('partlyClosed')}</Tag>}
      {guaranteed && state !== 'canceled' && (
        <Tag tone="green" sign="done">
          {t('guaranteed')}
        </Tag>
      )}
    </>
  )
}
