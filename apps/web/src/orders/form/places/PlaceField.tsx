import { VisuallyHidden } from '@mantine/core'
import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { findPlaces } from '@tourdesk/domain/entries/findPlaces'
import { type Place, placeOf, storedPlace } from '@tourdesk/domain/entries/place'
import { keptPlace, type OfferedPlace, placeIn, placesIn, sharesName } from '@tourdesk/domain/entries/places'
import { pickupIn } from '@tourdesk/domain/orders/presets'
import { type KeyboardEvent, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { named } from '../../../i18n/isolate.ts'
import { useLabel, useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Choice } from '../../../kit/fields/Choice.tsx'
import { SuggestInput } from '../../../kit/fields/SuggestInput.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { usePlaces } from '../../../pricing/locations/usePlaces.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { isProposed } from '../orderFacts.ts'
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
  const { form, order, world, sought, confirmed, confirmPlace, focusNext } = useOrderDesk()
  const { ofField } = useProblemTexts()
  const cityOptions = useOptions(cities, cityLabels)
  const cityName = useLabel(cityLabels)
  const name = `selectedTours.${index}.${kind}` as const
  const { field, fieldState } = useController({ control: form.control, name })
  const place = field.value
  const places = placesIn(place?.city, world.locations)
  const sorted = cities.flatMap((city) => placesIn(city, world.locations))
  const entry = useWatch({ control: form.control, name: `selectedTours.${index}` })
  const entryId = entry?._id
  const saved = order?.selectedTours.find(({ _id }) => _id === entryId)?.[kind] ?? null
  const kept = keptPlace(places, place, saved)
  const chosenPlace = place && storedPlace(place, places)
  const chosen = chosenPlace ? optionOf(chosenPlace, places).label : (kept?.name ?? '')
  // Typed text is dropped once the place changes, since choosing a tour may bring another one.
  const [typedOver, setTypedOver] = useState({ text: chosen, id: chosenPlace?._id })
  const search = typedOver.id === chosenPlace?._id ? typedOver.text : chosen
  const isSearching = search.trim() !== '' && search !== chosen
  const found = findPlaces(isSearching ? search : '', sorted, { city: place?.city, isFixed: locks.city })
  const options = found.map((each) => {
    const option = optionOf(each, found)
    return each.city === place?.city ? option : { ...option, note: cityName(each.city) }
  })
  const typed = takesAddress && !place?.name ? (place?.address ?? '') : ''
  const suggestions = usePlaces(typed).map(({ name, address }) => ({ value: address, note: name }))
  const chosenId = chosenPlace?._id ?? (kept && kept.name === place?.name ? goneId : null)
  const message = fieldState.error?.message
  // The search field gets the focus on an error while it's open, since it's fixed there.
  const isSeeking = sought.includes(name)
  const isProposal = kind === 'pickup' && isProposed(entry, confirmed)
  const change = (next: Partial<NonNullable<typeof place>>) => field.onChange({ ...place, ...next })
  const take = (next: Place) => {
    change(placeOf(next))
    confirmPlace(next)
  }
  const keep = () => {
    if (place) confirmPlace(place)
  }
  /** Enter confirms a proposal, unless another place is being searched for or is marked in the list. */
  const keepByEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMarked = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || !isProposal || isSearching || isMarked) return
    event.preventDefault()
    event.stopPropagation()
    keep()
    focusNext('tours', { leaves: true })
  }
  return (
    <fieldset className={styles.place} data-proposal={isProposal || undefined}>
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
        <div onKeyDownCapture={keepByEnter}>
          <Choice
            label={t('place')}
            required={!takesAddress}
            searchable
            options={
              kept && !isSearching
                ? [
                    { value: goneId, label: kept.name, note: t('placeGone'), disabled: !kept.isSaved },
                    ...options,
                  ]
                : options
            }
            search={{
              typed: search,
              onTyped: (text) => setTypedOver({ text, id: chosenPlace?._id }),
              onTake(id) {
                const known = id === goneId ? kept : sorted.find(({ _id }) => _id === id)
                if (known) take(known)
              },
            }}
            adds={place ? { kind: 'location', start: { city: place.city } } : undefined}
            onEntered={() => focusNext('tours')}
            value={chosenId}
            error={message && ofField(message)}
            disabled={locks.place || !place}
            clearable={takesAddress}
            inputRef={isSeeking ? undefined : field.ref}
            onChange={(id) => {
              if (id === null) return change(noPlace)
              // A place that was just added doesn't pass through `onTake`.
              const added = sorted.find(({ _id }) => _id === id)
              if (added && id !== chosenId) take(added)
            }}
          />
        </div>
        {takesAddress && !place?.name && (
          <div className="fullRow">
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
      {isProposal && (
        <p className="quiet row wrap gap4 across12 flat above4">
          {t('pickupSuggested')}
          <button type="button" className={styles.keep} onClick={keep}>
            {t('confirmPickup')}
          </button>
        </p>
      )}
      {place && !locks.place && (
        <NearbyPlaces
          field={name}
          city={locks.city ? place.city : undefined}
          inputRef={isSeeking ? field.ref : undefined}
          onChoose={take}
        />
      )}
    </fieldset>
  )
}

const noPlace = { _id: null, name: '', address: '' }

/** The option of a place that's no longer stored; it can't clash, since ids of stored places are UUIDs. */
const goneId = 'gone'

/** Places that share a name have the address in the label, so that the closed field shows which it is. */
function optionOf(place: OfferedPlace, places: readonly OfferedPlace[]) {
  const { _id, name, address } = place
  if (sharesName(place, places)) return { value: _id, label: `${name}, ${named(address)}` }
  return { value: _id, label: name, ...(address !== name && { note: address }) }
}
