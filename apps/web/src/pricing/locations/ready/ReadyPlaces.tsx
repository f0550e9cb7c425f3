import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import type { AccountPrices } from '@tourdesk/contract/pricing/pricing'
import { type City, cities } from '@tourdesk/domain/catalogue/vocabulary'
import { isStored, type ReadyPlace, type ReadySet, readySets } from '@tourdesk/domain/pricing/readyPlaces'
import { useState } from 'react'
import { useOptions } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/language.ts'
import type { UiLanguage } from '../../../i18n/uiLanguage.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { DialogActions } from '../../../kit/dialog/Dialog.tsx'
import { useTellDirty } from '../../../kit/dirty.ts'
import { Choice } from '../../../kit/fields/Choice.tsx'
import { useOutcomes } from '../../../kit/useOutcomes.ts'
import { usePriceSave } from '../../usePriceSave.ts'
import { readyMessages } from './messages.ts'
import styles from './ready.module.css'

interface ReadyPlacesProps {
  prices: AccountPrices
  onDone: () => void
}

/**
 * Well-known places to add. None is added twice: places that are stored, under any name or just now by a
 * colleague, can't be selected.
 */
export function ReadyPlaces({ prices, onDone }: ReadyPlacesProps) {
  const t = useText(readyMessages)
  const screen = useLanguage().language
  const [language, setLanguage] = useState<UiLanguage>(screen)
  const [ticked, setTicked] = useState<ReadonlySet<ReadyPlace>>(new Set())
  const [cityOf, setCityOf] = useState<Readonly<Record<string, City>>>({})
  const stored = prices.priceManagement.pickups_dropoffs_locations
  const chosen = readySets.flatMap((set) =>
    set.places
      .filter((place) => ticked.has(place) && !isStored(place, stored))
      .map((place) => locationOf(place, cityOf[set.key] ?? set.city, language)),
  )
  useTellDirty(chosen.length > 0)
  const save = usePriceSave({ prices, texts: useOutcomes().create, leave: onDone })
  const tick = (places: readonly ReadyPlace[], isOn: boolean) =>
    setTicked((now) => {
      const next = new Set(now)
      for (const place of places) isOn ? next.add(place) : next.delete(place)
      return next
    })

  return (
    <>
      <div className="row wrap apart gap8 across16 below12">
        <p className="quiet flat">{t('help')}</p>
        <div className="row gap8">
          <span>{t('language')}</span>
          <SegmentedControl
            size="xs"
            aria-label={t('language')}
            value={language}
            onChange={(value) => setLanguage(value === 'he' ? 'he' : 'en')}
            data={[
              { value: 'en', label: t('english') },
              { value: 'he', label: t('hebrew') },
            ]}
          />
        </div>
      </div>
      {readySets.map((set) => (
        <Town
          key={set.key}
          set={set}
          city={cityOf[set.key] ?? set.city}
          language={language}
          isTicked={(place) => ticked.has(place)}
          isThere={(place) => isStored(place, stored)}
          onTick={tick}
          onCity={(city) => setCityOf((now) => ({ ...now, [set.key]: city }))}
        />
      ))}
      <DialogActions onCancel={onDone}>
        <Button
          disabled={chosen.length === 0}
          loading={save.busy}
          onClick={() =>
            void save.run((lists) => ({
              ...lists,
              pickups_dropoffs_locations: [...lists.pickups_dropoffs_locations, ...chosen],
            }))
          }
        >
          {chosen.length > 0 ? t('add', { count: chosen.length }) : t('none')}
        </Button>
      </DialogActions>
    </>
  )
}

interface TownProps {
  set: ReadySet
  city: City
  language: UiLanguage
  isTicked: (place: ReadyPlace) => boolean
  isThere: (place: ReadyPlace) => boolean
  onTick: (places: readonly ReadyPlace[], isOn: boolean) => void
  onCity: (city: City) => void
}

function Town({ set, city, language, isTicked, isThere, onTick, onCity }: TownProps) {
  const t = useText(readyMessages)
  const screen = useLanguage().language
  const options = useOptions(cities, cityLabels)
  const town = set.name[screen]
  const free = set.places.filter((place) => !isThere(place))
  const count = free.filter(isTicked).length
  return (
    <fieldset className={styles.set} aria-label={town}>
      <div className="flex wrap alignEnd gap8 across16 below12 medium">
        <Checkbox
          label={t('all', { town })}
          disabled={free.length === 0}
          checked={free.length > 0 && count === free.length}
          indeterminate={count > 0 && count < free.length}
          onChange={(event) => onTick(free, event.currentTarget.checked)}
        />
        {set.isElsewhere && (
          <Choice
            label={t('pricesOf')}
            help={t('pricesHelp')}
            options={options}
            value={city}
            onChange={(chosen) => chosen && onCity(chosen)}
          />
        )}
      </div>
      <div className={styles.places}>
        {set.places.map((place) => (
          <Checkbox
            key={place.name.en}
            label={<bdi>{place.name[language]}</bdi>}
            description={isThere(place) ? t('there') : <bdi>{place.address[language]}</bdi>}
            disabled={isThere(place)}
            checked={isThere(place) || isTicked(place)}
            onChange={(event) => onTick([place], event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function locationOf({ name, address, at }: ReadyPlace, city: City, language: UiLanguage) {
  const [lat, lng] = at ?? [null, null]
  return { city, name: name[language], address: address[language], isDefault: false, lat, lng }
}
