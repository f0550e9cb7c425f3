import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Code, Name } from '../../../kit/Isolated.tsx'
import styles from '../plan.module.css'
import { personName } from './planNames.ts'
import { reviewMessages } from './reviewMessages.ts'

/** The facts that the proposal had to do without, each with the records where they're missing. */
export function LackedFacts({ proposal: { lacked, facts, parties } }: { proposal: DayProposal }) {
  const t = useText(reviewMessages)
  const orders = new Map(parties.map(({ _id, orderId }) => [_id, orderId]))
  const numbers = new Map(facts.parties.map(({ _id, order }) => [_id, order]))
  const lines = [
    {
      key: 'withoutCoordinates' as const,
      links: lacked.withoutCoordinates.map((id) => ({
        id,
        href: `/order/${orders.get(id) ?? ''}`,
        name: <Code>{numbers.get(id)}</Code>,
      })),
    },
    { key: 'guidesWithoutLanguage' as const, links: people(lacked.guidesWithoutLanguage, '/guides') },
    { key: 'driversWithoutLicence' as const, links: people(lacked.driversWithoutLicence, '/drivers') },
  ].filter(({ links }) => links.length > 0)

  function people(ids: readonly string[], list: string) {
    return ids.map((id) => ({
      id,
      href: `${list}?open=${id}`,
      name: <Name>{personName(id, facts)}</Name>,
    }))
  }

  if (lines.length === 0) return null
  return (
    <section className={`frame ${styles.panel}`} aria-label={t('missing')}>
      <h2>{t('missing')}</h2>
      {lines.map(({ key, links }) => (
        <details key={key}>
          <summary>{t(key, { count: links.length })}</summary>
          <ul className={`plainList ${styles.names}`}>
            {links.map(({ id, href, name }) => (
              <li key={id}>
                <AppLink href={href}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
