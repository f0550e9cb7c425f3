import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import type { Message } from '@tourdesk/contract/messages/messages'
import { api } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { copyText } from '../kit/copyText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { useAction } from '../kit/useAction.ts'
import { handHref } from './handHref.ts'
import { messageTexts } from './messageTexts.ts'

/** Opens or copies a message with a new link to the crew's page, which is made on the press and stored nowhere. */
export function CrewLinkButtons({ message }: { message: Message }) {
  const t = useText(messageTexts)
  const make = useAction(
    async (use: (text: string) => void | Promise<void>) => {
      const { link } = await api.crewLinks.make({ params: { id: message.recipientId ?? '' } })
      await use(`${message.text}\n${link}`)
      return true
    },
    { failure: t('noLink') },
  )

  function openChat(): void {
    // Browsers open windows only while a press is handled, so the address follows.
    const chat = window.open('', '_blank')
    if (chat) chat.opener = null
    void make
      .run((text) => {
        const href = handHref({ ...message, text })
        if (chat && href) chat.location.href = href
      })
      .then((made) => made || chat?.close())
  }

  const copy = () =>
    void make.run(async (text) => {
      await copyText(text)
      toast.success(t('copied'))
    })

  return (
    <>
      <Tooltip label={t('openWhatsapp')}>
        <ActionIcon variant="default" loading={make.busy} aria-label={t('openWhatsapp')} onClick={openChat}>
          <IconBrandWhatsapp size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('copy')}>
        <ActionIcon size={24} aria-label={t('copy')} onClick={copy}>
          <IconCopy size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
