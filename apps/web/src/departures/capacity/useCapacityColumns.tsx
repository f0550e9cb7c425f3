import type { CapacityRule } from '@tourdesk/contract/departures/capacityRules'
import type { ReactNode } from 'react'
import { day, days, list, weekdayNames } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { capacityMessages } from './capacityMessages.ts'

/** The columns of the list of capacity rules. */
export function useCapacityColumns(): Column<CapacityRule>[] {
  const t = useText(capacityMessages)
  const group = useLabel(groupTypeLabels)
  const language = useLabel(languageLabels)
  const daysText = useDaysText()
  const limitText = useLimitText()
  return [
    { key: 'tour', header: t('tour'), cell: ({ tour }) => <Name>{tour.name}</Name> },
    {
      key: 'group',
      card: 'secondary',
      header: t('group'),
      cell: ({ group_type }) => (group_type ? group(group_type) : t('sharedGroups')),
    },
    {
      key: 'language',
      card: 'detail',
      header: t('language'),
      cell: (rule) => (rule.language ? language(rule.language) : t('allLanguages')),
    },
    { key: 'days', card: 'detail', header: t('days'), cell: daysText, wraps: true },
    { key: 'limit', card: 'detail', header: t('limit'), cell: limitText, wraps: true },
  ]
}

function useDaysText(): (rule: CapacityRule) => ReactNode {
  const t = useText(capacityMessages)
  const { language } = useLanguage()
  const names = weekdayNames(language, 'short')
  const rangeOf = ({ startDate, endDate }: CapacityRule) => {
    if (startDate && endDate) return <Code>{days(startDate, endDate)}</Code>
    if (startDate) return t('from', { day: ltr(day(startDate)) })
    return endDate && t('until', { day: ltr(day(endDate)) })
  }
  return (rule) => {
    const range = rangeOf(rule)
    if (rule.weekdays.length === 0) return range ?? t('always')
    const chosen = list(rule.weekdays.map((weekday) => names[weekday] ?? ''))
    return range ? (
      <>
        {chosen} · {range}
      </>
    ) : (
      chosen
    )
  }
}

function useLimitText(): (rule: CapacityRule) => string {
  const t = useText(capacityMessages)
  return ({ mode, places, alertAt, counts }) => {
    const count = places ?? 0
    switch (mode) {
      case 'seats':
        return t(counts === 'parties' ? 'groupsText' : 'seatsText', { count })
      case 'vehicles':
        return t('vehiclesText', { count })
      case 'open':
        return alertAt === null ? t('openText') : t('alertText', { count: alertAt })
    }
  }
}
