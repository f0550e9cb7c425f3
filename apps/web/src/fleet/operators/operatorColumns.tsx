import { useQuery } from '@tanstack/react-query'
import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'
import { queries } from '../../app/api.ts'
import { list } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { rankingTagLabels } from '../../i18n/vocabulary/fleet.ts'
import { Code, Email, Phone } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { fleetMessages } from '../messages.ts'
import { operatorMessages } from './messages.ts'
import { operatorName } from './operatorTexts.ts'

/** The columns of operators; the person's own car is shown by its plate. */
export function useOperatorColumns(): Column<OperatorRecord>[] {
  const t = useText(operatorMessages)
  const words = useText(fleetMessages)
  const language = useLabel(languageLabels)
  const mark = useLabel(rankingTagLabels)
  const cars = useQuery(queries.cars.list())
  const plateOf = (id: string | null) => cars.data?.data.find(({ _id }) => _id === id)?.plateId
  return [
    { key: 'name', header: words('name'), cell: operatorName },
    {
      key: 'mobilePhone',
      card: 'secondary',
      header: t('mobilePhone'),
      cell: ({ mobilePhone }) => <Phone>{mobilePhone}</Phone>,
    },
    { key: 'email', card: 'detail', header: words('email'), cell: ({ email }) => <Email>{email}</Email> },
    { key: 'city', card: 'detail', header: t('city'), cell: ({ city }) => city },
    {
      key: 'languages',
      card: 'secondary',
      header: t('languages'),
      cell: ({ languages }) => list(languages.map(language)),
    },
    {
      key: 'licenseTypes',
      card: 'detail',
      header: t('licenseTypes'),
      cell: ({ licenseTypes }) => <Code>{list(licenseTypes)}</Code>,
    },
    { key: 'car', card: 'detail', header: t('car'), cell: ({ car }) => <Code>{plateOf(car)}</Code> },
    { key: 'ranking', card: 'detail', header: t('ranking'), cell: ({ ranking }) => list(ranking.map(mark)) },
  ]
}
