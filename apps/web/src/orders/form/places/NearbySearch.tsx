import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Place } from '@tourdesk/contract/maps'
import { useState } from 'react'
import { queries } from '../../../app/api.ts'
import { usePlaces } from '../../../catalogue/usePlaces.ts'
import { common } from '../../../i18n/common.ts'
import { useText } from '../../../i18n/useText.ts'
import { SuggestInput } from '../../../kit/fields/SuggestInput.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { NearbyList } from './NearbyList.tsx'
import styles from './NearbyPlaces.module.css'
import type { NearbyPlacesProps } from './nearbyPlacesProps.ts'

/** An address is typed and taken from the suggestions, then one of the stored places near it (FORM-62 to FORM-67). */
export function NearbySearch({ city, onChoose, onClose }: NearbyPlacesProps & { onClose: () => void }) {
  const t = useText(orderMessages)
  const words = useText(common)
  const problem = useProblemTexts()
  const { session } = useOrderDesk()
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<Place | null>(null)
  const places = usePlaces(typed)
  const point =
    taken?.lat !== undefined && taken.lng !== undefined ? { lat: taken.lat, lng: taken.lng } : null
  const near = useQuery({
    ...queries.maps.nearby({ query: point ?? { lat: 0, lng: 0 } }),
    enabled: point !== null,
  })
  const found = point ? near.data?.data : taken ? [] : undefined
  const isOutside = point !== null && found?.length === 0
  return (
    <div className={styles.search}>
      <div className={styles.line}>
        <SuggestInput
          label={t('nearWhich')}
          placeholder={t('nearWhichHelp')}
          value={typed}
          maxLength={200}
          autoFocus
          suggestions={places.map(({ name, address }) => ({ value: address, note: name }))}
          error={near.isError ? problem.ofError(near.error) : undefined}
          onChange={(text) => {
            setTyped(text)
            setTaken(places.find(({ address }) => address === text) ?? null)
          }}
        />
        <CloseButton aria-label={words('close')} onClick={onClose} />
      </div>
      {isOutside && (
        <p role="alert" className={styles.outside}>
          {t('outsideArea', { phone: `\u2066${session.officePhone}\u2069` })}
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
