import { useText } from '../../../i18n/useText.ts'
import { ChoiceField } from '../../../kit/form/formFields.tsx'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import { useTourName } from '../useTourName.ts'

/** The tours on sale, searchable by number or name, and the saved one even if it's no longer on sale. */
export function TourChoice({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { desk, entry, isClosed, choose } = useEntry(index)
  const nameOf = useTourName()
  const saved = desk.order?.selectedTours.find(({ _id }) => _id === entry._id)?.tour
  const onSale = desk.world.tours.map(({ _id, name, number }) => ({ value: _id, label: name, note: number }))
  const gone = [saved?._id, entry.tour].find((id) => id && !onSale.some(({ value }) => value === id))
  const options = gone
    ? [
        {
          value: gone,
          label: nameOf({ tour: gone }),
          note: t('notOnSale'),
          disabled: gone !== saved?._id,
        },
        ...onSale,
      ]
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
      help={desk.orderType === 'starTour' && !desk.order ? t('tourComesWithStar') : undefined}
      onChange={(tour: string | null) => choose({ tour })}
    />
  )
}
