import { useQuery } from '@tanstack/react-query'
import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'
import { queries } from '../../app/api.ts'
import { list } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { rankingTagLabels } from '../../i18n/vocabulary/fleet.ts'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, emailColumn, phoneColumn } from '../../kit/table/columnKinds.tsx'
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
    column('name', words('name'), operatorName),
    phoneColumn('mobilePhone', t('mobilePhone'), ({ mobilePhone }) => mobilePhone, { card: 'secondary' }),
    emailColumn('email', words('email'), ({ email }) => email, { card: 'detail' }),
    column('city', t('city'), ({ city }) => city, { card: 'detail' }),
    column('languages', t('languages'), ({ languages }) => list(languages.map(language)), {
      card: 'secondary',
    }),
    codeColumn('licenseTypes', t('licenseTypes'), ({ licenseTypes }) => list(licenseTypes), {
      card: 'detail',
    }),
    codeColumn('car', t('car'), ({ car }) => plateOf(car) ?? '', { card: 'detail' }),
    column('ranking', t('ranking'), ({ ranking }) => list(ranking.map(mark)), { card: 'detail' }),
  ]
}
