import type { StatementLine } from '@tourdesk/contract/statements/statement'
import { ltr, typed } from '@tourdesk/words/isolate'
import type { Locale } from '@tourdesk/words/vocabulary'
import type { Paper, PaperRow } from '../dispatch/paper/paper.ts'
import type { PrintedStatement } from './printedStatement.ts'
import { amountText, dayOf, wordsIn } from './statementTexts.ts'

/** A statement as pages to draw. */
export function statementPaper(statement: PrintedStatement, locale: Locale): Paper {
  const { number, office, agency, confirmedOn, dueOn, from, to, madeAt } = statement
  const words = wordsIn(locale)
  const title = number === null ? words.draft : `${words.statement} ${ltr(number)}`
  const fact = (label: string, text: string) => (text === '' ? [] : [{ label, text }])
  return {
    title,
    isRightToLeft: locale === 'he',
    madeAt,
    pageText: words.page,
    parts: [
      {
        head: {
          title,
          aside: confirmedOn === null ? '' : dayOf(confirmedOn),
          facts: [
            ...fact(words.agency, typed(agency.name)),
            ...fact(words.taxId, ltr(agency.taxId)),
            ...fact(words.period, `${dayOf(from)} – ${dayOf(to)}`),
            ...(dueOn === null ? [] : fact(words.dueOn, dayOf(dueOn))),
          ],
        },
        foot: [typed(office.name), ltr(office.phone)].filter((text) => text !== '').join(' · '),
        blocks: [linesTable(statement, locale), totalsTable(statement, locale)],
      },
    ],
  }
}

function linesTable(
  { lines, currency }: PrintedStatement,
  locale: Locale,
): Paper['parts'][number]['blocks'][number] {
  const words = wordsIn(locale)
  return {
    kind: 'table',
    columns: [
      { header: words.day, share: 2.3 },
      { header: words.order, share: 1.7 },
      { header: words.tour, share: 5 },
      { header: words.people, share: 1.3, isAtEnd: true },
      { header: words.gross, share: 2.5, isAtEnd: true },
      { header: words.commission, share: 2.5, isAtEnd: true },
      { header: words.net, share: 2.5, isAtEnd: true, isBold: true },
    ],
    rows: lines.map((line): PaperRow => {
      const below = [
        typed(line.customer),
        line.reference === '' ? '' : `${words.reference} ${typed(line.reference)}`,
        line.percent === null ? '' : ltr(`${line.percent}%`),
        typed(line.note),
      ]
      return {
        cells: [
          dayOf(line.date),
          line.order ? ltr(String(line.order.number)) : '',
          titleOf(line, locale),
          line.people === 0 ? '' : String(line.people),
          amountText(line.gross, currency),
          line.commission === 0 ? '' : amountText(line.commission, currency),
          amountText(line.net, currency),
        ],
        below: [below.filter((text) => text !== '').join(' · ')].filter((text) => text !== ''),
      }
    }),
  }
}

function totalsTable(
  { gross, commission, total, currency }: PrintedStatement,
  locale: Locale,
): Paper['parts'][number]['blocks'][number] {
  const words = wordsIn(locale)
  const owed =
    total <= 0 ? [words.weOwe, amountText(-total, currency)] : [words.toPay, amountText(total, currency)]
  return {
    kind: 'table',
    columns: [{ share: 4 }, { share: 1, isAtEnd: true, isBold: true }],
    rows: [
      { cells: [words.gross, amountText(gross, currency)] },
      { cells: [words.commission, amountText(commission, currency)] },
      { cells: owed },
    ],
  }
}

/** `Masada Sunrise`, `Cancellation: Masada Sunrise` */
function titleOf({ kind, tour }: StatementLine, locale: Locale): string {
  const words = wordsIn(locale)
  if (kind === 'adjustment') return words.adjustment
  return kind === 'cancellation' ? `${words.cancellation}: ${typed(tour)}` : typed(tour)
}
