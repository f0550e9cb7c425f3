import { useQueryClient } from '@tanstack/react-query'
import type { Article } from '@tourdesk/contract/catalogue/articles'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { type Undoable, useOfferUndo } from '../../app/useOfferUndo.ts'
import { useText } from '../../i18n/useText.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import { useForgetDirty } from '../../kit/dirty.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { ArticleInputs } from './ArticleInputs.tsx'
import { type ArticleValues, articleFields } from './articleFields.ts'
import { articleMessages } from './messages.ts'

interface ArticleFormProps {
  /** Null for a new article. */
  article: Article | null
  onClose: () => void
}

/** Creates or changes an article. */
export function ArticleForm({ article, onClose }: ArticleFormProps) {
  const outcomes = useOutcomes()
  const client = useQueryClient()
  const forgetDirty = useForgetDirty()
  const offerUndo = useOfferUndo()
  const t = useText(articleMessages)
  const stored = useStored(article)
  const { form, versions } = useVersionedForm(
    articleFields.schema,
    articleFields.valuesOf(article),
    partsOf<ArticleValues>({
      title: t('articleTitle'),
      isActive: t('active'),
      subtitle: t('subtitle'),
      category: t('category'),
      text: t('text'),
      image: t('image'),
    }),
  )

  function close() {
    forgetDirty()
    onClose()
  }
  const reload = () => void client.invalidateQueries({ queryKey: ['articles'] })
  function done(text: string, saved: { _id: string } & Undoable) {
    close()
    reload()
    offerUndo(text, saved._id, saved)
  }
  const texts = outcomes[stored ? 'update' : 'create']
  const save = useAction(api.articles.save, {
    ...texts,
    // The undo toast says it.
    success: '',
    onSuccess: (saved) => done(texts.success, saved),
    onFailure: (error) => loadsNewer(form, error, reload) || void placeIssues(form, error),
  })

  return (
    <Form
      form={form}
      draft={`article ${article?._id ?? 'new'}`}
      versions={versions}
      limits={articleFields.limits}
      onSubmit={(values) => save.run({ body: { ...values, _id: stored?._id, updatedAt: stored?.updatedAt } })}
    >
      <ArticleInputs control={form.control} />
      <FormActions
        onCancel={close}
        start={
          article && (
            <DeleteButton
              remove={() => api.articles.remove({ params: { id: article._id } })}
              texts={{ ...outcomes.remove, success: '' }}
              question={t('deleteQuestion')}
              onDeleted={(removed) => done(outcomes.remove.success, removed)}
            />
          )
        }
      />
    </Form>
  )
}
