import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CrewSession } from '@tourdesk/contract/crew/crewAccess'
import { deviceName } from '@tourdesk/domain/identity/deviceOf'
import { api, queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { dateTime } from '../../i18n/format.ts'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Code } from '../../kit/Isolated.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useAction } from '../../kit/useAction.ts'
import styles from './crewAccess.module.css'
import { crewAccessMessages } from './crewAccessMessages.ts'

/** The phones on which a person has the crew's page open, each with a button to sign it out. */
export function CrewPhones({ operator }: { operator: string }) {
  const t = useText(crewAccessMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const mayEnd = useCan('dispatch.write')
  const { data, error, refetch } = useQuery(queries.crewSessions.list({ params: { id: operator } }))
  const reload = () => client.invalidateQueries({ queryKey: ['crewSessions'] })
  const end = useAction(
    (sessionId: string) => api.crewSessions.end({ params: { id: operator, sessionId } }),
    {
      success: t('ended'),
      failure: t('notEnded'),
      onSuccess: reload,
      onFailure: () => {
        void reload()
        return false
      },
    },
  )
  async function askToEnd(phone: string, name: string) {
    const question = t('endQuestion', { device: named(name) })
    if (await confirm(question, { title: t('end'), action: t('end') })) await end.run(phone)
  }

  if (error && !data) return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  const phones = data?.data
  if (phones?.length === 0) return <p className="quiet">{t('noPhones')}</p>
  return (
    <ul className={`plainList ${styles.phones}`} aria-label={t('phones')} aria-busy={phones === undefined}>
      {phones?.map((phone) => {
        const name = nameOf(phone) || t('unknownDevice')
        return (
          <li key={phone._id}>
            <bdi className={styles.device}>{name}</bdi>
            <span className="quiet">
              {t('lastUsed')} <Code>{dateTime(phone.lastUsedAt)}</Code>
            </span>
            {mayEnd && (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={t('endNamed', { device: named(name) })}
                onClick={() => void askToEnd(phone._id, name)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function nameOf({ browser, system }: CrewSession): string {
  return deviceName({ browser, system })
}
