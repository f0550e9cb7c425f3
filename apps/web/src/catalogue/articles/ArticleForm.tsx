import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Article } from '@tourdesk/contract/articles'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { useForgetDirty } from '../../kit/dirty.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { ArticleInputs } from './ArticleInputs.tsx'
import { ArticleValues, articleInputOf, articleValuesOf } from './articleValues.ts'
import { DeleteArticle } from './DeleteArticle.tsx'

interface ArticleFormProps {
  /** Null makes a new one. */
  article: Article | null
  onClose: () => void
}

/** Makes or changes an article (ART-09 to ART-17). */
export function ArticleForm({ article, onClose }: ArticleFormProps) {
  const words = useText(common)
  const outcomes = useOutcomes()
  const client = useQueryClient()
  const forgetDirty = useForgetDirty()
  const form = useSchemaForm(ArticleValues, { values: articleValuesOf(article) })

  function close() {
    forgetDirty()
    onClose()
  }
  function done() {
    close()
    void client.invalidateQueries({ queryKey: ['articles'] })
  }
  const save = useAction(api.articles.save, {
    ...outcomes[article ? 'update' : 'create'],
    onSuccess: done,
    onFailure: (error) => void placeIssues(form, error),
  })

  return (
    <Form
      form={form}
      draft={`article ${article?._id ?? 'new'}`}
      onSubmit={(values) => save.run({ body: articleInputOf(values, article) })}
    >
      <ArticleInputs control={form.control} />
      <DialogActions start={article && <DeleteArticle id={article._id} onDeleted={done} />}>
        <Button variant="default" onClick={close}>
          {words('cancel')}
        </Button>
        <SubmitButton>{words('save')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
