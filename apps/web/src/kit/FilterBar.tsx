import { Button, CloseButton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import styles from './FilterBar.module.css'

/** An active filter, shown below the bar and removable. */
export interface ActiveFilter {
  key: string
  name: string
  value: string
  onRemove: () => void
}

interface FilterBarProps {
  children: ReactNode
  /** Filters beyond the five that fit in one line. */
  more?: ReactNode
  active: ActiveFilter[]
  onClear: () => void
}

export function FilterBar({ children, more, active, onClear }: FilterBarProps) {
  const t = useText(common)
  const [showsMore, setShowsMore] = useState(false)
  return (
    <search className={`${styles.bar} notPrinted`}>
      <div className={styles.line}>
        {children}
        {more && (
          <Button
            variant="subtle"
            aria-expanded={showsMore}
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} />}
            onClick={() => setShowsMore(!showsMore)}
          >
            {showsMore ? t('fewerFilters') : t('moreFilters')}
          </Button>
        )}
      </div>
      {showsMore && <div className={styles.line}>{more}</div>}
      {active.length > 0 && (
        <div className={styles.line}>
          {active.map((filter) => (
            <span key={filter.key} className={styles.chip}>
              <span className={styles.chipName}>{filter.name}</span>
              <bdi className={styles.chipValue}>{filter.value}</bdi>
              <CloseButton
                size={24}
                iconSize={12}
                aria-label={t('removeFilter', { name: filter.name })}
                onClick={filter.onRemove}
              />
            </span>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        </div>
      )}
    </search>
  )
}
