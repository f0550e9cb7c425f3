import { Button, CloseButton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './FilterBar.module.css'
import type { Filter } from './filter.ts'

interface FilterBarProps<Change> {
  /** `false` for a filter that this person may not use. */
  filters: readonly (Filter<Change> | false)[]
  /** Filters that don't fit on one line. */
  more?: readonly Filter<Change>[]
  onChange: (change: Change) => void
  /** At the end of the line: other actions for the list. */
  end?: ReactNode
}

/** The filters above a list. Active ones are chips below, which can be removed one by one or all at once. */
export function FilterBar<Change>({ filters, more = [], onChange, end }: FilterBarProps<Change>) {
  const t = useText(common)
  const [showsMore, setShowsMore] = useState(false)
  const inLine = filters.filter((filter) => filter !== false)
  const all = [...inLine, ...more]
  const active = all.flatMap(({ chip, off }) => (chip ? [{ ...chip, off }] : []))
  const clear = () => onChange(Object.assign({}, ...all.map(({ off }) => off)))
  const fieldOf = ({ label, field }: Filter<Change>) => <Fragment key={label}>{field(onChange)}</Fragment>
  return (
    <search className="stack gap8 notPrinted">
      <div className={`row wrap gap8 ${styles.line}`}>
        {inLine.map(fieldOf)}
        {more.length > 0 && (
          <Button
            variant="subtle"
            aria-expanded={showsMore}
            leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} />}
            onClick={() => setShowsMore(!showsMore)}
          >
            {showsMore ? t('fewerFilters') : t('moreFilters')}
          </Button>
        )}
        {end && <div className="row wrap pushEnd gap8">{end}</div>}
      </div>
      {showsMore && <div className={`row wrap gap8 ${styles.line}`}>{more.map(fieldOf)}</div>}
      {active.length > 0 && (
        <div className={`row wrap gap8 ${styles.line}`}>
          {active.map(({ name, value, off }) => (
            <span key={name} className={styles.chip}>
              <span className={styles.chipName}>{name}</span>
              <bdi className={styles.chipValue}>{value}</bdi>
              <CloseButton
                size={24}
                iconSize={12}
                aria-label={t('removeFilter', { name })}
                onClick={() => onChange(off)}
              />
            </span>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            {t('clearFilters')}
          </Button>
        </div>
      )}
    </search>
  )
}
