import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { SavedView } from '@tourdesk/contract/views/views'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'
import { viewMessages } from './messages.ts'
import { useViewActions } from './useViewActions.ts'
import type { ViewState } from './useViewedList.ts'
import type { ViewNameDialogProps } from './ViewNameDialog.tsx'

const NameDialog = lazyPart<ViewNameDialogProps>(
  async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog,
)

interface ViewsMenuProps {
  view: ViewState
  /** The address of the list, or of the page that a view belongs to. */
  path: string | ((view: SavedView) => string)
}

/** The saved views of a list: opens, saves, renames, shares and deletes them. */
export function ViewsMenu({ view, path }: ViewsMenuProps) {
  const t = useText(viewMessages)
  const words = useText(common)
  const [isOpen, setIsOpen] = useState(false)
  const [asks, setAsks] = useState<'new' | 'rename' | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const { saved } = view
  const own = useQuery({ ...queries.views.list({ query: { list: view.list } }), enabled: isOpen })
  const { create, rename, removing, copyLink } = useViewActions(view)
  const ask = (what: 'new' | 'rename') => {
    setHasAsked(true)
    setAsks(what)
  }
  return (
    <>
      <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} stroke={1.6} />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
            onPointerEnter={NameDialog.preload}
          >
            {t('views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
          <Menu.Label>{own.data?.data.length === 0 ? t('none') : t('mine')}</Menu.Label>
          {own.isPending && <Menu.Label>{words('loading')}</Menu.Label>}
          {own.data?.data.map((one) => (
            <Menu.Item
              key={one._id}
              component={AppLink}
              href={`${typeof path === 'string' ? path : path(one)}?view=${one._id}`}
              aria-current={one._id === saved?._id || undefined}
              rightSection={one._id === saved?._id && <IconCheck size={16} />}
            >
              <bdi>{one.name}</bdi>
            </Menu.Item>
          ))}
          <Menu.Divider />
          {saved && <Menu.Item onClick={() => view.show(undefined)}>{t('usual')}</Menu.Item>}
          <Menu.Item onClick={() => ask('new')}>{t('saveAs')}</Menu.Item>
          {saved && !view.isGone && <Menu.Item onClick={() => void copyLink()}>{t('copyLink')}</Menu.Item>}
          {saved?.isOwn && !view.isGone && (
            <>
              <Menu.Item onClick={() => ask('rename')}>{t('rename')}</Menu.Item>
              <Menu.Item color="var(--tone-red)" onClick={() => void removing.run()}>
                {t('delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {hasAsked && (
        <NameDialog
          opened={asks !== null}
          onClose={() => setAsks(null)}
          name={asks === 'rename' ? (saved?.name ?? '') : ''}
          save={asks === 'rename' ? rename : create}
        />
      )}
    </>
  )
}
