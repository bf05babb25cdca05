import type { UserConfig } from 'vite'

/** Reads the packages of this repository from source, in the browser, on the server and in the style compiler. */
export declare function sourceConditions(): Pick<UserConfig, 'resolve' | 'environments' | 'ssr'>
