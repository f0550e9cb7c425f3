import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { type Partner, partnerLink } from '@tourdesk/domain/agencies/affiliationLinks'
import { useText } from '../../i18n/useText.ts'
import { Code, LongText } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import styles from './affiliation.module.css'
import { affiliationMessages } from './affiliationMessages.ts'
import { CopyLink } from './CopyLink.tsx'

/** The columns of the tours with their affiliation links; without a partner there are no links. */
export function useLinkColumns(partner: Partner | null): Column<ListedTour>[] {
  const t = useText(affiliationMessages)
  const columns: Column<ListedTour>[] = [
    { key: 'number', header: t('tourNumber'), width: 120, cell: ({ number }) => <Code>{number}</Code> },
    {
      key: 'name',
      card: 'secondary',
      header: t('tourName'),
      cell: ({ name }) => <LongText>{name}</LongText>,
    },
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
          <span className={styles.cell}>
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
