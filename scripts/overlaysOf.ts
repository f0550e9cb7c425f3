import { basename } from 'node:path'

type Kind = 'dialog' | 'question' | 'menu'

/** The imports that show that a file opens an overlay. */
const signs: Record<string, Kind> = {
  Modal: 'dialog',
  Drawer: 'dialog',
  Dialog: 'dialog',
  FormDialog: 'dialog',
  ReasonDialog: 'dialog',
  LazyDialog: 'dialog',
  FailedDialog: 'dialog',
  confirm: 'question',
  confirmDelete: 'question',
  choose: 'question',
  askText: 'question',
  DeleteButton: 'question',
  Menu: 'menu',
  Popover: 'menu',
  HoverCard: 'menu',
  ActionMenu: 'menu',
}

const sources = [
  'core',
  'Dialog.tsx',
  'FormDialog.tsx',
  'ReasonDialog.tsx',
  'LazyDialog.tsx',
  'FailedDialog.tsx',
  'confirm.ts',
  'DeleteButton.tsx',
  'ActionMenu.tsx',
]

/** The overlays that a web file opens, such as `dialog` and `question`. */
export function overlaysOf(text: string): Kind[] {
  const imports = [...text.matchAll(/^import \{([^}]*)\} from '([^']*)'/gm)]
  const names = imports
    .filter(([, , source = '']) => sources.includes(basename(source)))
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return [...new Set(names.flatMap((name) => signs[name] ?? []))].sort()
}
