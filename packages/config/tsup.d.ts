import type { Options } from 'tsup'

type Entry = NonNullable<Options['entry']>

/** A package of plain TypeScript. Each source file is a module of its own, so that a page takes along only those it uses. */
export declare function library(entry: Entry): Options[]
/**
 * A package with vanilla-extract styles: plain class names in the scripts, and one style sheet. `typed` are the
 * entries that get type declarations, where there are more of them than scripts made here.
 */
export declare function styledLibrary(entry: Entry, typed?: Entry): Options
