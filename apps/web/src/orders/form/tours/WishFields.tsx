import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { queries } from '../../../app/api.ts'
import { list } from '../../../i18n/format.ts'
import { named } from '../../../i18n/isolate.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Choice, type Option } from '../../../kit/fields/Choice.tsx'
import { TextInput } from '../../../kit/fields/TextInput.tsx'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import { withWish } from './withWish.ts'

/** The wishes for a car and a guide; once a vehicle unit is assigned, shows its own, read-only. */
export function WishFields({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { desk, entry, isClosed, patch } = useEntry(index)
  const cars = useCarOptions()
  const guides = useGuideOptions()
  const saved = desk.order?.selectedTours.find(({ _id }) => _id === entry._id)
  const { car, supplier, guides: manning = [] } = saved?.assigned ?? {}
  const vehicle = car?.plateId ?? supplier?.name
  const [plate, guide] = useWatch({
    control: desk.form.control,
    name: [`selectedTours.${index}.licensePlate`, `selectedTours.${index}.guide`],
  })
  return (
    <>
      {vehicle ? (
        <Assigned label={t('licensePlate')} value={vehicle} />
      ) : (
        <Choice
          label={t('licensePlate')}
          help={t('wishHelp')}
          options={withWish(cars, plate)}
          value={plate || null}
          onChange={(chosen) => patch({ licensePlate: chosen ?? '' })}
          clearable
          disabled={isClosed('licensePlate')}
        />
      )}
      {manning.length > 0 ? (
        <Assigned label={t('guide')} value={list(manning)} />
      ) : (
        <Choice
          label={t('guide')}
          help={t('wishHelp')}
          options={withWish(guides, guide)}
          value={guide || null}
          onChange={(chosen) => patch({ guide: chosen ?? '' })}
          clearable
          disabled={isClosed('guide')}
        />
      )}
    </>
  )
}

function Assigned({ label, value }: { label: string; value: string }) {
  const t = useText(orderMessages)
  return <TextInput label={label} help={t('assignedHelp')} value={value} onChange={() => {}} disabled />
}

function useCarOptions(): Option<string>[] {
  const t = useText(orderMessages)
  const { data } = useQuery(queries.cars.list({ query: {} }))
  return (data?.data ?? []).map(({ plateId, make, seats }) => ({
    value: plateId,
    label: plateId,
    note: `${named(make)} · ${t('seats', { seats })}`,
  }))
}

/** Guides by name; two with the same name are one option, since only the name is stored. */
function useGuideOptions(): Option<string>[] {
  const language = useLabel(languageLabels)
  const { data } = useQuery(queries.operators.list({ query: { role: 'guide' } }))
  const byName = new Map(
    (data?.data ?? []).map((guide) => [`${guide.firstName} ${guide.lastName}`.trim(), guide]),
  )
  return [...byName].map(([name, { languages }]) => ({
    value: name,
    label: name,
    note: list(languages.map(language)),
  }))
}
