import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'
import { activityWords } from '@tourdesk/words/log/activityWords'
import { jobName } from '@tourdesk/words/log/jobWords'
import { namedByUs, thingWords } from '@tourdesk/words/log/thingWords'
import { day } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { activityMessages } from './activityMessages.ts'
import { BatchFacts } from './BatchFacts.tsx'
import { placeOf } from './placeOf.ts'

/** A log entry as a sentence: who did what to which thing. */
export function Sentence({ row }: { row: ActivityRow }) {
  const t = useText(activityMessages)
  const { language } = useLanguage()
  const label = useLabel(thingWords)
  const { actor, entity, event, action, facts } = row
  const text = event ? activityWords[language][event] : `${action} {thing}`
  const [before = '', after] = text.split('{thing}')
  const name = namedByUs.includes(entity) ? label(row.name ?? '') : row.name || t('unnamed')
  const place = placeOf(row)
  const thing = <Name>{name}</Name>
  return (
    <>
      <Name>{(actor.kind === 'job' ? jobName(actor.name, language) : actor.name) || t('nobody')}</Name>
      {language === 'he' ? ': ' : ' '}
      {before}
      {after !== undefined && (place ? <AppLink href={place}>{thing}</AppLink> : thing)}
      {after}
      {typeof facts.amount === 'number' && isCurrency(facts.currency) && (
        <>
          {' · '}
          <Money amount={facts.amount} currency={facts.currency} />
        </>
      )}
      {entity === 'Account' && <AccountFacts facts={facts} />}
      <BatchFacts facts={facts} />
      {event === 'session.signInFailed' && typeof facts.address === 'string' && (
        <>
          {' · '}
          <Code>{facts.address}</Code>
        </>
      )}
      {entity !== 'TourDay' && typeof facts.plan === 'string' && ` · ${t('byPlan')}`}
      {entity === 'TourCar' && typeof facts.date === 'string' && (
        <>
          {' · '}
          <Code>{day(facts.date)}</Code>
        </>
      )}
    </>
  )
}

function isCurrency(value: unknown): value is Currency {
  return (currencies as readonly unknown[]).includes(value)
}
