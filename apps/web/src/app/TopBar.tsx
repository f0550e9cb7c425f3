import { Burger, Button } from '@mantine/core'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { KeyCaps } from '../kit/KeysHelp.tsx'
import { useKeys } from '../kit/useKeys.ts'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { messages } from './messages.ts'
import { ProductMark } from './ProductMark.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './TopBar.module.css'

export interface TopBarProps extends AccountMenuProps {
  /** The main account's name, if a super user can go back to it. */
  backTo?: string
  onBack?: () => void
  /** Opens the global search; undefined hides it. */
  onSearch?: () => void
}

interface MenuButtonProps {
  isMenuOpen: boolean
  onMenu: () => void
}

export function TopBar({
  backTo,
  onBack,
  onSearch,
  isMenuOpen,
  onMenu,
  ...account
}: TopBarProps & MenuButtonProps) {
  const t = useText(messages)
  const product = useText(common)('product')
  return (
    <header className={`${styles.bar} notPrinted`}>
      <div className={`shrinks gap8 ${styles.start}`}>
        <Burger opened={isMenuOpen} onClick={onMenu} hiddenFrom="md" size="sm" aria-label={t('openMenu')} />
        <AppLink href="/home" className={styles.product} aria-label={`${product}: ${t('home')}`}>
          <ProductMark />
          <span className={styles.name}>{product}</span>
        </AppLink>
        <span className={styles.account}>
          <bdi className="cut">{account.session.account.name}</bdi>
        </span>
        {backTo && (
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={16} stroke={1.6} className="pointsForward" />}
            disabled={account.isSwitching}
            onClick={onBack}
          >
            {t('backTo', { name: backTo })}
          </Button>
        )}
      </div>
      {onSearch && <SearchButton onSearch={onSearch} />}
      <div className={`justifyEnd gap4 ${styles.end}`}>
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountMenu {...account} />
      </div>
    </header>
  )
}

function SearchButton({ onSearch }: { onSearch: () => void }) {
  const t = useText(messages)
  const key = { label: t('search'), run: onSearch, everywhere: true }
  useKeys([
    { ...key, keys: 'mod+k', whileTyping: true },
    { ...key, keys: 'slash' },
  ])
  return (
    <button type="button" className={styles.search} onClick={onSearch}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <span className={`grow ${styles.searchText}`}>{t('search')}</span>
      <KeyCaps keys="mod+k" />
    </button>
  )
}
