import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import styles from './CustomerPage.module.css'
import { chooseLanguage } from './customerLanguage.ts'
import { customerMessages } from './customerMessages.ts'

/** Shows the page in the other language; the button is written in it. */
export function OtherLanguage() {
  const t = useText(customerMessages)
  const { language } = useLanguage()
  const other = language === 'he' ? 'en' : 'he'
  return (
    <button
      type="button"
      lang={other}
      className={`${styles.quietButton} notPrinted`}
      onClick={() => chooseLanguage(other)}
    >
      {t('otherLanguage')}
    </button>
  )
}
