import type { ManifestRow } from '@tourdesk/contract/dispatch/manifests'
import { list } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code, Name, Ratio } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
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
    {
      key: 'time',
      header: t('firstPickup'),
      card: 'detail',
      cell: ({ time }) => time && <Code>{time}</Code>,
    },
    {
      key: 'tour',
      header: t('tour'),
      opens: true,
      cell: ({ tour }) => (tour ? <Name>{tour.name}</Name> : t('unassigned')),
    },
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
    { key: 'driver', header: t('driver'), card: 'detail', cell: ({ driver }) => driver?.name },
    {
      key: 'guides',
      header: t('guides'),
      card: 'detail',
      cell: ({ guides }) => list(guides.map(({ name }) => name)),
    },
    {
      key: 'people',
      header: t('people'),
      align: 'end',
      card: 'detail',
      cell: ({ people, seats }) => (seats === null ? people : <Ratio part={people} whole={seats} />),
    },
    { key: 'stops', header: t('stops'), align: 'end', cell: ({ stops }) => stops },
    { key: 'languages', header: t('languages'), cell: ({ languages }) => list(languages.map(language)) },
    {
      key: 'accepted',
      header: replies('column'),
      card: 'detail',
      wraps: true,
      cell: (row) => <ReplyList replies={row.replies} />,
    },
    {
      key: 'version',
      header: t('version'),
      align: 'end',
      cell: ({ handedOut }) => handedOut && <Code>{handedOut.version}</Code>,
    },
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
