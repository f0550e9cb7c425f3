import { defineMessages } from '../i18n/messages.ts'

/** Texts around the changelog; its own sentences are in English. */
export const whatsNewMessages = defineMessages({
  en: {
    title: 'What’s new',
    help: 'Newest first.',
    latest: 'Latest changes',
    version: 'Version {version}',
    showAll: 'Show all {count} changes',
  },
  he: {
    title: 'מה חדש',
    help: 'החדשים תחילה. השינויים כתובים באנגלית.',
    latest: 'השינויים האחרונים',
    version: 'גרסה {version}',
    showAll: 'הצגת כל {count} השינויים',
  },
})
