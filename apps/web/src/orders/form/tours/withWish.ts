import type { Option } from '../../../kit/fields/Choice.tsx'

/** The options including the current wish, even if that car or guide is no longer available. */
export function withWish(options: Option<string>[], wish: string | undefined): Option<string>[] {
  if (!wish || options.some(({ value }) => value === wish)) return options
  return [{ value: wish, label: wish }, ...options]
}
