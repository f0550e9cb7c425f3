import {
  ActionIcon,
  Button,
  Checkbox,
  createTheme,
  Drawer,
  Input,
  InputWrapper,
  type MantineColorsTuple,
  Menu,
  Modal,
  MultiSelect,
  Popover,
  Select,
  Switch,
  Tooltip,
} from '@mantine/core'

const brand: MantineColorsTuple = [
  '#edf2ff',
  '#dbe4fb',
  '#b6c8f5',
  '#8ea9ee',
  '#6b8ee8',
  '#4a72d9',
  '#3460c8',
  '#2b52ad',
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
const instant = { transitionProps: { duration: 0 } }

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
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { size: 32, variant: 'subtle', color: 'gray' } }),
    Button: Button.extend({
      defaultProps: { size: 'xs' },
      vars: () => ({ root: { '--button-height': 'var(--control-height)', '--button-fz': '13px' } }),
    }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'xs' } }),
    Drawer: Drawer.extend({ defaultProps: { transitionProps: { duration: 120 } } }),
    Input: Input.extend({
      defaultProps: { size: 'sm' },
      vars: () => ({
        wrapper: {
          '--input-height': 'var(--control-height)',
          '--input-fz': '13px',
          '--input-placeholder-color': 'var(--muted)',
        },
      }),
    }),
    InputWrapper: InputWrapper.extend({
      defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false, ...instant } }),
    Modal: Modal.extend({ defaultProps: { transitionProps: { duration: 120, transition: 'fade' } } }),
    MultiSelect: MultiSelect.extend({ defaultProps: { openOnFocus: false } }),
    Popover: Popover.extend({ defaultProps: instant }),
    Select: Select.extend({ defaultProps: { openOnFocus: false, allowDeselect: false } }),
    Switch: Switch.extend({ defaultProps: { size: 'sm' } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true, fz: 'xs' } }),
  },
})
