import { useState } from 'react'
import { money } from '../../i18n/format.ts'
import { named } from '../../i18n/isolate.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { type ColorChoice, chooseColors, chosenColors, colorChoices } from '../crewColors.ts'
import { crewMessages } from '../crewMessages.ts'
import { buttonClass } from '../parts/Button.tsx'
import { Choice } from '../parts/Choice.tsx'
import { CrewFrame } from '../parts/CrewFrame.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { telHref } from '../telHref.ts'
import { useCrew } from '../useCrew.ts'
import { CalendarPanel } from './CalendarPanel.tsx'
import { changeLanguage } from './changeLanguage.ts'
import styles from './me.module.css'
import { meMessages } from './meMessages.ts'
import { SignOut } from './SignOut.tsx'

/** The page of the signed-in person: language, colours, calendar, cash in hand, and sign-out. */
export function MePage() {
  const t = useText(meMessages)
  const words = useText(crewMessages)
  const { me } = useCrew()
  const { language } = useLanguage()
  const [colors, setColors] = useState(chosenColors)
  const languages = [
    { value: 'he' as const, label: 'עברית' },
    { value: 'en' as const, label: 'English' },
  ]
  return (
    <CrewFrame title={t('title')} isBusy={!me}>
      {!me && <Waiting />}
      {me && (
        <>
          <p className={styles.name}>
            <bdi>{me.operator.name}</bdi>
          </p>
          <section className={styles.panel}>
            <Choice
              label={t('language')}
              options={languages}
              value={language}
              onChange={(next) => void changeLanguage(next)}
            />
            <Choice<ColorChoice>
              label={t('colors')}
              options={colorChoices.map((value) => ({ value, label: t(value) }))}
              value={colors}
              onChange={(next) => {
                chooseColors(next)
                setColors(next)
              }}
            />
          </section>
          {me.cash.length > 0 && (
            <section className={styles.panel}>
              <h2>{t('cash')}</h2>
              {me.cash.map(({ currency, amount }) => (
                <p key={currency} className={styles.held}>
                  <Code>{money(amount, currency)}</Code>
                </p>
              ))}
            </section>
          )}
          <CalendarPanel createdAt={me.calendarLink.createdAt} />
          {me.office.phone && (
            <a className={buttonClass('quiet')} href={telHref(me.office.phone)}>
              {words('call', { name: named(me.office.name) })}
            </a>
          )}
          <SignOut />
        </>
      )}
    </CrewFrame>
  )
}
