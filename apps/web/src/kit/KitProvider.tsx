import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { colorSchemeManager } from '../theme/colorScheme.ts'
import { styleNonce } from '../theme/styleNonce.ts'
import { theme } from '../theme/theme.ts'
import { variables } from '../theme/variables.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { watchNetwork } from './connection.ts'
import { ConfirmHost } from './dialog/ConfirmHost.tsx'
import { installCalendarKeys } from './fields/calendarKeys.ts'
import { installSteadyPress } from './form/installSteadyPress.ts'
import { installSteadyFocus } from './installSteadyFocus.ts'
import { type ProblemTexts, ProblemTextsContext } from './problemText.ts'
import { ToastHost } from './toast/ToastHost.tsx'

interface KitProviderProps {
  problemTexts?: ProblemTexts
  children: ReactNode
}

/** The kit's providers around the application: theme, direction, toasts, questions. */
export function KitProvider({ problemTexts, children }: KitProviderProps) {
  const { direction } = useLanguage()
  useEffect(() => installCalendarKeys(), [])
  useEffect(() => installSteadyPress(), [])
  useEffect(() => installSteadyFocus(), [])
  useEffect(() => watchNetwork(), [])
  const app = (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
        getStyleNonce={() => styleNonce}
      >
        <Localized>{children}</Localized>
      </MantineProvider>
    </DirectionProvider>
  )
  return problemTexts ? <ProblemTextsContext value={problemTexts}>{app}</ProblemTextsContext> : app
}

function Localized({ children }: { children: ReactNode }) {
  const { direction } = useLanguage()
  const { setDirection } = useDirection()
  useEffect(() => setDirection(direction), [direction, setDirection])
  return (
    <>
      {children}
      <ConfirmHost />
      <ToastHost />
      <ConnectionBanner />
    </>
  )
}
