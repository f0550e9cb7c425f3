import {
  type ActionIconProps,
  type ButtonProps,
  type CheckboxProps,
  createTheme,
  type DrawerProps,
  type InputProps,
  type InputWrapperProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type MultiSelectProps,
  type PopoverProps,
  type SelectProps,
  type SwitchProps,
  type TooltipProps,
} from '@mantine/core'
import { accentColor } from '@tourdesk/contract/accentColor'

const brand: MantineColorsTuple = [
  '#edf2ff',
  '#dbe4fb',
  '#b6c8f5',
  '#8ea9ee',
  '#6b8ee8',
  '#4a72d9',
  '#3460c8',
  accentColor,
  '#244591',
  '#1b3570',
]
const dark: MantineColorsTuple = [
  '#e4e8ee',
  '#c2cad6',
  '#a2acba',
  '#727d8c',
  '#434c59',
  '#2f3641',
  '#232a33',
  '#1b2027',
  '#161a20',
  '#13171c',
]
const red: MantineColorsTuple = [
  '#fdeeee',
  '#fad9d9',
  '#f3b0b0',
  '#ec8585',
  '#e56161',
  '#d94343',
  '#c52f2f',
  '#b32424',
  '#991d1d',
  '#7d1616',
]
const fontFamily = '"Heebo Variable", system-ui, sans-serif'
/** A dialog's header is a `<header>`, which would be announced as a second page header. */
const plainHeader = { header: { role: 'presentation' } }
const instant = { transitionProps: { duration: 0 } }
const buttonVars = { '--button-height': 'var(--control-height)', '--button-fz': '13px' }
const inputVars = {
  '--input-height': 'var(--control-height)',
  '--input-fz': '13px',
  '--input-placeholder-color': 'var(--muted)',
}

const wrapperVars = {
  label: {},
  error: { '--input-error-size': '12px' },
  description: { '--input-description-size': '12px' },
}

/** Plain objects instead of `Component.extend`, so that the login page doesn't load every component. */
export const theme = createTheme({
  fontFamily,
  headings: { fontFamily, fontWeight: '600' },
  colors: { brand, dark, red },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'sm',
  autoContrast: true,
  cursorType: 'pointer',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  respectReducedMotion: true,
  components: {
    ActionIcon: startingWith<ActionIconProps>({ size: 32, variant: 'subtle', color: 'gray' }),
    Button: { ...startingWith<ButtonProps>({ size: 'xs' }), vars: () => ({ root: buttonVars }) },
    Checkbox: startingWith<CheckboxProps>({ size: 'xs' }),
    Drawer: startingWith<DrawerProps>({ transitionProps: { duration: 120 }, attributes: plainHeader }),
    Input: { ...startingWith<InputProps>({ size: 'sm' }), vars: () => ({ wrapper: inputVars }) },
    InputWrapper: {
      ...startingWith<InputWrapperProps>({
        size: 'sm',
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      }),
      vars: () => wrapperVars,
    },
    Menu: startingWith<MenuProps>({ withInitialFocusPlaceholder: false, ...instant }),
    Modal: startingWith<ModalProps>({
      transitionProps: { duration: 120, transition: 'fade' },
      attributes: plainHeader,
    }),
    MultiSelect: startingWith<MultiSelectProps>({ openOnFocus: false }),
    Popover: startingWith<PopoverProps>(instant),
    Select: startingWith<SelectProps>({ openOnFocus: false, allowDeselect: false }),
    Switch: startingWith<SwitchProps>({ size: 'sm' }),
    Tooltip: startingWith<TooltipProps>({ openDelay: 400, withArrow: true }),
  },
})

function startingWith<Props>(defaultProps: Partial<Props>): { defaultProps: Partial<Props> } {
  return { defaultProps }
}
