import type { Options } from 'tsup'

/** The source file of each entry, by the name of its output. */
type Entry = Record<string, string>

/** ES modules without types, for a package that only this repository uses. Each source file stays a module. */
export declare const modules: Options
/** A package of plain TypeScript: its modules, a CommonJS file per entry, and the types of both. Each source file stays a module, so pages load only the modules they use. */
export declare function library(entry: Entry): Options[]
/**
 * A package with vanilla-extract styles: plain class names in the scripts, and one style sheet. `types` are the
 * entries that get type declarations, and `clients` the names of those with components, which get `'use client'`.
 */
export declare function styledLibrary(entry: Entry, marked: { types: Entry; clients: string[] }): Options
