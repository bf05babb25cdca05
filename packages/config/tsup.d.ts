import type { Options } from 'tsup'

type Entry = NonNullable<Options['entry']>

/** A package of plain TypeScript. */
export declare function library(entry: Entry): Options
/** A package with vanilla-extract styles: plain class names in the scripts, one style sheet beside them. */
export declare function styledLibrary(entry: Entry): Options
