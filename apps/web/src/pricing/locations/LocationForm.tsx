import type { Place } from '@tourdesk/contract/pricing/maps'
import type { AccountPrices, Location } from '@tourdesk/contract/pricing/pricing'
import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { useRef } from 'react'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { CheckField, ChoiceField, NumberField, TextField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { withItem, withoutItem } from '../changedList.ts'
import { PriceForm } from '../PriceForm.tsx'
import { AddressField } from './AddressField.tsx'
import { type LocationValues, locationFields, locationValuesOf } from './locationFields.ts'
import { locationMessages } from './messages.ts'

interface LocationFormProps {
  /** Null for a new location. */
  location: Location | null
  prices: AccountPrices
  /** Initial values of a new one. */
  start?: Partial<LocationValues>
  /** Called after saving, with the location's id, or after canceling or deleting. */
  onDone: (saved?: string) => void
}

/** The form of a pickup or drop-off location. */
export function LocationForm({ location, prices, start, onDone }: LocationFormProps) {
  const t = useText(locationMessages)
  const stored = useStored(location)
  const { form, versions } = useVersionedForm(
    locationFields.schema,
    { ...locationValuesOf(location), ...start },
    partsOf<LocationValues>({
      city: t('city'),
      name: t('name'),
      address: t('address'),
      isDefault: t('default'),
      lat: t('lat'),
      lng: t('lng'),
    }),
  )
  const { control } = form
  const isPlaced = useRef(false)

  /** Choosing a suggestion sets the coordinates, and removing it clears them; typed coordinates stay. */
  function setPlace(place: Place | null) {
    if (!place && !isPlaced.current) return
    isPlaced.current = place !== null
    form.setValue('lat', place?.lat ?? null, { shouldDirty: true })
    form.setValue('lng', place?.lng ?? null, { shouldDirty: true })
  }

  /** The id of the edited location, or of the one that was just added. */
  function savedId({ priceManagement }: AccountPrices): string | undefined {
    const known = prices.priceManagement.pickups_dropoffs_locations.map(({ _id }) => _id)
    return (
      stored?._id ?? priceManagement.pickups_dropoffs_locations.find(({ _id }) => !known.includes(_id))?._id
    )
  }

  return (
    <PriceForm
      draft={`location ${location?._id ?? 'new'}`}
      form={form}
      versions={versions}
      limits={locationFields.limits}
      prices={prices}
      isNew={!stored}
      onDone={(saved) => onDone(saved && savedId(saved))}
      put={(values) => (lists) => ({
        ...lists,
        pickups_dropoffs_locations: withItem(lists.pickups_dropoffs_locations, {
          ...values,
          _id: stored?._id,
        }),
      })}
      used={location && { of: 'pickups_dropoffs_locations', id: location._id }}
      drop={
        location &&
        ((lists) => ({
          ...lists,
          pickups_dropoffs_locations: withoutItem(lists.pickups_dropoffs_locations, location._id),
        }))
      }
      saveText={t('save')}
      deleteText={t('delete')}
    >
      <FieldGrid>
        <ChoiceField
          control={control}
          name="city"
          label={t('city')}
          options={useOptions(cities, cityLabels)}
        />
        <TextField control={control} name="name" label={t('name')} />
        <WholeWidth>
          <AddressField
            control={control}
            name="address"
            label={t('address')}
            help={t('addressHelp')}
            onPlace={setPlace}
          />
        </WholeWidth>
        <NumberField control={control} name="lat" label={t('lat')} of="degrees" help={t('coordinatesHelp')} />
        <NumberField control={control} name="lng" label={t('lng')} of="degrees" help={t('coordinatesHelp')} />
        <WholeWidth>
          <CheckField control={control} name="isDefault" label={t('isDefault')} help={t('defaultHelp')} />
        </WholeWidth>
      </FieldGrid>
    </PriceForm>
  )
}
