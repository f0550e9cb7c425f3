import { Button, VisuallyHidden } from '@mantine/core'
import type { ComparedRow, Comparison } from '@tourdesk/contract/statements/comparison'
import type { Statement } from '@tourdesk/contract/statements/statement'
import type { ComparedKind } from '@tourdesk/domain/statements/vocabulary'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Money, Name } from '../../kit/Isolated.tsx'
import type { Sign, Tone } from '../../kit/statusLook.ts'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, dayColumn, nameColumn } from '../../kit/table/columnKinds.tsx'
import type { ComparedAction } from './ComparedDialogs.tsx'
import { comparedLabels, comparisonMessages, listMeasureLabels } from './comparisonMessages.ts'

const looks: Record<ComparedKind, { tone: Tone; sign: Sign }> = {
  differs: { tone: 'orange', sign: 'half' },
  only_theirs: { tone: 'red', sign: 'open' },
  only_ours: { tone: 'blue', sign: 'open' },
  equal: { tone: 'green', sign: 'done' },
}

/** The columns of a comparison, with what can be done about each row that isn't equal. */
export function useComparedColumns(
  { currency, chosen }: Comparison,
  statement: Statement | null,
  onAction: (action: ComparedAction) => void,
): Column<ComparedRow>[] {
  const t = useText(comparisonMessages)
  const kindName = useLabel(comparedLabels)
  const measureName = useLabel(listMeasureLabels)
  const measure = chosen?.measure ?? 'net'
  const mayAsk = statement !== null && statement.state !== 'draft' && statement.state !== 'void'
  const money = (key: string, header: string, amountIn: (row: ComparedRow) => number | null) =>
    column<ComparedRow>(
      key,
      header,
      (row) => {
        const amount = amountIn(row)
        return amount !== null && <Money amount={amount} currency={currency} />
      },
      { align: 'end', card: 'detail' },
    )
  const joined = (row: ComparedRow, said: (line: ComparedRow['ours'][number]) => string) =>
    [...new Set(row.ours.map(said))].filter(Boolean).join(', ') || null
  return [
    column(
      'number',
      t('number'),
      ({ key, rows, ours }) => (
        <span className="inlineRow gap4">
          <Name>{key || ours[0]?.reference || ours[0]?.note}</Name>
          {rows.length > 0 && (
            <span className="quiet">{t('rows', { count: rows.length, rows: rows.join(', ') })}</span>
          )}
        </span>
      ),
      { opens: true },
    ),
    column('result', t('result'), ({ kind }) => <Tag {...looks[kind]}>{kindName(kind)}</Tag>, {
      card: 'status',
    }),
    codeColumn(
      'order',
      t('order'),
      (row) =>
        joined(row, ({ order }) => String(order?.number ?? '')) ??
        (row.elsewhere.map(({ order }) => order.number).join(', ') || null),
      { card: 'detail' },
    ),
    nameColumn('guest', t('guest'), (row) => joined(row, ({ customer }) => customer), { card: 'detail' }),
    nameColumn('tour', t('tour'), (row) => joined(row, ({ tour }) => tour), { card: 'detail' }),
    dayColumn('day', t('day'), ({ ours }) => ours[0]?.date, { card: 'secondary' }),
    money('theirs', t('theirs'), ({ listed }) => listed),
    money('ours', t('ours'), (row) => (row.ours.length > 0 ? row[measure] : null)),
    money('difference', t('difference'), ({ difference }) => difference || null),
    column('fits', t('fits'), ({ fits }) => fits && measureName(fits), { card: 'detail' }),
    column('where', t('where'), ({ elsewhere }) => elsewhere[0] && <Where found={elsewhere[0]} />, {
      card: 'detail',
    }),
    column(
      'actions',
      <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      (row) =>
        row.kind !== 'equal' && (
          <span className="inlineRow gap4">
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => onAction({ what: 'adjust', row, measure, isOpen: true })}
            >
              {t('adjust')}
            </Button>
            {mayAsk && row.ours.some(({ line }) => line !== null) && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => onAction({ what: 'ask', row, measure, isOpen: true })}
              >
                {t('ask')}
              </Button>
            )}
          </span>
        ),
      { card: 'detail', name: t('actions'), width: mayAsk ? 170 : 110 },
    ),
  ]
}

/** The statement that bills an order which isn't in the comparison. */
function Where({ found: { statement } }: { found: ComparedRow['elsewhere'][number] }) {
  const t = useText(comparisonMessages)
  if (!statement) return <span className="quiet">{t('notBilled')}</span>
  return (
    <AppLink href={`/statement/${statement._id}`}>
      {statement.number === null ? t('onDraft') : t('onStatement', { number: ltr(statement.number) })}
    </AppLink>
  )
}
