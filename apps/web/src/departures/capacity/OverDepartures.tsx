import { IconAlertTriangle } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { checkCapacityRule } from '@tourdesk/domain/departures/capacity/checkCapacityRule'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../app/api.ts'
import { day } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../kit/Notice.tsx'
import type { CapacityValues } from './capacityFields.ts'
import { capacityMessages } from './capacityMessages.ts'

/** How many departures are named. */
const mostNamed = 3

interface OverDeparturesProps {
  control: Control<CapacityValues, unknown, CapacityValues>
  /** The id of the rule; null for a new one. */
  rule: string | null
}

/** The departures that would be over the number of a rule, before it's saved. */
export function OverDepartures({ control, rule }: OverDeparturesProps) {
  const t = useText(capacityMessages)
  const body = { ...useWatch({ control }), rule } as CapacityValues & { rule: string | null }
  const { data } = useQuery({
    queryKey: ['capacityRules', 'over', body],
    queryFn: ({ signal }) => api.capacityRules.over({ body }, signal),
    enabled: checkCapacityRule(body).ok,
    placeholderData: keepPreviousData,
  })
  const over = data?.data ?? []
  if (over.length === 0) return null
  const named = over
    .slice(0, mostNamed)
    .map(({ date, sold, capacity }) => t('soldOf', { day: ltr(day(date)), sold, capacity }))
  const rest = over.length - named.length
  return (
    <Notice icon={<IconAlertTriangle size={16} />}>
      {t('overOf', { count: over.length })}
      <br />
      {[...named, ...(rest > 0 ? [t('andMore', { count: rest })] : [])].join(' · ')}
    </Notice>
  )
}
