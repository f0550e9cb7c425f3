// First, so that the rules of modules win.
import './theme/styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { absenceDialog } from './absenceDialog.tsx'
import { addDialogs } from './addDialogs.ts'
import { AbsenceDialogContext } from './app/absence/AbsenceProvider.tsx'
import { AddDialogsContext } from './app/adding/AddingProvider.tsx'
import { Pages } from './app/Pages.tsx'
import { problemSentences } from './app/problems.ts'
import { queryClient } from './app/queryClient.ts'
import { currentLanguage } from './i18n/language.ts'
import { loadProblemSentences } from './i18n/problemSentence.ts'
import { KitProvider } from './kit/KitProvider.tsx'
import { Boundary } from './kit/parts/Boundary.tsx'
import { Failure } from './kit/parts/Failure.tsx'
import { tellPaymentFailure } from './orders/paymentFailure.ts'
import { openFirstPage, router } from './router.tsx'

const firstPage = openFirstPage(location)

function start(): void {
  tellPaymentFailure(location)
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Boundary fallback={(error) => <Failure error={error} />}>
        <KitProvider problemTexts={problemSentences}>
          <QueryClientProvider client={queryClient}>
            <AddDialogsContext value={addDialogs}>
              <AbsenceDialogContext value={absenceDialog}>
                <Pages router={router} firstPage={firstPage} />
              </AbsenceDialogContext>
            </AddDialogsContext>
          </QueryClientProvider>
        </KitProvider>
      </Boundary>
    </StrictMode>,
  )
}

void loadProblemSentences(currentLanguage()).then(start, start)
