import { Button } from '@mantine/core'
import type { SetUpStep } from '@tourdesk/domain/home/checklist'
import { useText } from '../../i18n/useText.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import type { SetUpDialog } from './SetUpDialogs.tsx'
import { setUpMessages } from './setUpMessages.ts'

interface StepActionsProps {
  step: SetUpStep
  isDone: boolean
  /** True for the next step to do, which is highlighted. */
  isFirst: boolean
  onOpen: (dialog: SetUpDialog) => void
}

type Word = 'change' | 'add' | 'addMore' | 'choose' | 'addOwn' | 'addSupplier' | 'show'

/** The buttons of a step: each opens a record's own dialog over the list, or a page. */
export function StepActions({ step, isDone, isFirst, onOpen }: StepActionsProps) {
  const t = useText(setUpMessages)
  const add = isDone ? 'addMore' : 'add'
  const variant = isFirst ? 'filled' : 'default'
  const button = (word: Word, dialog: SetUpDialog, look: typeof variant = variant) => (
    <Button
      key={dialog}
      size="compact-sm"
      variant={look}
      aria-label={`${t(step)}: ${t(word)}`}
      onClick={() => onOpen(dialog)}
    >
      {t(word)}
    </Button>
  )
  const link = (word: Word, href: string) => (
    <LinkButton href={href} size="compact-sm" variant={variant} aria-label={`${t(step)}: ${t(word)}`}>
      {t(word)}
    </LinkButton>
  )
  switch (step) {
    case 'business':
    case 'rates':
      return button('change', step)
    case 'ticketTypes':
      return link('show', '/prices/ticket_types')
    case 'locations':
      return [button('addOwn', 'location', 'default'), button('choose', 'places')]
    case 'tour':
      return link(add, '/tour/new?from=setup')
    case 'car':
      return [button('addSupplier', 'carSupplier', 'default'), button(add, 'car')]
    case 'guide':
    case 'driver':
    case 'agency':
      return button(add, step)
  }
}
