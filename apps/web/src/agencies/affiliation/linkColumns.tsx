import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { type Partner, partnerLink } from '@tourdesk/domain/agencies/affiliationLinks'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column } from '../../kit/table/columnKinds.tsx'
import styles from './affiliation.module.css'
import { affiliationMessages } from './affiliationMessages.ts'
import { CopyLink } from './CopyLink.tsx'

/** The columns of the tours with their affiliation links; without a partner there are no links. */
export function useLinkColumns(partner: Partner | null): Column<ListedTour>[] {
  const t = useText(affiliationMessages)
  const columns: Column<ListedTour>[] = [
    codeColumn('number', t('tourNumber'), ({ number }) => number, { width: 120 }),
    column('name', t('tourName'), ({ name }) => name, { card: 'secondary' }),
  ]
  if (!partner) return columns
  return [
    ...columns,
    {
      key: 'link',
      card: 'detail',
      header: t('affiliationLink'),
      cell: ({ name, affiliationLink }) => {
        const link = partnerLink(affiliationLink, partner)
        return (
          <span className="row gap8">
            <bdi dir="ltr" className={styles.link} title={link}>
              {link}
            </bdi>
            <CopyLink name={name} text={link} />
          </span>
        )
      },
    },
  ]
}
