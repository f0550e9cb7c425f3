import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { dayText } from '@tourdesk/domain/calendar'
import { type Locale, paymentStatusLabels, toBeDetermined } from '@tourdesk/words/vocabulary'
import type { Column, Sheet } from '../../kernel/sheet/sheet.ts'

export function agencyOrdersSheet(locale: Locale): Omit<Sheet<AgencyOrder>, 'rows'> {
  const columns: [en: string, he: string, width: number, cell: Column<AgencyOrder>['cell']][] = [
    ['Order #', 'מס׳ הזמנה', 11, (row) => row.orderNumber],
    ['Ref #', 'אסמכתה', 14, (row) => row.refOrderNumber],
    ['Customer', 'לקוח', 22, (row) => row.customer],
    ['Agent', 'סוכן', 20, (row) => row.agent?.name ?? null],
    ['Tours', 'סיורים', 44, (row) => [row.starTour, namesOf(toursOf(row))].filter(Boolean).join(': ')],
    [
      'Dates',
      'תאריכים',
      24,
      (row) =>
        toursOf(row)
          .map(({ date }) => dayText(date))
          .join(', '),
    ],
    ['Participants', 'משתתפים', 12, (row) => parties(toursOf(row).map(({ headCount }) => headCount))],
    ['Total', 'סה״כ', 12, (row) => row.total ?? toBeDetermined[locale]],
    ['Currency', 'מטבע', 10, (row) => row.currency],
    ['Status', 'סטטוס', 18, (row) => paymentStatusLabels[locale][row.paymentStatus]],
    ['Commission (USD)', 'עמלה ($)', 16, (row) => row.commission],
  ]
  return {
    name: { en: 'Agency orders', he: 'הזמנות הסוכנות' }[locale],
    isRightToLeft: locale === 'he',
    columns: columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell })),
  }
}

/** The tours that take place; all tours of a canceled order. */
function toursOf({ tours }: AgencyOrder): AgencyOrder['tours'] {
  const left = tours.filter(({ status }) => status !== 'CANCELED')
  return left.length > 0 ? left : tours
}

function namesOf(tours: AgencyOrder['tours']): string {
  return tours.map(({ name }) => name).join(', ')
}

/** A number if all tours have the same count, otherwise a text with each tour's. */
function parties(counts: number[]): string | number {
  const [first = 0] = counts
  return counts.every((count) => count === first) ? first : counts.join(', ')
}
