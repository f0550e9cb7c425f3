import type { Option } from '../../../kit/fields/Choice.tsx'

/** The options with the present wish among them, also when that car or guide is no longer offered. */
export function withWish(options: Option<string>[], wish: string | undefined): Option<string>[] {
  if (!wish || options.some(({ value }) => value === wish)) return options
  return [{ value: wish, label: wish }, ...options]
}
