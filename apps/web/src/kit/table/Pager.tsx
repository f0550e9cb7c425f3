import { Pagination } from '@mantine/core'
import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { number } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../fields/Choice.tsx'
import styles from './Pager.module.css'
import { pageSizes, rowsOnPage } from './tableQuery.ts'

interface PagerProps {
  /** Beside the rows per page. */
  children?: ReactNode
  page: number
  limit: number
  total: number
  onChange: (query: { page: number; limit: number }) => void
}

const sizeOptions = pageSizes.map((size) => ({ value: size as number, label: String(size) }))

export function Pager({ page, limit, total, onChange, children }: PagerProps) {
  const t = useText(common)
  const { first, last } = rowsOnPage(page, limit, total)
  const pages = Math.max(1, Math.ceil(total / limit))
  const names = { next: t('nextPage'), previous: t('previousPage') }
  return (
    <nav className={`${styles.pager} notPrinted`} aria-label={t('pages')}>
      <div className={styles.sizes}>
        <span>{t('rowsPerPage')}</span>
        <Choice
          label={t('rowsPerPage')}
          hidesLabel
          width={72}
          options={sizeOptions}
          value={limit}
          onChange={(size) => onChange({ page: 1, limit: size ?? limit })}
        />
        {total > 0 && (
          <span className="numeric" role="status">
            <bdi dir="ltr">
              {number(first)}–{number(last)}
            </bdi>{' '}
            {t('of')} {number(total)}
          </span>
        )}
        {children}
      </div>
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={page}
          onChange={(next) => onChange({ page: next, limit })}
          getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
          getControlProps={(control) =>
            control === 'next' || control === 'previous' ? { 'aria-label': names[control] } : {}
          }
        />
      )}
    </nav>
  )
}
