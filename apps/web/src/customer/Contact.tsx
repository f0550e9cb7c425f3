import { named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { Phone } from '../kit/Isolated.tsx'
import styles from './CustomerPage.module.css'
import { customerMessages } from './customerMessages.ts'

/** The business's name and phone, for customers with questions. */
export function Contact({ business: { name, phone } }: { business: { name: string; phone: string } }) {
  const t = useText(customerMessages)
  return (
    <section className={styles.panel}>
      <h2>{t('questions')}</h2>
      <p>
        {phone ? t('callUs', { business: named(name) }) : name} <Phone>{phone}</Phone>
      </p>
    </section>
  )
}
