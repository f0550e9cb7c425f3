import type { GuideOfUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { OperatorOnDay } from '@tourdesk/contract/fleet/operators'
import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { assignOperator } from '@tourdesk/domain/dispatch/assignOperator'
import { licenseTypes, type OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { useState } from 'react'
import { list } from '../../i18n/format.ts'
import { useLabel, useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { licenseTypeLabels, rankingTagLabels } from '../../i18n/vocabulary/fleet.ts'
import { AddMissing } from '../../kit/adding/AddMissing.tsx'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { messages } from '../messages.ts'
import { unitOf } from '../unitOf.ts'
import { ExactFilter } from './ExactFilter.tsx'
import { unitMessages } from './messages.ts'
import { PickTable } from './PickTable.tsx'
import { operatorRow } from './rows.ts'
import { StateCell } from './StateCell.tsx'
import type { TabProps } from './tabProps.ts'
import styles from './unit.module.css'
import { filteredOperators, nameOf, type OperatorFilter } from './unitFilters.ts'

const unfiltered: OperatorFilter = { name: '', language: null, licenseType: null, isCarOwner: null }

/** The guides or the drivers to choose from. */
export function OperatorTab({ kind, resources, unit, change, busy }: TabProps & { kind: OperatorRole }) {
  const t = useText(unitMessages)
  const [filter, setFilter] = useState(unfiltered)
  const narrow = (part: Partial<OperatorFilter>) => setFilter({ ...filter, ...part })
  const tongues = useOptions(languages, languageLabels)
  const licenses = useOptions(licenseTypes, licenseTypeLabels)
  const columns = useColumns(resources.cars, unit)
  const operators = kind === 'guide' ? resources.guides : resources.drivers
  const owners = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ]
  const pick = (operator: OperatorOnDay) => {
    const row = operatorRow(unit._id, operator, resources.cars)
    void change((answers) => assignOperator(unitOf(unit), row, answers), kind)
  }
  return (
    <>
      <div className={`flex wrap gap8 below12 ${styles.filters}`}>
        <TextInput label={t('name')} value={filter.name} onChange={(name) => narrow({ name })} />
        <ExactFilter
          label={t('languages')}
          options={tongues}
          value={filter.language}
          onChange={(language) => narrow({ language })}
        />
        <ExactFilter
          label={t('licenseTypes')}
          options={licenses}
          value={filter.licenseType}
          onChange={(licenseType) => narrow({ licenseType })}
        />
        <ExactFilter
          label={t('carOwner')}
          options={owners}
          value={filter.isCarOwner === null ? null : filter.isCarOwner ? 'yes' : 'no'}
          onChange={(answer) => narrow({ isCarOwner: answer === null ? null : answer === 'yes' })}
        />
      </div>
      {operators.length > 0 && (
        <PickTable
          label={t(kind === 'guide' ? 'guides' : 'drivers')}
          columns={columns}
          rows={filteredOperators(operators, filter)}
          rowKey={(operator) => operator._id}
          onDay={(operator) => operator}
          isHere={({ _id }) => unit.driver?._id === _id || unit.guide.some((guide) => guide._id === _id)}
          note={(operator) => <Person operator={operator} />}
          busy={busy}
          onPick={pick}
        />
      )}
      <AddMissing
        kind={kind}
        options={operators.map(({ _id }) => ({ value: _id }))}
        onChoose={(id) => {
          const added = operators.find(({ _id }) => _id === id)
          if (added) pick(added)
        }}
      />
    </>
  )
}

/** The person's phone number and ranking tag, and how well a guide knows the tour. */
function Person({ operator }: { operator: OperatorOnDay | GuideOfUnit }) {
  const t = useText(messages)
  const mark = useLabel(rankingTagLabels)
  const { mobilePhone, ranking } = operator
  const times = 'timesOnTour' in operator ? operator.timesOnTour : 0
  return (
    <>
      <Code>{mobilePhone}</Code>
      {times > 0 && <div>{t('timesOnTour', { count: times })}</div>}
      {ranking.length > 0 && <div className={styles.marks}>{list(ranking.map(mark))}</div>}
    </>
  )
}

function useColumns(
  cars: readonly { _id: string; plateId: string }[],
  unit: TabProps['unit'],
): Column<OperatorOnDay>[] {
  const t = useText(unitMessages)
  const language = useLabel(languageLabels)
  const plateOf = (operator: OperatorOnDay) => cars.find((car) => car._id === operator.car)?.plateId
  return [
    { key: 'name', header: t('name'), cell: (operator) => <Name>{nameOf(operator)}</Name> },
    {
      key: 'languages',
      header: t('languages'),
      // The choice depends on the languages, so none is cut.
      wraps: true,
      cell: (operator) => list(operator.languages.map(language)),
    },
    {
      key: 'licenses',
      header: t('license'),
      cell: ({ licenseTypes: held }) => <Code>{list(held)}</Code>,
    },
    { key: 'car', header: t('ownCar'), cell: (operator) => <Code>{plateOf(operator)}</Code> },
    { key: 'state', header: t('state'), cell: (operator) => <StateCell unit={unit} onDay={operator} /> },
  ]
}
