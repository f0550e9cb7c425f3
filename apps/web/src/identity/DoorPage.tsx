import type { ReactNode } from 'react'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { ProductMark } from '../app/ProductMark.tsx'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import styles from './DoorPage.module.css'
import { Landscape } from './Landscape.tsx'
import { loginMessages } from './loginMessages.ts'

/** The frame of every page before login: a form on one half, a landscape on the other. */
export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(loginMessages)
  const product = useText(common)('product')
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div className="row apart">
          <span className={styles.product}>
            <ProductMark size={26} />
            {product}
          </span>
          <LanguageSwitch />
        </div>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
        <p className="quiet flat small">{t('about')}</p>
      </main>
      <aside className={styles.view} aria-hidden>
        <p className={styles.words}>
          {t('lineOne')}
          <br />
          {t('lineTwo')}
        </p>
        <Landscape />
      </aside>
    </div>
  )
}
