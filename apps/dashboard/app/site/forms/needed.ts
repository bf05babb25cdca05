import { isBlank } from '@pkg/domain'

/** Returns a validator that asks for a value, in the words of its form. */
export const needed =
  (message: string) =>
  (value: string | undefined): string | undefined =>
    isBlank(value) ? message : undefined
