import { useText } from '../i18n/useText.ts'
import { Contact } from './Contact.tsx'
import styles from './CustomerPage.module.css'
import { customerMessages } from './customerMessages.ts'
import { OtherLanguage } from './OtherLanguage.tsx'
import { useContact } from './useCustomerOrder.ts'

/** For links that open nothing. It doesn't say why, so that nobody can find out which orders exist. */
export function NoSuchLink() {
  const t = useText(customerMessages)
  const contact = useContact()
  return (
    <main className={styles.page}>
      <title>{t('notOpenTitle')}</title>
      <div className={styles.head}>
        <OtherLanguage />
      </div>
      <h1>{t('notOpenTitle')}</h1>
      <p>{t('notOpen')}</p>
      {contact && <Contact business={contact} />}
    </main>
  )
}
