import type { StatementLine } from '@tourdesk/contract/statements/statement'
import type { Locale } from '@tourdesk/words/vocabulary'
import type { Cell, Sheet } from '../kernel/sheet/sheet.ts'
import type { PrintedStatement } from './printedStatement.ts'
import { wordsIn } from './statementTexts.ts'

type Row = StatementLine | { total: number; gross: number; commission: number }

/** A statement as a sheet: its lines, and what they add up to. */
export function statementSheet(statement: PrintedStatement, locale: Locale): Sheet<Row> {
  const { number, currency, lines, total, gross, commission, madeAt } = statement
  const words = wordsIn(locale)
  const kinds = { tour: words.tourLine, cancellation: words.cancellation, adjustment: words.adjustment }
  const ofLine =
    (cell: (line: StatementLine) => Cell) =>
    (row: Row): Cell =>
      'total' in row ? null : cell(row)
  const owed = total <= 0 ? words.weOwe : words.toPay
  return {
    name: number ?? words.draft,
    isRightToLeft: locale === 'he',
    madeAt,
    columns: [
      { header: words.kind, width: 14, cell: (row) => ('total' in row ? owed : kinds[row.kind]) },
      { header: words.order, width: 10, cell: ofLine(({ order }) => order?.number ?? null) },
      { header: words.reference, width: 16, cell: ofLine(({ reference }) => reference) },
      { header: words.guest, width: 22, cell: ofLine(({ customer }) => customer) },
      { header: words.tour, width: 28, cell: ofLine(({ tour }) => tour) },
      { header: words.day, width: 12, cell: ofLine(({ date }) => ({ day: date })) },
      { header: words.people, width: 9, cell: ofLine(({ people }) => people || null) },
      { header: `${words.gross} ${currency}`, width: 14, cell: ({ gross: amount }) => amount },
      { header: words.percent, width: 14, cell: ofLine(({ percent }) => percent) },
      { header: `${words.commission} ${currency}`, width: 16, cell: ({ commission: amount }) => amount },
      {
        header: `${words.net} ${currency}`,
        width: 14,
        cell: (row) => ('total' in row ? Math.abs(row.total) : row.net),
      },
      { header: words.note, width: 30, cell: ofLine(({ note }) => note) },
    ],
    rows: rowsOf([...lines, { total, gross, commission }]),
  }
}

async function* rowsOf(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}
