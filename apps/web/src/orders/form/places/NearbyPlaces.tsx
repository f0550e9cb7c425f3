import { Button } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { lazyPart } from '../../../kit/parts/lazyPart.tsx'
import { orderMessages } from '../orderMessages.ts'
import styles from './NearbyPlaces.module.css'
import type { NearbyPlacesProps } from './nearbyPlacesProps.ts'

const NearbySearch = lazyPart(async () => (await import('./NearbySearch.tsx')).NearbySearch)

/** Finds a stored place near an address, for guests who know only where they stay. */
export function NearbyPlaces({ field, city, inputRef, onChoose }: NearbyPlacesProps) {
  const t = useText(orderMessages)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // Closing the search removes the focused element. Focus the opener, so that Tab doesn't start from the top.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOpen) {
    return (
      <Button
        ref={opener}
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
    <NearbySearch
      field={field}
      city={city}
      inputRef={inputRef}
      onChoose={(location) => {
        onChoose(location)
        setOpen(false)
      }}
      onClose={() => setOpen(false)}
    />
  )
}
