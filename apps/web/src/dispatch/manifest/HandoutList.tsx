import { sheetKindLabels } from '@tourdesk/contract/dispatch/manifestWords'
import type { PlannedHandout } from '@tourdesk/contract/messages/handouts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { documentLanguageLabels } from '../../i18n/vocabulary/fleet.ts'
import { Name } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { MessageAddress } from '../../messages/MessageAddress.tsx'
import { messageChannelLabels, silenceLabels } from '../../messages/messageWords.ts'
import { handoutMessages } from './handoutMessages.ts'
import styles from './manifest.module.css'

/** Who gets how many sheets by which channel, and who gets none and why. */
export function HandoutList({ planned }: { planned: readonly PlannedHandout[] }) {
  const t = useText(handoutMessages)
  const kindOf = useLabel(sheetKindLabels)
  const languageOf = useLabel(documentLanguageLabels)
  const channelOf = useLabel(messageChannelLabels)
  const reasonOf = useLabel(silenceLabels)
  if (planned.length === 0) return <p role="status">{t('nobody')}</p>
  return (
    <section aria-label={t('who')}>
      <ul className={`plainList ${styles.lines}`}>
        {planned.map(
          ({ kind, recipientId, recipient, units, locale, channel, address, reason, way, byHand }) => (
            <li key={recipientId}>
              <span className="flex wrap apart alignBaseline gap4 across16">
                <Name>{recipient}</Name>
                <span className="quiet">
                  {kindOf(kind)} · {t('sheets', { count: units.length })} · {languageOf(locale)}
                </span>
              </span>
              <span className="flex wrap apart alignBaseline gap4 across16">
                {channel === null ? (
                  <span className="quiet">{reason && reasonOf(reason)}</span>
                ) : (
                  <>
                    <MessageAddress channel={channel} address={address} />
                    <Tag tone={byHand ? 'orange' : 'green'}>
                      {channel === 'email'
                        ? t('mail')
                        : `${channelOf(channel)}, ${t(way === 'crew' ? 'asLink' : 'asText')}`}
                    </Tag>
                    {byHand && <Tag tone="orange">{t('byHand')}</Tag>}
                  </>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
