import type { Message } from '@tourdesk/contract/messages/messages'
import { api } from '../app/api.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { copyComingText } from '../kit/copyText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { useAction } from '../kit/useAction.ts'
import { handHref } from './handHref.ts'
import { messageTexts } from './messageTexts.ts'
import { messageStateLabels, silenceLabels } from './messageWords.ts'
import { useReloadMessages } from './useReloadMessages.ts'

/**
 * Opens a message in the program that sends it, or copies it, with its current number and text. If it's no
 * longer to be sent, a toast says why. A link to the crew's page is made on the press and never stored.
 */
export function useByHand({ _id, channel }: Message) {
  const t = useText(messageTexts)
  const reasonOf = useLabel(silenceLabels)
  const stateOf = useLabel(messageStateLabels)
  const reload = useReloadMessages()
  const { run, busy } = useAction(
    async (use: (message: Message) => void | Promise<void>): Promise<boolean> => {
      const message = await api.messages.open({ params: { id: _id } })
      const isOpen = message.state === 'by_hand'
      if (isOpen) await use(message.withCrewLink ? await withLink(message) : message)
      else toast.error(whyNot(message))
      return isOpen
    },
    { failure: t('notDone'), onSuccess: reload },
  )

  function whyNot({ reason, state }: Message): string {
    return reason ? reasonOf(reason) : t('isAlready', { status: stateOf(state) })
  }

  function open(): void {
    // Browsers open windows only while a press is handled, so the address is set later.
    const chat = channel === 'whatsapp' ? window.open('', '_blank') : null
    if (chat) chat.opener = null
    void run((message) => {
      const href = handHref(message)
      if (href) (chat ?? window).location.href = href
    }).then((isOpened) => isOpened || chat?.close())
  }

  function copy(): void {
    const text = Promise.withResolvers<string>()
    const copied = copyComingText(text.promise)
    copied.catch(() => {})
    void run(async (message) => {
      text.resolve(message.text)
      await copied
      toast.success(t('copied'))
    }).then((isOpen) => {
      if (!isOpen) text.reject(new Error('there is nothing to copy'))
    })
  }

  return { open, copy, busy }
}

async function withLink(message: Message): Promise<Message> {
  const { link } = await api.crewLinks.make({ params: { id: message.recipientId ?? '' } })
  return { ...message, text: `${message.text}\n${link}` }
}
