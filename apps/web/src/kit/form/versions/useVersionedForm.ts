import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { useSchemaForm } from '../useSchemaForm.ts'
import { type Contested, type FormPart, isSame, mergeVersions } from './mergeVersions.ts'

export type Side = 'mine' | 'theirs'

/** A part that two people changed, and whose version stands in the form; null until it was decided. */
export interface Decision extends Contested {
  chosen: Side | null
}

/** What another person's save has done to a form that is being filled in. */
export interface Versions {
  /** The names of the parts that were taken over. */
  takenOver: string[]
  decisions: Decision[]
  /** Puts one version of a part into the form; may be changed until the save. */
  choose: (part: string, side: Side) => void
}

interface Versioned<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>
  /** Null as long as nobody else has changed what is being edited. */
  versions: Versions | null
}

/**
 * A form of a record that others may save meanwhile. New `values` from the server replace what nobody touched here;
 * what both changed is kept as typed until it is decided, part by part. `Form` shows that and saves only then.
 */
export function useVersionedForm<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Values>,
  values: Values,
  parts: readonly FormPart[],
): Versioned<Values, Output> {
  const [start] = useState(values)
  const form = useSchemaForm<Values, Output>(schema, { defaultValues: start as never })
  const { isDirty } = form.formState
  const base = useRef(values)
  const [takenOver, setTakenOver] = useState<string[]>([])
  const [decisions, setDecisions] = useState<Decision[]>([])

  const put = (field: string, value: unknown) =>
    form.setValue(field as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    })

  const takeIn = useEffectEvent((theirs: Values) => {
    const mine = structuredClone(form.getValues())
    const merged = mergeVersions({ base: base.current, theirs, mine }, parts)
    base.current = theirs
    form.reset(theirs, { keepErrors: isDirty, keepTouched: isDirty, keepIsSubmitted: true })
    if (!isDirty) return
    for (const { fields } of [...merged.kept, ...merged.contested])
      for (const field of fields) put(field, get(mine, field))
    setTakenOver((before) => [...new Set([...before, ...merged.takenOver.map(({ name }) => name)])])
    setDecisions((before) => [
      ...before.filter(({ name }) => !merged.contested.some((part) => part.name === name)),
      ...merged.contested.map((part) => ({ ...part, chosen: null })),
    ])
  })

  const version = useLastSame(values)
  useEffect(() => {
    if (!isSame(version, base.current)) takeIn(version)
  }, [version])

  function choose(name: string, side: Side) {
    const decision = decisions.find((one) => one.name === name)
    for (const [index, field] of decision?.fields.entries() ?? []) put(field, decision?.[side][index])
    setDecisions((now) => now.map((one) => (one.name === name ? { ...one, chosen: side } : one)))
  }

  const hasNews = takenOver.length > 0 || decisions.length > 0
  return { form, versions: hasNews ? { takenOver, decisions, choose } : null }
}

/** The value of an earlier render as long as the new one says the same. */
function useLastSame<Value>(value: Value): Value {
  const [last, setLast] = useState(value)
  if (last !== value && !isSame(last, value)) setLast(value)
  return isSame(last, value) ? last : value
}
