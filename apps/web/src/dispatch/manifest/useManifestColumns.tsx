import type { ManifestRow } from '@tourdesk/contract/dispatch/manifests'
import { list } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code, Name, Ratio } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, numberColumn } from '../../kit/table/columnKinds.tsx'
import { ReplyList } from '../replies/ReplyList.tsx'
import { repliesMessages } from '../replies/repliesMessages.ts'
import { SupplierTag } from '../suppliers/SupplierTag.tsx'
import { manifestMessages } from './messages.ts'

/** The columns of a day's sheets. */
export function useManifestColumns(): Column<ManifestRow>[] {
  const t = useText(manifestMessages)
  const replies = useText(repliesMessages)
  const language = useLabel(languageLabels)
  return [
    codeColumn('time', t('firstPickup'), ({ time }) => time, { card: 'detail' }),
    column('tour', t('tour'), ({ tour }) => (tour ? <Name>{tour.name}</Name> : t('unassigned')), {
      opens: true,
    }),
    {
      key: 'vehicle',
      header: t('vehicle'),
      card: 'secondary',
      cell: ({ tour, vehicle, carSupplier, supplierState, seats }) => {
        if (!tour) return null
        if (vehicle === null) return <span className="quiet">{t('noVehicle')}</span>
        if (!carSupplier) return <Code>{vehicle}</Code>
        return (
          <>
            {t('supplied', { supplier: vehicle, seats: seats ?? 0 })} <SupplierTag state={supplierState} />
          </>
        )
      },
    },
    column('driver', t('driver'), ({ driver }) => driver?.name, { card: 'detail' }),
    column('guides', t('guides'), ({ guides }) => list(guides.map(({ name }) => name)), { card: 'detail' }),
    column(
      'people',
      t('people'),
      ({ people, seats }) => (seats === null ? people : <Ratio part={people} whole={seats} />),
      { align: 'end', card: 'detail' },
    ),
    column('stops', t('stops'), ({ stops }) => stops, { align: 'end' }),
    column('languages', t('languages'), ({ languages }) => list(languages.map(language))),
    column('accepted', replies('column'), (row) => <ReplyList replies={row.replies} />, {
      card: 'detail',
      wraps: true,
    }),
    numberColumn('version', t('version'), ({ handedOut }) => handedOut?.version),
    {
      key: 'changed',
      header: t('changed'),
      card: 'status',
      cell: ({ handedOut }) =>
        handedOut?.isChanged && (
          <Tag tone="orange">{t('changedSince', { version: `\u2066${handedOut.version}\u2069` })}</Tag>
        ),
    },
  ]
}
