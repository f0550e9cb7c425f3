import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconCheck,
  IconChevronDown,
  IconLogout,
  IconMail,
  IconSettings,
  IconShieldLock,
  IconSparkles,
} from '@tabler/icons-react'
import { initialOf } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import styles from './AccountMenu.module.css'
import { isOffice } from './isOffice.ts'
import { messages } from './messages.ts'
import type { Session } from './sessionShape.ts'
import { openSections } from './settingsSections.ts'

export interface AccountMenuProps {
  session: Session
  onSwitchAccount: (account: Session['accounts'][number]) => void
  /** True while an account is being entered, when no other can be. */
  isSwitching: boolean
  onLogout: () => void
}

/** The greeting and its menu: email, accounts, mails, settings, what's new, and logout. */
export function AccountMenu({ session, onSwitchAccount, isSwitching, onLogout }: AccountMenuProps) {
  const t = useText(messages)
  const { email, account, accounts, permissions } = session
  const name = session.firstName || email
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={styles.button}>
          <VisuallyHidden>{t('hello', { name })}</VisuallyHidden>
          <span className={styles.initial} aria-hidden>
            {initialOf(name).toUpperCase()}
          </span>
          <bdi className={`${styles.greeting} cut`} aria-hidden>
            {t('hello', { name })}
          </bdi>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <bdi dir="ltr" className="cut">
            {email}
          </bdi>
        </Menu.Label>
        {accounts.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('accounts')}</Menu.Label>
            <div className={styles.accounts}>
              {accounts.map((each) => (
                <Menu.Item
                  key={each._id}
                  aria-current={each._id === account._id || undefined}
                  disabled={isSwitching}
                  rightSection={each._id === account._id && <IconCheck size={16} />}
                  onClick={() => onSwitchAccount(each)}
                >
                  <bdi>{each.name}</bdi>
                  {each.status === 'PENDING' && <span className="quiet"> {t('pending')}</span>}
                </Menu.Item>
              ))}
            </div>
          </>
        )}
        <Menu.Divider />
        {permissions.includes('outbox.read') && (
          <Menu.Item
            className={styles.place}
            component={AppLink}
            href="/outbox"
            leftSection={<IconMail size={16} stroke={1.6} />}
          >
            {t('outbox')}
          </Menu.Item>
        )}
        {openSections(permissions).length > 0 && (
          <Menu.Item
            className={styles.place}
            component={AppLink}
            href="/settings"
            leftSection={<IconSettings size={16} stroke={1.6} />}
          >
            {t('settings')}
          </Menu.Item>
        )}
        <Menu.Item
          className={styles.place}
          component={AppLink}
          href="/security"
          leftSection={<IconShieldLock size={16} stroke={1.6} />}
        >
          {t('security')}
        </Menu.Item>
        {isOffice(session) && (
          <Menu.Item
            className={styles.place}
            component={AppLink}
            href="/whats_new"
            leftSection={<IconSparkles size={16} stroke={1.6} />}
          >
            {t('whatsNew')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.6} className="pointsForward" />}
          onClick={onLogout}
        >
          {t('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
