import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { ProductMark } from '../app/ProductMark.tsx'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import styles from './DoorPage.module.css'
import { Landscape } from './Landscape.tsx'
import { loginMessages } from './loginMessages.ts'

/** The frame of every page before the login: a form on a quiet half, the country on the other. */
export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(loginMessages)
  const product = useText(common)('product')
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div className={styles.top}>
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
        <p className={styles.foot}>{t('about')}</p>
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

/** The server's refusal, in red on the form itself (AUTH-06, MSG-02). */
export function FormProblem({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className={styles.problem} role="alert">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>{text}</span>
    </p>
  )
}
