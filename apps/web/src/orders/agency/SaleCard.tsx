import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Heading } from '../../kit/Heading.tsx'
import { Name } from '../../kit/Isolated.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import styles from './agencyOrders.module.css'

interface SaleCardProps {
  name: string
  headLine: string
  picture: ReactNode
  /** More about what's on sale. */
  children: ReactNode
  prices: ReactNode
  onBook: () => void
}

/** Something on sale: picture, texts, prices, and a button to book it. Texts line up with the page. */
export function SaleCard({ name, headLine, picture, children, prices, onBook }: SaleCardProps) {
  const t = useText(agencyOrderMessages)
  return (
    <li className={styles.card}>
      {picture}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Name>{name}</Name>
        </Heading>
        <p className={styles.headLine}>
          <Name>{headLine}</Name>
        </p>
        {children}
      </div>
      <div className={styles.foot}>
        <div className="stack shrinks">{prices}</div>
        <Button aria-label={t('bookTour', { name })} onClick={onBook}>
          {t('bookNow')}
        </Button>
      </div>
    </li>
  )
}
