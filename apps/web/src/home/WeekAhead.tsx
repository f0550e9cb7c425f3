import type { HomeDay } from '@tourdesk/contract/home/home'
import { SeverityCounts } from '../dispatch/check/SeverityCounts.tsx'
import { common } from '../i18n/common.ts'
import { day as dayText, number, weekday } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { FillBar } from '../kit/FillBar.tsx'
import { daysPageHref } from './homeLinks.ts'
import { homeMessages } from './messages.ts'
import styles from './WeekAhead.module.css'

interface WeekAheadProps {
  days: HomeDay[]
  inOffice: boolean
}

/** Today and the next six days; each links to its departures or orders. */
export function WeekAhead({ days, inOffice }: WeekAheadProps) {
  return (
    <ol className={styles.days}>
      {days.map((day, index) => (
        <li key={day.date} className={styles.day} data-today={index === 0 || undefined}>
          <AppLink href={daysPageHref(day.date, inOffice)} className={styles.link}>
            <DayName date={day.date} index={index} />
            <Booked day={day} />
          </AppLink>
        </li>
      ))}
    </ol>
  )
}

function DayName({ date, index }: { date: HomeDay['date']; index: number }) {
  const t = useText(common)
  const { language } = useLanguage()
  const name = index === 0 ? t('today') : index === 1 ? t('tomorrow') : weekday(date, language)
  return (
    <span className={`flex apart alignBaseline gap8 ${styles.name}`}>
      <span className="strong">{name}</span>{' '}
      <bdi dir="ltr" className="quiet small tabular">
        {dayText(date).slice(0, 5)}
      </bdi>{' '}
    </span>
  )
}

function Booked({ day: { departures, people, orders, units, findings, signedOff } }: { day: HomeDay }) {
  const t = useText(homeMessages)
  if (departures === 0 && !units?.needed)
    return (
      <>
        <span className={styles.nothing}>{t('nothingBooked')}</span>
        {findings && <Findings counts={findings} />}
      </>
    )
  return (
    <>
      <span className="quiet">
        <span className={styles.figure}>{number(people)}</span> {t('peopleWord', { count: people })}{' '}
      </span>
      <span className={`stack grow gap8 ${styles.details}`}>
        <span className="quiet flex wrap across8 small">
          <span>{t('departures', { count: departures })}</span> <span>
            {t('orders', { count: orders })}
          </span>{' '}
        </span>
        {units && units.needed > 0 && <Units {...units} />}
        {findings && <Findings counts={findings} />}
        {signedOff && <span className="quiet small">{t('checkedBy', { name: named(signedOff.name) })}</span>}
      </span>
    </>
  )
}

function Findings({ counts }: { counts: NonNullable<HomeDay['findings']> }) {
  return (
    <span className={`flex wrap across12 small ${styles.findings}`}>
      <SeverityCounts counts={counts} />
    </span>
  )
}

function Units({ ready, needed }: { ready: number; needed: number }) {
  const t = useText(homeMessages)
  return (
    <span className={styles.units} data-complete={ready === needed || undefined}>
      <FillBar part={ready} whole={needed} isQuiet={ready === needed} />
      <span>{t('vehiclesPlanned', { ratio: ltr(`${ready}/${needed}`) })}</span>
    </span>
  )
}
