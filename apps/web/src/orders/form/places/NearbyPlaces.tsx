import { Button } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './NearbyPlaces.module.css'
import type { NearbyPlacesProps } from './nearbyPlacesProps.ts'

const NearbySearch = lazy(async () => ({ default: (await import('./NearbySearch.tsx')).NearbySearch }))

/** The way to a stored place by what is near it, for guests who know only where they stay (FORM-62). */
export function NearbyPlaces({ field, city, onChoose }: NearbyPlacesProps) {
  const t = useText(orderMessages)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.opener}
        leftSection={<IconMapSearch size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('findByAddress')}
      </Button>
    )
  }
  return (
    <Suspense>
      <NearbySearch
        field={field}
        city={city}
        onChoose={(location) => {
          onChoose(location)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
}
