import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconDeviceMobile, IconMessage } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { crewLinks } from '@tourdesk/contract/crew/crewAccess'
import type { Received } from '@tourdesk/contract/kernel/route'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { dateTime } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { textsIn } from '../../i18n/messages.ts'
import { useText } from '../../i18n/useText.ts'
import { SecretAddress } from '../../kit/SecretAddress.tsx'
import { useAction } from '../../kit/useAction.ts'
import styles from './crewAccess.module.css'
import { crewAccessMessages } from './crewAccessMessages.ts'

type Made = Received<typeof crewLinks.make>

interface CrewLinkProps {
  operator: { _id: string; name: string }
}

/** A link to the crew's page for one person, to copy or send right away, since it's shown only once. */
export function CrewLink({ operator }: CrewLinkProps) {
  const t = useText(crewAccessMessages)
  const mayMake = useCan('dispatch.write')
  const client = useQueryClient()
  const [made, setMade] = useState<Made | null>(null)
  const making = useAction(() => api.crewLinks.make({ params: { id: operator._id } }), {
    success: t('made'),
    failure: t('notMade'),
    onSuccess: (link) => {
      setMade(link)
      return client.invalidateQueries({ queryKey: ['crewSessions'] })
    },
  })
  if (!mayMake) return null
  return (
    <div className={`stack gap8 ${styles.part}`}>
      {made && (
        <>
          <SecretAddress address={made.link} copy={t('copy')} copied={t('copied')} />
          <p className="quiet" role="status">
            {t('once', { until: ltr(dateTime(made.expiresAt)) })}
          </p>
          {made.whatsapp === null && <p className="quiet">{t('notCallable')}</p>}
        </>
      )}
      <div className="flex wrap gap8">
        {made?.whatsapp && <SendButtons digits={made.whatsapp} text={textOf(operator.name, made)} />}
        <Button
          variant="default"
          size="compact-sm"
          loading={making.busy}
          leftSection={<IconDeviceMobile size={16} stroke={1.6} />}
          onClick={() => void making.run()}
        >
          {made ? t('makeAgain') : t('make')}
        </Button>
      </div>
    </div>
  )
}

/** Buttons that open WhatsApp or the SMS app with number and text filled in. */
function SendButtons({ digits, text }: { digits: string; text: string }) {
  const t = useText(crewAccessMessages)
  const body = encodeURIComponent(text)
  return (
    <>
      <Button
        component="a"
        href={`https://wa.me/${digits}?text=${body}`}
        target="_blank"
        rel="noreferrer"
        size="compact-sm"
        style={{ color: 'var(--button-color)' }}
        leftSection={<IconBrandWhatsapp size={16} stroke={1.6} />}
      >
        {t('whatsapp')}
      </Button>
      <Button
        component="a"
        href={`sms:+${digits}?&body=${body}`}
        variant="default"
        size="compact-sm"
        style={{ color: 'var(--button-color)' }}
        leftSection={<IconMessage size={16} stroke={1.6} />}
      >
        {t('sms')}
      </Button>
    </>
  )
}

/** The message, in the language of the person, not of the office. */
function textOf(name: string, { link, language }: Made): string {
  return textsIn(crewAccessMessages, language)('text', { name, link })
}
