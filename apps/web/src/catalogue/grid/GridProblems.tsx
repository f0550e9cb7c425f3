import { useEffect } from 'react'
import { type FieldValues, get, useFormState } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { messageIn } from '../../kit/form/messageIn.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import type { GridProps } from './gridProps.ts'
import type { GridStore } from './gridStore.ts'
import { gridMessages } from './messages.ts'

/** Passes the form's errors to the cells, and says how many there are; the focused cell shows its own. */
export function GridProblems<Key extends string, Values extends FieldValues>({
  form,
  rows,
  columns,
  pathOf,
  store,
}: GridProps<Key, Values> & { store: GridStore }) {
  const t = useText(gridMessages)
  const { ofField } = useProblemTexts()
  const { errors } = useFormState({ control: form.control })
  const wrong = rows.flatMap((_, row) =>
    columns.flatMap(({ key }): [string, string][] => {
      const path = pathOf(row, key)
      const message = messageIn(get(errors, path))
      return message ? [[path, ofField(message)]] : []
    }),
  )
  useEffect(() => {
    if (JSON.stringify([...store.get().problems]) !== JSON.stringify(wrong))
      store.set({ problems: new Map(wrong) })
  })
  return <FormProblem text={wrong.length > 0 ? t('wrong', { count: wrong.length }) : null} />
}
