import { changeLanguage } from '../i18n/changeLanguage.ts'
import { useLanguage } from '../i18n/language.ts'
import { uiLanguages } from '../i18n/uiLanguage.ts'
import { useText } from '../i18n/useText.ts'
import styles from './LanguageSwitch.module.css'
import { messages } from './messages.ts'

const names = { en: { short: 'EN', whole: 'English' }, he: { short: 'עב', whole: 'עברית' } }

/** `EN` and `עב`, in the top bar and on every page before the login. */
export function LanguageSwitch() {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <fieldset className={styles.switch} aria-label={t('language')} style={{ margin: 0 }}>
      {uiLanguages.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          className={styles.option}
          aria-label={`${names[option].short} ${names[option].whole}`}
          aria-pressed={option === language}
          onClick={() => void changeLanguage(option)}
        >
          {names[option].short}
        </button>
      ))}
    </fieldset>
  )
}
