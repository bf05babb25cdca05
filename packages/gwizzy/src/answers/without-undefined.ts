/** `T` with properties that can be undefined made optional. */
export type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Returns `record` without the entries that are undefined. */
export function withoutUndefined<T extends object>(record: T): WithoutUndefined<T> {
  const isWhole = !Object.values(record).includes(undefined)
  const defined = isWhole
    ? record
    : Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
  return defined as WithoutUndefined<T>
}
