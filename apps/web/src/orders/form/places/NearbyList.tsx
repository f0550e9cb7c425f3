import { UnstyledButton } from '@mantine/core'
import type { NearbyLocation } from '@tourdesk/contract/pricing/maps'
import { number } from '../../../i18n/format.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './NearbyPlaces.module.css'
import type { NearbyPlacesProps } from './nearbyPlacesProps.ts'

interface NearbyListProps extends Pick<NearbyPlacesProps, 'onChoose'> {
  locations: NearbyLocation[]
}

/** The stored places nearby, the shortest walk first. */
export function NearbyList({ locations, onChoose }: NearbyListProps) {
  const t = useText(orderMessages)
  const city = useLabel(cityLabels)
  return (
    <div role="status">
      <p className="quiet">{t('chooseNearby')}</p>
      <ul className="plainList above4">
        {locations.map((location) => (
          <li key={location._id}>
            <UnstyledButton className={styles.place} onClick={() => onChoose(location)}>
              <span>
                <bdi>{location.name}</bdi>, {city(location.city)}
              </span>
              <span className="quiet">
                {t('walk', { minutes: number(location.minutes), metres: number(location.metres) })}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
