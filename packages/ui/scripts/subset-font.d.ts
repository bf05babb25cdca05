// The package has no types, and the ones from DefinitelyTyped lack `keepFeatures`.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Axes to pin to a value or to limit to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>
    keepFeatures: readonly string[]
    noHinting: boolean
  }
  /** Returns the font with only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
