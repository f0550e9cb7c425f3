import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Place } from '@tourdesk/contract/pricing/maps'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { queries } from '../../../app/api.ts'
import { common } from '../../../i18n/common.ts'
import { endingInPhone } from '../../../i18n/endingInPhone.ts'
import { ltr } from '../../../i18n/isolate.ts'
import { useText } from '../../../i18n/useText.ts'
import { offeredBy } from '../../../kit/fields/markedIn.ts'
import { SuggestInput } from '../../../kit/fields/SuggestInput.tsx'
import { Copyable } from '../../../kit/Isolated.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useFoundPlaces } from '../../../pricing/locations/usePlaces.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { NearbyList } from './NearbyList.tsx'
import styles from './NearbyPlaces.module.css'
import type { NearbyPlacesProps } from './nearbyPlacesProps.ts'

/** People type an address, choose a suggestion, and then one of the stored places near it. */
export function NearbySearch({
  field,
  city,
  inputRef,
  onChoose,
  onClose,
}: NearbyPlacesProps & { onClose: () => void }) {
  const t = useText(orderMessages)
  const words = useText(common)
  const problem = useProblemTexts()
  const { session, seekPlace } = useOrderDesk()
  const search = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<Place | null>(null)
  const { places, isDone } = useFoundPlaces(typed)
  const point =
    taken?.lat !== undefined && taken.lng !== undefined ? { lat: taken.lat, lng: taken.lng } : null
  const near = useQuery({
    ...queries.maps.nearby({ query: point ?? { lat: 0, lng: 0 } }),
    enabled: point !== null,
  })
  const found = point ? near.data?.data : taken ? [] : undefined
  const isOutside = point !== null && found?.length === 0
  const isUnknown = isDone && places.length === 0 && !taken
  const isSeeking = typed.trim() !== ''
  useEffect(() => {
    seekPlace(field, isSeeking)
    return () => seekPlace(field, false)
  }, [seekPlace, field, isSeeking])

  function take(address: string) {
    setTyped(address)
    setTaken(places.find((place) => place.address === address) ?? null)
  }

  /** Enter chooses the first suggestion, then focuses the places near it; it never leaves the step. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    if (event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    const offered =
      event.target instanceof HTMLInputElement && !taken && isDone ? offeredBy(event.target) : null
    if (offered) offered.click()
    else search.current?.querySelector<HTMLElement>('li button')?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field below
    <div ref={search} className={styles.search} onKeyDown={goOn}>
      <div className={styles.line}>
        <SuggestInput
          label={t('nearWhich')}
          placeholder={t('nearWhichHelp')}
          value={typed}
          maxLength={200}
          autoFocus
          inputRef={inputRef}
          suggestions={places.map(({ name, address }) => ({ value: address, note: name }))}
          error={near.isError ? problem.ofError(near.error) : undefined}
          onChange={take}
        />
        <CloseButton aria-label={words('close')} onClick={onClose} />
      </div>
      {(isOutside || isUnknown) && (
        <p role="alert" className={styles.outside}>
          <Copyable>
            {endingInPhone(
              t(isOutside ? 'outsideArea' : 'unknownAddress', { phone: ltr(session.officePhone) }),
              session.officePhone,
            )}
          </Copyable>
        </p>
      )}
      {found && !isOutside && (
        <NearbyList
          locations={found.filter((location) => !city || location.city === city)}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}
