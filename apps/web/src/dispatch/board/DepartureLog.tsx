import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import type { Day } from '@tourdesk/domain/calendar'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyDialog } from '../../kit/dialog/LazyDialog.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import { boardMessages } from './messages.ts'

const RecordLog = lazyPart(async () => (await import('../../activity/RecordLog.tsx')).RecordLog, {
  waiting: () => <LoadingPage />,
})

interface DepartureLogProps {
  date: Day
  tour: string
}

/** The log of a departure and its vehicles, for people who may read the activity log. */
export function DepartureLog({ date, tour }: DepartureLogProps) {
  const t = useText(boardMessages)
  const [isOpen, dialog] = useDisclosure()
  if (!useCan('audit.read')) return null
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={16} stroke={1.6} />} onClick={dialog.open}>
        {t('log')}
      </Button>
      <LazyDialog opened={isOpen} onClose={dialog.close} size="large" title={t('log')}>
        <RecordLog thing={tour} date={date} />
      </LazyDialog>
    </>
  )
}
