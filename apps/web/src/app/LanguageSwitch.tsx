import { setLanguage, useLanguage } from '../i18n/language.ts'
import { loadProblemSentences } from '../i18n/problemSentence.ts'
import { type UiLanguage, uiLanguages } from '../i18n/uiLanguage.ts'
import { useText } from '../i18n/useText.ts'
import styles from './LanguageSwitch.module.css'
import { messages } from './messages.ts'

const names = { en: { short: 'EN', whole: 'English' }, he: { short: 'עב', whole: 'עברית' } }

function choose(language: UiLanguage): void {
  const apply = () => setLanguage(language)
  void loadProblemSentences(language).then(apply, apply)
}

/** `EN` and `עב`, in the top bar and on every page before the login (NAV-19, HOLE-A10). */
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
          onClick={() => choose(option)}
        >
          {names[option].short}
        </button>
      ))}
    </fieldset>
  )
}
