import type { Plugin, UserConfig } from 'vite'

/**
 * The mode of the build that `npm start` makes: from source and without what only a release needs, in a folder of its own. See decision 104.
 */
export declare const quickMode = 'quick'
/** The conditions of the server for programs that Node loads without a bundler, as in tests. */
export declare const nodeConditions: string[]
/**
 * Reads the packages of this repository from source, in the browser, on the server, and in the style compiler. Where
 * Node itself loads other packages, `server` must not include `module`, because that condition selects files for
 * bundlers, which Node can't load.
 */
export declare function sourceConditions(server?: string[]): Pick<UserConfig, 'resolve' | 'environments' | 'ssr'>
/**
 * Replaces each module that has a translation, such as `texts.ts` by `texts.es.ts`, so a build contains one language
 * only. A translation itself imports what it names.
 */
export declare function translatedModules(language: string): Plugin
