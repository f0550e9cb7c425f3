import { IconAlertTriangle } from '@tabler/icons-react'
import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Copyable } from '../../../kit/Isolated.tsx'
import styles from '../plan.module.css'
import { openHelp } from './openHelp.ts'
import { reviewMessages } from './reviewMessages.ts'
import { useNames } from './useNames.ts'

/** Who stays without a vehicle, why, and what would help. */
export function OpenParties({ proposal }: { proposal: DayProposal }) {
  const t = useText(reviewMessages)
  const names = useNames(proposal)
  const orders = new Map(proposal.parties.map(({ _id, orderId }) => [_id, orderId]))
  return (
    <section className={`frame ${styles.panel}`} aria-label={t('open')}>
      <h2>{t('open')}</h2>
      <ul className="plainList stack gap8">
        {proposal.open.map(({ party, people, reason }) => (
          <li key={party} className="flex gap8 alignBaseline">
            <IconAlertTriangle size={14} stroke={1.8} className="orange rigid" aria-hidden />
            <div>
              <AppLink href={`/order/${orders.get(party) ?? ''}`}>
                <Copyable>{t('party', names.ofParty(party, people))}</Copyable>
              </AppLink>
              <p className="flat">
                {t(reason)}{' '}
                <span className="quiet">
                  {openHelp(reason, proposal.request)
                    .map((help) => t(help))
                    .join(' ')}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
