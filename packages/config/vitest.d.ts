import type { ViteUserConfig } from 'vitest/config'

type TestOptions = NonNullable<ViteUserConfig['test']>

/** Tests that need no document. */
export declare function nodeTests(test?: TestOptions): ViteUserConfig
/** Tests of components, with vanilla-extract and a document. */
export declare function domTests(test?: TestOptions): ViteUserConfig
