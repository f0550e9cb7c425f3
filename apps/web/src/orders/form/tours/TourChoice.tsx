import { useText } from '../../../i18n/useText.ts'
import { ChoiceField } from '../../../kit/form/formFields.tsx'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import { useTourName } from '../useTourName.ts'

/** The tours on sale, to be searched by number or name (FORM-29). */
export function TourChoice({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { desk, entry, isClosed, choose } = useEntry(index)
  const nameOf = useTourName()
  const onSale = desk.world.tours.map(({ _id, name, number }) => ({ value: _id, label: name, note: number }))
  const isGone = entry.tour !== null && !onSale.some(({ value }) => value === entry.tour)
  const options = isGone
    ? [{ value: entry.tour ?? '', label: nameOf(entry), disabled: true }, ...onSale]
    : onSale
  return (
    <ChoiceField
      control={desk.form.control}
      name={`selectedTours.${index}.tour`}
      label={t('tour')}
      required
      searchable
      options={options}
      disabled={isClosed('tour')}
      onChange={(tour: string | null) => choose({ tour })}
    />
  )
}
