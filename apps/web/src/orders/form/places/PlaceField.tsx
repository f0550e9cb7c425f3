import { VisuallyHidden } from '@mantine/core'
import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { placeOf, storedPlace } from '@tourdesk/domain/entries/place'
import { keptPlace, type OfferedPlace, placeIn, placesIn, sharesName } from '@tourdesk/domain/entries/places'
import { pickupIn } from '@tourdesk/domain/orders/presets'
import { useController, useWatch } from 'react-hook-form'
import { named } from '../../../i18n/isolate.ts'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Choice } from '../../../kit/fields/Choice.tsx'
import { SuggestInput } from '../../../kit/fields/SuggestInput.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { usePlaces } from '../../../pricing/locations/usePlaces.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { NearbyPlaces } from './NearbyPlaces.tsx'
import styles from './PlaceField.module.css'

interface PlaceFieldProps {
  index: number
  kind: 'pickup' | 'dropoff'
  /** A private group may give an address instead. */
  takesAddress: boolean
  locks: { city: boolean; place: boolean }
}

/**
 * A city and a stored place in it, which can be searched by name or by an address nearby.
 */
export function PlaceField({ index, kind, takesAddress, locks }: PlaceFieldProps) {
  const t = useText(orderMessages)
  const { form, order, world, sought } = useOrderDesk()
  const { ofField } = useProblemTexts()
  const cityOptions = useOptions(cities, cityLabels)
  const name = `selectedTours.${index}.${kind}` as const
  const { field, fieldState } = useController({ control: form.control, name })
  const place = field.value
  const places = placesIn(place?.city, world.locations)
  const entryId = useWatch({ control: form.control, name: `selectedTours.${index}._id` })
  const saved = order?.selectedTours.find(({ _id }) => _id === entryId)?.[kind] ?? null
  const kept = keptPlace(places, place, saved)
  const options = places.map((each) => optionOf(each, places))
  const typed = takesAddress && !place?.name ? (place?.address ?? '') : ''
  const suggestions = usePlaces(typed).map(({ name, address }) => ({ value: address, note: name }))
  const chosenId =
    (place && storedPlace(place, places)?._id) ?? (kept && kept.name === place?.name ? goneId : null)
  const message = fieldState.error?.message
  // Shows the error where it can be fixed.
  const isSeeking = sought.includes(name)
  const change = (next: Partial<NonNullable<typeof place>>) => field.onChange({ ...place, ...next })
  return (
    <fieldset className={styles.place}>
      <VisuallyHidden component="legend">{t(kind)}</VisuallyHidden>
      <div className={styles.fields}>
        <Choice
          label={t('city')}
          options={cityOptions}
          value={place?.city ?? null}
          disabled={locks.city}
          onChange={(city) => {
            if (!city || city === place?.city) return
            change(
              kind === 'pickup' && !entryId
                ? placeOf(pickupIn(city, world))
                : placeOf(placeIn(city, world.locations)),
            )
          }}
        />
        <Choice
          label={t('place')}
          required={!takesAddress}
          searchable
          options={
            kept
              ? [
                  { value: goneId, label: kept.name, note: t('placeGone'), disabled: !kept.isSaved },
                  ...options,
                ]
              : options
          }
          adds={place ? { kind: 'location', start: { city: place.city } } : undefined}
          value={chosenId}
          error={message && ofField(message)}
          disabled={locks.place || !place}
          clearable={takesAddress}
          inputRef={isSeeking ? undefined : field.ref}
          onChange={(id) => {
            const known = id === goneId ? kept : places.find(({ _id }) => _id === id)
            change(known ? placeOf(known) : noPlace)
          }}
        />
        {takesAddress && !place?.name && (
          <div className={styles.whole}>
            <SuggestInput
              label={t('address')}
              help={t('addressInstead')}
              value={place?.address ?? ''}
              disabled={locks.place}
              maxLength={300}
              suggestions={suggestions}
              onChange={(address) => change({ ...noPlace, address })}
            />
          </div>
        )}
      </div>
      {place && !locks.place && (
        <NearbyPlaces
          field={name}
          city={locks.city ? place.city : undefined}
          inputRef={isSeeking ? field.ref : undefined}
          onChoose={(location) => change(placeOf(location))}
        />
      )}
    </fieldset>
  )
}

const noPlace = { _id: null, name: '', address: '' }

/** The option of a place that left the list; ids of stored places are UUIDs. */
const goneId = 'gone'

/** Of several places with one name, the closed field too says which one is chosen. */
function optionOf(place: OfferedPlace, places: readonly OfferedPlace[]) {
  const { _id, name, address } = place
  if (sharesName(place, places)) return { value: _id, label: `${name}, ${named(address)}` }
  return { value: _id, label: name, ...(address !== name && { note: address }) }
}
