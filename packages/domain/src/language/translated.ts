/** The type of a text, or of an object of texts, in any language: the same names as in English, with any words. [FIND-015] */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string | readonly string[]
    ? (...values: Values) => Translated<ReturnType<English>>
    : { readonly [Name in keyof English]: Translated<English[Name]> }
