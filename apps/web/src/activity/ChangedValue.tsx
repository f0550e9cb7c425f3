import { placeName } from '@tourdesk/domain/entries/place'
import type { entryFields, FieldsWith, orderFields } from '@tourdesk/domain/orders/fieldRules'
import { kindOf, type LoggedField, type LoggedValue } from '@tourdesk/domain/orders/orderChanges'
import { toBeDetermined } from '@tourdesk/words/vocabulary'
import type { ReactNode } from 'react'
import { day, truncate } from '../i18n/format.ts'
import { type Labels, useLabel } from '../i18n/labels.ts'
import { useLanguage } from '../i18n/language.ts'
import { usePartyText } from '../i18n/partyText.ts'
import { useText } from '../i18n/useText.ts'
import { cityLabels, groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { entryStatusLabels, orderSourceLabels, tourOptionLabels } from '../i18n/vocabulary/orders.ts'
import { currencyLabels, priceClassLabels } from '../i18n/vocabulary/pricing.ts'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import { changeMessages } from './changeMessages.ts'

type Choices<Table> = FieldsWith<Table, 'kind', 'choice'>
type LoggedChoices = Choices<typeof orderFields> | `selectedTours.${Choices<typeof entryFields>}`

/** The labels of fields whose values are a closed list. */
const vocabularies: Partial<Record<LoggedField, Labels<string>>> = {
  source: orderSourceLabels,
  currency: currencyLabels,
  'selectedTours.status': entryStatusLabels,
  'selectedTours.group_type': groupTypeLabels,
  'selectedTours.language': languageLabels,
  'selectedTours.price_class': priceClassLabels,
  'selectedTours.tourOption': tourOptionLabels,
} satisfies Record<LoggedChoices & LoggedField, Labels<string>>

/** Codes among the customer's fields and the parts of places. */
const codes: readonly LoggedField[] = [
  'userInformation.email',
  'userInformation.mobilePhone',
  'userInformation.passportNumber',
  'selectedTours.pickupTime',
]

interface ChangedValueProps {
  field: LoggedField
  value: LoggedValue
}

/** A field's value as the form shows it: an amount, a day, a place, people, a label or text. */
export function ChangedValue({ field, value }: ChangedValueProps): ReactNode {
  const t = useText(changeMessages)
  const { language } = useLanguage()
  const party = usePartyText()
  const city = useLabel(cityLabels)
  if (value === null) return field === 'total' ? toBeDetermined[language] : t('nothing')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return <Code>{value}</Code>
  if (typeof value === 'string') return <ChangedText field={field} value={value} />
  if (isMoney(value)) return <Money amount={value.amount} currency={value.currency} />
  if (!isPlace(value)) return party(value)
  const name = placeName(value)
  return (
    <>
      {city(value.city)}
      {name && (
        <>
          {' · '}
          <Name>{name}</Name>
        </>
      )}
    </>
  )
}

function ChangedText({ field, value }: { field: LoggedField; value: string }) {
  const label = useLabel(vocabularies[field] ?? noWords)
  const kind = kindOf(field)
  if (kind === 'day') return <Code>{day(value)}</Code>
  if (kind === 'code' || codes.includes(field)) return <Code>{value}</Code>
  return <Name>{truncate(label(value))}</Name>
}

const noWords: Labels<string> = { en: {}, he: {} }

type LoggedMoney = Extract<LoggedValue, { amount: number; currency: unknown }>
type LoggedPlace = Extract<LoggedValue, { city: unknown }>

function isMoney(value: object): value is LoggedMoney {
  return 'currency' in value
}

function isPlace(value: object): value is LoggedPlace {
  return 'city' in value
}
