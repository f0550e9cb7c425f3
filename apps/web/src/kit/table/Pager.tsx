import { Button, Pagination, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { number } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../fields/Choice.tsx'
import { tableMessages } from './messages.ts'
import styles from './Pager.module.css'
import { pageSizes, pagesOf, rowsOnPage } from './tableQuery.ts'

interface PagerProps {
  /** Content beside the rows per page. */
  children?: ReactNode
  page: number
  limit: number
  total: number
  /** True if there are more rows than `total`, which stopped at a limit. */
  hasMore?: boolean | undefined
  /** Rows on this page. */
  rows: number
  /** Loads the exact total. */
  onCount?: (() => void) | undefined
  isCounting?: boolean | undefined
  onChange: (query: { page: number; limit: number }) => void
}

const sizeOptions = pageSizes.map((size) => ({ value: size as number, label: String(size) }))

export function Pager({
  page,
  limit,
  total,
  hasMore = false,
  rows,
  onCount,
  isCounting,
  onChange,
  children,
}: PagerProps) {
  const t = useText(common)
  const words = useText(tableMessages)
  const { first, last } = rowsOnPage(page, limit, hasMore ? page * limit : total)
  const pages = pagesOf({ page, limit }, { total, isExact: !hasMore, rows })
  const names = { next: t('nextPage'), previous: t('previousPage') }
  return (
    <nav className={`${styles.pager} notPrinted`} aria-label={t('pages')}>
      <div className="quiet row gap8">
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
            {hasMore ? <MoreThan count={total} /> : `${t('of')} ${number(total)}`}
          </span>
        )}
        {hasMore && onCount && (
          <Button variant="subtle" size="compact-sm" loading={isCounting ?? false} onClick={onCount}>
            {words('countAll')}
          </Button>
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

/** A total that stopped at a limit: "of 10,000+", and "of more than 10,000" for screen readers. */
function MoreThan({ count }: { count: number }) {
  const t = useText(common)
  const words = useText(tableMessages)
  return (
    <>
      <span aria-hidden>
        {t('of')} <bdi dir="ltr">{number(count)}+</bdi>
      </span>
      <VisuallyHidden>{words('ofMoreThan', { rows: number(count) })}</VisuallyHidden>
    </>
  )
}
