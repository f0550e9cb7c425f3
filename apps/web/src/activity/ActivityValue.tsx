import { isDay } from '@tourdesk/domain/calendar'
import type { LoggedValue } from '@tourdesk/domain/orders/orderChanges'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { Fragment, type ReactNode } from 'react'
import { day, number, percent, weekdayNames } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import { activityMessages } from './activityMessages.ts'
import { ChangedValue } from './ChangedValue.tsx'
import { isOrderField } from './useFieldName.ts'
import { valueLabels } from './valueLabels.ts'

/** Amounts in USD: those of the price table, and of an agency's settlement. */
const amounts: readonly string[] = [
  ...groupColumns,
  ...privateColumns,
  'transferFee',
  'creditLimit',
  'warnBelow',
]
const shares = ['discount', 'pricePortion']
const codes = [
  'email',
  'login',
  'mobilePhone',
  'homePhone',
  'contactPhone',
  'contactEmail',
  'plateId',
  'code',
]

interface ActivityValueProps {
  entity: string
  /** The field that holds this value. */
  field: string
  value: unknown
}

/** A field's value as the screens show it. */
export function ActivityValue({ entity, field, value }: ActivityValueProps): ReactNode {
  const t = useText(activityMessages)
  const label = useLabel(valueLabels(entity, field))
  const { language } = useLanguage()
  if (isOrderField(entity, field)) return <ChangedValue field={field} value={value as LoggedValue} />
  if (value === null || value === undefined || value === '')
    return <span className="quiet">{t('empty')}</span>
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return numberOf(value)
  if (typeof value === 'string') return textOf(value)
  if (Array.isArray(value)) return <ActivityList entity={entity} field={field} values={value} />
  if (isLongText(value)) return t('longText', { length: number(value.length) })
  return <Name>{nameIn(value)}</Name>

  function numberOf(value: number): ReactNode {
    if (amounts.includes(field)) return <Money amount={value} currency="USD" />
    if (shares.includes(field)) return <Code>{percent(value)}</Code>
    if (field === 'commissionRate') return <Code>{percent(value / 100)}</Code>
    if (field === 'days') return weekdayNames(language)[value]
    return <Code>{value}</Code>
  }

  function textOf(value: string): ReactNode {
    if (isDay(value)) return <Code>{day(value)}</Code>
    return codes.includes(field) ? <Code>{value}</Code> : <Name>{label(value)}</Name>
  }
}

function ActivityList({ entity, field, values }: Omit<ActivityValueProps, 'value'> & { values: unknown[] }) {
  const t = useText(activityMessages)
  if (values.length === 0) return <span className="quiet">{t('empty')}</span>
  return values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what's logged never changes its order
    <Fragment key={index}>
      {index > 0 && ', '}
      <ActivityValue entity={entity} field={field} value={value} />
    </Fragment>
  ))
}

function isLongText(value: object): value is { length: number; hash: string } {
  return 'hash' in value && 'length' in value
}

function nameIn(value: object): string {
  return 'name' in value && typeof value.name === 'string' ? value.name : ''
}
