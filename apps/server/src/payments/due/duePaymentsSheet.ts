import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import { type Locale, messageChannelLabels } from '@tourdesk/words/vocabulary'
import type { Column, Sheet } from '../../kernel/sheet/sheet.ts'

/** The sheet of due or overdue charges, with the page's columns; only overdue ones are days late. */
export function duePaymentsSheet(
  list: DuePaymentList,
  locale: Locale,
  today: Day,
): Omit<Sheet<DuePayment>, 'rows'> {
  const columns: Named[] = [
    ['Order #', 'מס׳ הזמנה', 11, (row) => row.orderNumber],
    ['Due on', 'לתשלום עד', 12, (row) => ({ day: row.dueOn })],
    ...(list === 'overdue' ? [late(today)] : []),
    ['Amount', 'סכום', 12, (row) => row.amount],
    ['Currency', 'מטבע', 10, (row) => row.currency],
    [
      'For',
      'עבור',
      10,
      ({ instalment }) => instalment && parts[locale][instalment === 1 ? 'deposit' : 'balance'],
    ],
    ['Customer', 'לקוח', 22, (row) => row.customer],
    ['Phone', 'טלפון', 16, (row) => ({ phone: row.mobilePhone })],
    ['Agency', 'סוכנות', 20, (row) => row.agency],
    ['First tour', 'הסיור הראשון', 12, (row) => ({ day: row.firstTourDate })],
    ['Last reminded', 'תזכורת אחרונה', 14, ({ reminded }) => reminded && { day: reminded.day }],
    [
      'Reminded by',
      'תזכורת דרך',
      12,
      ({ reminded }) => reminded && messageChannelLabels[locale][reminded.channel],
    ],
  ]
  return {
    name: names[list][locale],
    isRightToLeft: locale === 'he',
    columns: columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell })),
  }
}

type Named = [en: string, he: string, width: number, cell: Column<DuePayment>['cell']]

function late(today: Day): Named {
  return ['Days late', 'ימי איחור', 10, ({ dueOn }) => daysBetween(dueOn, today)]
}

const names = {
  due: { en: 'Due payments', he: 'תשלומים לגבייה' },
  overdue: { en: 'Overdue payments', he: 'תשלומים באיחור' },
}

const parts = {
  en: { deposit: 'Deposit', balance: 'Balance' },
  he: { deposit: 'מקדמה', balance: 'יתרה' },
}
