import type { RelativeRange } from '@tourdesk/domain/relativeRange'
import type { Words } from './vocabulary.ts'

/** Ranges of days that move along with today. */
export const rangeLabels: Words<RelativeRange> = {
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    tomorrow: 'Tomorrow',
    this_week: 'This week',
    last_week: 'Last week',
    next_week: 'Next week',
    last_7_days: 'Last 7 days',
    last_30_days: 'Last 30 days',
    next_7_days: 'Next 7 days',
    next_30_days: 'Next 30 days',
    this_month: 'This month',
    last_month: 'Last month',
    next_month: 'Next month',
    this_year: 'This year',
    last_year: 'Last year',
  },
  he: {
    today: 'היום',
    yesterday: 'אתמול',
    tomorrow: 'מחר',
    this_week: 'השבוע',
    last_week: 'השבוע שעבר',
    next_week: 'השבוע הבא',
    last_7_days: '7 הימים האחרונים',
    last_30_days: '30 הימים האחרונים',
    next_7_days: '7 הימים הקרובים',
    next_30_days: '30 הימים הקרובים',
    this_month: 'החודש',
    last_month: 'החודש שעבר',
    next_month: 'החודש הבא',
    this_year: 'השנה',
    last_year: 'השנה שעברה',
  },
}
