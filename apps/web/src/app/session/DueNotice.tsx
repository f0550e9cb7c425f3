import { IconShieldLock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { dateTime } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../kit/Notice.tsx'
import { useSession } from '../session.ts'
import styles from './DueNotice.module.css'
import { factorMessages } from './factorMessages.ts'

/** Says until when the user has to set up the second factor that the account requires. */
export function DueNotice() {
  const t = useText(factorMessages)
  const navigate = useNavigate()
  const { secondFactorDueAt } = useSession()
  if (secondFactorDueAt === null) return null
  return (
    <div className={`${styles.place} notPrinted`}>
      <Notice
        icon={<IconShieldLock size={16} stroke={1.6} aria-hidden />}
        action={t('setUp')}
        onAction={() => void navigate({ to: '/security' })}
      >
        {t('dueBy', { at: ltr(dateTime(secondFactorDueAt)) })}
      </Notice>
    </div>
  )
}
